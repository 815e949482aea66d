import type { Area } from '../../engine/area.js';
import type {
  CriteriaGroup,
  CriteriaItem,
  CriteriaQuery,
  Flow,
  FlowExecutionDataQueryResult,
  FlowExecutionLaunchRequest,
  FlowRuntimeExecution,
  FlowVersion,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import { badRequest, notFound, Problem } from '../../store/errors.js';
import { listing, queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { JobKind } from '../job-kind.js';
import { endOf, failureOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { readId } from '../repository.js';
import type { Entity } from '../repository.js';
import { flowsOf, versionView, versionOf } from './flows.js';
import type { StoredVersion } from './flows.js';

const EXECUTIONS = '/api/v2/flows/executions';
const INSTANCES = '/api/v2/flows/instances';

interface Execution extends Job {
  name?: string;
  flowId: string;
  flowName: string;
  version: FlowVersion;
}

type ComparedFields = Pick<
  FlowExecutionDataQueryResult,
  'startDateTime' | 'endDateTime' | 'flowId' | 'flowType' | 'flowErrorReason'
>;

/**
 * The fields that a condition can compare. The other keys concern actions and conversations, which these executions do not
 * have.
 */
const fields: Readonly<Record<string, keyof ComparedFields>> = {
  FlowStartDateTime: 'startDateTime',
  FlowEndDateTime: 'endDateTime',
  FlowId: 'flowId',
  FlowType: 'flowType',
  FlowErrorReason: 'flowErrorReason',
};

/**
 * Flow executions started by a program. The sandbox does not run the flow: an execution starts and ends as `planJob` says,
 * without output. A test makes any other change itself.
 */
export function addFlowExecutionHandlers(area: Area, world: World): void {
  const jobs = new JobKind<Execution>(world, {
    name: 'architect.executions',
    entity: 'flowExecution',
    stateNames: { active: ['RUNNING'], done: 'COMPLETED', failed: 'FAILED' },
  });

  area.handle('postFlowsExecutions', (context) => {
    const { flowId, flowVersion, name } = readObject<FlowExecutionLaunchRequest>(context, ['flowId']);
    const flow = flowsOf(world).get(flowId);
    const version = findLaunchedVersion(world, flow, flowVersion);
    const job = jobs.start(context, {
      flowId,
      flowName: textOf(flow['name']),
      version: versionView(version) as FlowVersion,
      ...(name !== undefined && { name }),
    });
    const { id, selfUri } = version;
    return {
      id: job.id,
      ...(name !== undefined && { name }),
      flowVersion: { id, name: version.name, selfUri },
      selfUri: `${EXECUTIONS}/${job.id}`,
    };
  });

  area.handle('getFlowsExecution', (context) => executionView(world, jobs, jobs.get(context.param('flowExecutionId'))));

  area.handle('postFlowsInstancesQuery', (context) => {
    const { query } = readObject<CriteriaQuery>(context, ['query']);
    const matches = jobs
      .all()
      .map((job) => queryResult(jobs, job))
      .filter((each) => query.every((group) => matchesGroup(each, group)))
      .reverse();
    const { entities, ...page } = listing(context, world, matches, (each) =>
      queryFlag(context, 'indexOnly') === true ? { id: each.id, selfUri: each.selfUri } : each,
    );
    return { ...page, entities };
  });
}

/** Returns the version to launch, by default the published one. @throws the platform's error if the flow cannot be launched. */
function findLaunchedVersion(world: World, flow: Entity<Flow>, flowVersion: string | undefined): Entity<StoredVersion> {
  if (flow['type'] !== 'WORKFLOW')
    throw badRequest(`Flows of the type ${textOf(flow['type'])} cannot be launched`, [
      { errorCode: 'invalid.value', fieldName: 'flowId', entityId: flow.id, entityName: 'flow' },
    ]);
  const versionNumber = flowVersion ?? readId(flow['publishedVersion']);
  if (versionNumber === undefined)
    throw new Problem(409, 'The flow is not published', {
      code: 'architect.flow.not.published',
      entityId: flow.id,
      entityName: 'flow',
    });
  const version = versionOf(world, flow, versionNumber);
  if (!version) throw notFound('version', versionNumber);
  return version;
}

function executionView(world: World, jobs: JobKind<Execution>, job: Execution): FlowRuntimeExecution {
  const error = jobs.hasFailed(job) && new Problem(500, failureOf(job)).body(world.newCorrelationId());
  return {
    id: job.id,
    ...(job.name !== undefined && { name: job.name }),
    flowVersion: job.version,
    status: jobs.stateName(job),
    dateLaunched: iso(job.submitted),
    ...(!jobs.isActive(job) && { dateCompleted: iso(endOf(job)) }),
    ...(error && { flowErrorInfo: error }),
    selfUri: `${EXECUTIONS}/${job.id}`,
  };
}

function queryResult(jobs: JobKind<Execution>, job: Execution): FlowExecutionDataQueryResult {
  return {
    id: job.id,
    ...(job.name !== undefined && { name: job.name }),
    flowType: 'workflow',
    startDateTime: iso(job.submitted),
    ...(!jobs.isActive(job) && { endDateTime: iso(endOf(job)) }),
    flowId: job.flowId,
    flowName: job.flowName,
    flowVersion: textOf(job.version['id']),
    ...(jobs.hasFailed(job) && { flowErrorReason: failureOf(job) }),
    selfUri: `${INSTANCES}/${job.id}`,
  };
}

function matchesGroup(execution: ComparedFields, { and = [], or = [], not = [], criteria }: CriteriaGroup): boolean {
  const isMatch = (item: CriteriaItem): boolean => matchesItem(execution, item);
  return and.every(isMatch) && (or.length === 0 || or.some(isMatch)) && !not.some(isMatch) && (!criteria || isMatch(criteria));
}

function matchesItem(execution: ComparedFields, { key = '', operator = 'eq', value = '' }: CriteriaItem): boolean {
  const field = fields[key];
  const actual = field && execution[field];
  if (field === undefined || actual === undefined) return operator === 'not';
  const isTime = field === 'startDateTime' || field === 'endDateTime';
  const [one, other] = isTime ? [Date.parse(actual), Date.parse(value)] : [actual.toLowerCase(), value.toLowerCase()];
  switch (operator) {
    case 'gt':
      return one > other;
    case 'gte':
      return one >= other;
    case 'lt':
      return one < other;
    case 'lte':
      return one <= other;
    case 'not':
      return one !== other;
    case 'begins':
      return actual.toLowerCase().startsWith(value.toLowerCase());
    case 'not_null':
      return true;
    default:
      return one === other;
  }
}
