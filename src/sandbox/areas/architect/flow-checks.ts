import type { Area } from '../../engine/area.js';
import type {
  ArchitectFlowReference,
  ArchitectJobMessage,
  Flow,
  RegisterArchitectExportJobResponse,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField, notFound } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { absoluteUrl, storeDownload } from '../files.js';
import { JobKind } from '../job-kind.js';
import { endOf, failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import type { Entity } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { parseFlowFile, fileOf } from './flow-file.js';
import { flowsOf, latestVersionOf, versionOf } from './flows.js';

interface FlowsJob extends Job {
  command: 'Export' | 'Validate';
  /** Each flow with its version, by default the latest. */
  flows: { flowId: string; version?: string }[];
  faults: string[];
  fileName?: string;
  /** The path of the export file. */
  path?: string;
}

/** The methods that return the state of a job. */
const jobReads = [
  { command: 'Export', read: 'getFlowsExportJob' },
  { command: 'Validate', read: 'getFlowsValidateJob' },
] as const;

/** Jobs that export flows to a file or validate them. Both use the saved version. */
export function addFlowCheckHandlers(area: Area, world: World): void {
  const jobs: JobKind<FlowsJob> = new JobKind<FlowsJob>(world, {
    name: 'architect.checks',
    entity: 'job',
    stateNames: { active: ['Registered', 'Started'], done: 'Success', failed: 'Failure' },
    onEnd: (job, hasSucceeded) => {
      if (!hasSucceeded) return;
      const files = job.flows.map((each) => savedFile(world, each));
      const faults = files.flatMap((file) => (typeof file === 'string' ? findFault(file) : [file.fault]));
      const [file] = files;
      const isFile = job.command === 'Export' && typeof file === 'string' && faults.length === 0;
      const options = { contentType: 'application/x-yaml', fileName: job.fileName ?? `${job.id}.yaml` };
      jobs.put({ ...job, faults, ...(isFile && { path: storeDownload(world, file, options) }) });
    },
  });

  area.handle('postFlowsExportJobs', (context) => {
    const { flows } = readObject(context, ['flows']);
    const [first] = requireFlows(flows);
    // Only Architect can read and write its own format. How it packs several flows is not documented.
    if (flows.some(({ exportType }) => exportType === 'Architect')) throw notBuilt(EXPORT, 'writer of Architect’s own format');
    if (flows.length > 1) throw notBuilt(EXPORT, 'archive of several flows');
    return startCheck(context, 'Export', flows, first?.fileName);
  });
  area.handle('postFlowsValidateJobs', (context) => {
    const { flows } = readObject(context, ['flows']);
    return startCheck(context, 'Validate', requireFlows(flows));
  });
  const startCheck = (
    context: OperationContext,
    command: FlowsJob['command'],
    references: readonly { flow: ArchitectFlowReference }[],
    fileName?: string,
  ): RegisterArchitectExportJobResponse => {
    const flows = references.map(({ flow }, index) => ({
      flowId: findFlow(world, flow, `flows[${index}].flow`).id,
      ...(flow.version !== undefined && { version: flow.version }),
    }));
    for (const { flowId, version } of flows)
      if (version !== undefined && !versionOf(world, { id: flowId }, version)) throw notFound('version', version);
    const job = jobs.start(context, { command, flows, faults: [], ...(fileName !== undefined && { fileName }) });
    return { id: job.id, status: jobs.stateName(job), totalFlows: flows.length, selfUri: selfUriOf(job) };
  };

  for (const { command, read } of jobReads)
    area.handle(read, (context) => {
      const storedJob = jobs.get(context.param('jobId'));
      const job = storedJob.command === command ? storedJob : jobs.get('');
      const faults = jobs.hasFailed(job) ? [failureOf(job)] : job.faults;
      const messages = faults.map((text): ArchitectJobMessage => ({ dateTime: iso(endOf(job)), type: 'Error', text }));
      return {
        id: job.id,
        status: job.faults.length > 0 ? 'Failure' : jobs.stateName(job),
        command,
        selfUri: selfUriOf(job),
        ...(job.path !== undefined && { downloadUrl: absoluteUrl(context, job.path) }),
        ...(queryList(context, 'expand').includes('messages') && { messages }),
      };
    });
}

const EXPORT = 'POST /api/v2/flows/export/jobs';

const selfUriOf = ({ id, command }: FlowsJob): string => `/api/v2/flows/${command.toLowerCase()}/jobs/${id}`;

/** @throws the platform's 400 for an empty list. */
function requireFlows<T>(flows: readonly T[]): readonly T[] {
  if (flows.length > 0) return flows;
  throw invalidField('flows does not match a flow', 'flows');
}

/** Returns a flow by id, or by name and type. */
function findFlow(world: World, { id, name, type }: ArchitectFlowReference, fieldName: string): Entity<Flow> {
  if (id !== undefined) return flowsOf(world).get(id);
  if (name === undefined || type === undefined)
    throw badRequest('A flow is meant by its id, or by its name and type', [{ errorCode: 'required.field', fieldName }]);
  const matches = flowsOf(world)
    .all()
    .find((flow) => flow.name === name && flow.type === type && flow.deleted !== true);
  if (!matches) throw notFound('flow', name);
  return matches;
}

function savedFile(world: World, { flowId, version }: FlowsJob['flows'][number]): string | { fault: string } {
  const flow = flowsOf(world).find(flowId);
  if (!flow) return { fault: `The flow is gone: ${flowId}` };
  const savedVersion = version === undefined ? latestVersionOf(world, flow) : versionOf(world, flow, version);
  if (!savedVersion) return { fault: `The flow ${flow.name ?? ''} has nothing saved` };
  return savedVersion.file ?? fileOf(flow);
}

/** Applies the check that publishing a file uses. */
function findFault(file: string): string[] {
  const description = parseFlowFile(file);
  return typeof description === 'string' ? [description] : [];
}
