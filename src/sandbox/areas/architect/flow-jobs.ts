import type { Area } from '../../engine/area.js';
import type { ArchitectJobStateResponse, Flow, RegisterArchitectJobResponse } from '../../../models/index.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { JobKind } from '../job-kind.js';
import { endOf, failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';
import type { StoredVersion } from './flows.js';
import { onUpload, createUpload, readUploadedText } from '../uploads/uploads.js';
import { parseFlowFile } from './flow-file.js';
import type { FlowDescription } from './flow-file.js';

const JOBS = '/api/v2/flows/jobs';
const FLOWS = '/api/v2/flows';

interface FlowJob extends Job {
  /** Whether the file was uploaded. */
  isFed: boolean;
  flowId?: string;
  command?: 'Create' | 'Update';
  /** Why the file is invalid. */
  fault?: string;
}

/** Jobs that create and publish a flow from a file. A job waits for the upload until its URL expires. */
export function addFlowJobHandlers(area: Area, world: World): void {
  const jobs: JobKind<FlowJob> = new JobKind<FlowJob>(world, {
    name: 'architect.jobs',
    entity: 'job',
    stateNames: { active: ['Registered', 'Started'], done: 'Success', failed: 'Failure' },
    onEnd: (job, hasSucceeded) => {
      if (!hasSucceeded) return;
      const file = readUploadedText(world, job.id);
      const description = parseFlowFile(file);
      jobs.put({ ...job, ...(typeof description === 'string' ? { fault: description } : publishFlow(world, description, file)) });
    },
  });
  onUpload(world, JOBS, (key) => {
    const job = jobs.find(key);
    if (job && !job.isFed) jobs.begin({ ...job, isFed: true, submitted: world.now() });
  });

  area.handle('postFlowsJobs', (context) => {
    const { id } = jobs.createPending(context, { isFed: false });
    const { url, headers } = createUpload(world, context, JOBS, id);
    const response: RegisterArchitectJobResponse = { id, presignedUrl: url, headers, selfUri: `${JOBS}/${id}` };
    return response;
  });

  const statusOf = (job: FlowJob): string => {
    if (!job.isFed) return 'Registered';
    return job.fault === undefined ? jobs.stateName(job) : 'Failure';
  };
  area.handle('getFlowsJob', (context) => {
    const job = jobs.get(context.param('jobId'));
    const { flowId, command, fault = jobs.hasFailed(job) ? failureOf(job) : undefined } = job;
    const messages = fault === undefined ? [] : [{ dateTime: iso(endOf(job)), type: 'Error', text: fault }];
    const response: ArchitectJobStateResponse = {
      id: job.id,
      status: statusOf(job),
      ...(flowId !== undefined && { flow: { id: flowId, selfUri: `${FLOWS}/${flowId}` } }),
      ...(command && { command }),
      ...(queryList(context, 'expand').includes('messages') && { messages }),
      selfUri: `${JOBS}/${job.id}`,
    };
    return response;
  });
}

function publishFlow(
  world: World,
  { type, name, description }: FlowDescription,
  file: string,
): Pick<FlowJob, 'flowId' | 'command'> {
  const flows = new Repository<Flow>(world, FLOWS);
  const before = flows.all().find((flow) => flow['type'] === type && flow['name'] === name && flow['deleted'] !== true);
  const id = before?.id ?? world.newId();
  const versions = new Repository<StoredVersion>(world, `${FLOWS}/{}/versions`, [id]);
  const version = `${Math.max(0, ...versions.all().map((each) => Number.parseInt(each.id, 10))) + 1}.0`;
  const flow = {
    id: version,
    name: version,
    commitVersion: version,
    configurationVersion: version,
    type: 'PUBLISH' as const,
    secure: false,
    debug: false,
    dateCreated: world.now(),
    selfUri: `${FLOWS}/${id}/versions/${version}`,
    configurationUri: `${FLOWS}/${id}/versions/${version}/configuration`,
  };
  versions.save({ ...flow, configuration: { name, type }, file });
  flows.save({
    system: false,
    deleted: false,
    division: { id: world.organisation.homeDivisionId },
    ...before,
    id,
    name,
    type,
    selfUri: `${FLOWS}/${id}`,
    active: true,
    ...(description !== undefined && { description }),
    savedVersion: flow,
    checkedInVersion: flow,
    publishedVersion: flow,
  });
  return { flowId: id, command: before ? 'Update' : 'Create' };
}
