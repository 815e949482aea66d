import type { PartialResult } from '../../operations/methods.js';
import type { Area, HandlerResult } from '../../engine/area.js';
import type { Flow, FlowVersion, JsonObject, Operation } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { publishEvent } from '../events/publish.js';
import { callerOf, readId, Repository, listPage } from '../repository.js';
import type { Entity, Fields, Json } from '../repository.js';
import { historyOf, recordHistory } from './history.js';
import { addArchitectOperations } from './operations.js';

const FLOWS = '/api/v2/flows';

export const flowsOf = (world: World): Repository<Flow> => new Repository<Flow>(world, FLOWS);

type ActionMethod = `postFlowsActions${'Checkout' | 'Checkin' | 'Publish' | 'Deactivate' | 'Revert' | 'Unlock'}`;

type Lock = Pick<Fields<Flow>, 'lockedUser' | 'lockedClient'>;

/** The fields that refer to flows. A flow that is referred to cannot be deleted. */
const usedBy = [
  ...['openHoursFlow', 'closedHoursFlow', 'holidayHoursFlow'].map((field) => ['/api/v2/architect/ivrs', field] as const),
  ...['queueFlow', 'emailInQueueFlow', 'messageInQueueFlow'].map((field) => ['/api/v2/routing/queues', field] as const),
  ['/api/v2/architect/emergencygroups', 'emergencyCallFlows.emergencyFlow'] as const,
];

/** The saved versions of a flow, the newest last. `configuration` is stored as it was sent. */
const versionsOf = (world: World, flowId: string): Repository<StoredVersion> =>
  new Repository<StoredVersion>(world, `${FLOWS}/{}/versions`, [flowId]);

/** Flows: locked by one user at a time, saved as versions, checked in and published. */
export function addFlowHandlers(area: Area, world: World): void {
  area.addRule({ path: FLOWS, usedBy, inUseCode: 'architect.flow.in.use' });
  addFlowChanges(area, world);
  addFlowActions(area, world);
  addVersionHandlers(area, world);
  addHistoryHandlers(area, world);
}

/** Returns the flow that the path or the query names. @throws the platform's 404. */
function findFlow(world: World, context: OperationContext): Entity<Flow> {
  return flowsOf(world).get(context.params['flowId'] ?? queryValue(context, 'flow'));
}

function addFlowChanges(area: Area, world: World): void {
  const flows = flowsOf(world);
  const view = (flow: Entity<Flow>): Flow => flows.view(flow);
  const { deleteFlows } = addArchitectOperations(area, world);
  const isPresent = ({ deleted }: Entity<Flow>): boolean => deleted !== true;

  area.handle('getFlows', (context) => {
    const editor = queryValue(context, 'lockedBy');
    const matches = flows
      .all()
      .filter((flow) => queryFlag(context, 'deleted') === true || isPresent(flow))
      .filter(({ lockedUser }) => editor === undefined || readId(lockedUser) === editor);
    return listPage(context, world, matches.map(view));
  });

  area.handle('postFlows', (context) => {
    const body = readObject<Flow>(context, ['name']);
    const extraFields = { active: false, system: false, deleted: false, ...lockOf(context) };
    const flow = flows.create(context, { type: 'INBOUNDCALL', ...body }, extraFields);
    recordHistory(world, context, FLOWS, flow.id, 'CREATE');
    return view(flow);
  });

  area.handle('deleteFlows', (context) => {
    const selectedFlows = queryList(context, 'id').map((id) => flows.get(id));
    for (const flow of selectedFlows) {
      refuseLocked(flow, context);
      flows.checkRemoval(flow.id);
    }
    return deleteFlows(
      context,
      selectedFlows.map(({ id }) => id),
    );
  });

  area.handle('getFlow', (context) => view(findFlow(world, context)));

  area.handle('putFlow', (context) => {
    const flow = findFlow(world, context);
    refuseLocked(flow, context);
    const { name, description, division } = readObject<Flow>(context, ['name']);
    const changedFields = { name, ...(description !== undefined && { description }), ...(division && { division }) };
    return view(flows.update(context, flow, {}, { more: changedFields }));
  });

  area.handle('deleteFlow', (context) => {
    const flow = findFlow(world, context);
    refuseLocked(flow, context);
    flows.remove(flow.id);
  });
}

type AddAction = <K extends ActionMethod>(
  name: K,
  perform: (context: OperationContext, flow: Entity<Flow>) => HandlerResult<K>,
) => void;

function addFlowActions(area: Area, world: World): void {
  const flows = flowsOf(world);
  const view = (flow: Entity<Flow>): Flow => flows.view(flow);
  const addAction: AddAction = (name, perform) => {
    area.handle(name, (context) => perform(context, findFlow(world, context)));
  };

  addAction('postFlowsActionsCheckout', (context, flow) => {
    refuseLocked(flow, context);
    recordHistory(world, context, FLOWS, flow.id, 'CHECKOUT');
    return view(flows.save({ ...flow, ...lockOf(context) }));
  });

  addAction('postFlowsActionsCheckin', (context, flow) => {
    refuseLocked(flow, context);
    const latestVersion = latestVersionOf(world, flow);
    if (!isLocked(flow)) throw stateProblem(flow, 'not.locked', 'is not checked out');
    if (!latestVersion) throw stateProblem(flow, 'not.saved', 'has nothing saved that could be checked in');
    const version = versionsOf(world, flow.id).save({ ...latestVersion, type: 'CHECKIN' });
    flows.save({ ...withoutLock(flow), savedVersion: versionView(version), checkedInVersion: versionView(version) });
    recordHistory(world, context, FLOWS, flow.id, 'CHECKIN', version.id);
    return completeOperation(world, context, 'CHECKIN', flow);
  });

  addAction('postFlowsActionsPublish', (context, flow) => {
    refuseLocked(flow, context);
    const versionNumber = queryValue(context, 'version');
    const version = versionNumber === undefined ? latestVersionOf(world, flow) : versionOf(world, flow, versionNumber);
    if (!version) throw stateProblem(flow, 'not.saved', 'has nothing saved that could be published');
    const publishedVersion = versionsOf(world, flow.id).save({ ...version, type: 'PUBLISH' });
    const publishedView = versionView(publishedVersion);
    const publishedBy = callerOf(context);
    const versions = { publishedVersion: publishedView, checkedInVersion: publishedView, savedVersion: publishedView };
    flows.save({ ...withoutLock(flow), ...versions, active: true, ...(publishedBy && { publishedBy }) });
    recordHistory(world, context, FLOWS, flow.id, 'PUBLISH', publishedVersion.id);
    return completeOperation(world, context, 'PUBLISH', flow);
  });

  addAction('postFlowsActionsDeactivate', (context, flow) => {
    refuseLocked(flow, context);
    const { publishedVersion, ...rest } = flow;
    if (publishedVersion === undefined) throw stateProblem(flow, 'not.published', 'is not published');
    recordHistory(world, context, FLOWS, flow.id, 'DEACTIVATE');
    return view(flows.save({ ...rest, id: flow.id, active: false }));
  });

  // Discards what was saved since the last check-in.
  addAction('postFlowsActionsRevert', (context, flow) => {
    refuseLocked(flow, context);
    const versions = versionsOf(world, flow.id);
    for (const { id, type } of versions.all()) if (type === 'SAVE') versions.remove(id);
    const { savedVersion, ...rest } = withoutLock(flow);
    recordHistory(world, context, FLOWS, flow.id, 'REVERT');
    const { checkedInVersion } = flow;
    return view(flows.save({ ...rest, id: flow.id, ...(checkedInVersion !== undefined && { savedVersion: checkedInVersion }) }));
  });

  // A caller with this permission can remove the lock of any user.
  addAction('postFlowsActionsUnlock', (_context, flow) => view(flows.save(withoutLock(flow))));
}

function addVersionHandlers(area: Area, world: World): void {
  const findVersion = (context: OperationContext): Entity<StoredVersion> => {
    const flow = findFlow(world, context);
    const id = context.param('versionId');
    const version = versionOf(world, flow, id);
    if (!version) throw notFound('version', id);
    return version;
  };

  area.handle('getFlowVersions', (context) =>
    listPage(context, world, [...versionsOf(world, findFlow(world, context).id).all()].reverse().map(versionView)),
  );

  area.handle('postFlowVersions', (context) => {
    const flow = findFlow(world, context);
    refuseLocked(flow, context);
    if (!isLocked(flow)) throw stateProblem(flow, 'not.locked', 'is not checked out');
    const versions = versionsOf(world, flow.id);
    const number = Math.max(0, ...versions.all().map(({ id }) => Number.parseInt(id, 10))) + 1;
    const id = `${number}.0`;
    const configuration = readObject<Json>(context) as JsonObject;
    const createdBy = callerOf(context);
    const version: Fields<StoredVersion> & { id: string } = {
      id,
      name: `${number}.0`,
      commitVersion: id,
      configurationVersion: id,
      type: 'SAVE' as const,
      secure: false,
      debug: false,
      configuration,
      dateCreated: world.now(),
      ...(createdBy && { createdBy }),
      configurationUri: `${FLOWS}/${flow.id}/versions/${id}/configuration`,
      selfUri: `${FLOWS}/${flow.id}/versions/${id}`,
    };
    versions.save(version);
    flowsOf(world).save({ ...flow, savedVersion: versionView(version) });
    recordHistory(world, context, FLOWS, flow.id, 'SAVE', id);
    return versionView(version);
  });

  area.handle('getFlowVersion', (context) => versionView(findVersion(context)));
  area.handle('getFlowVersionConfiguration', (context) => findVersion(context).configuration);
  area.handle('getFlowLatestconfiguration', (context) => {
    const flow = findFlow(world, context);
    const version = latestVersionOf(world, flow);
    if (!version) throw notFound('version', flow.id);
    return version.configuration;
  });
}

function addHistoryHandlers(area: Area, world: World): void {
  area.handle('postFlowHistory', (context) => ({
    ...completeOperation(world, context, 'HISTORY'),
    id: findFlow(world, context).id,
  }));
  area.handle('getFlowHistoryHistoryId', (context) => {
    const { id } = findFlow(world, context);
    // A flow's history has the flow's id.
    if (context.param('historyId') !== id) throw notFound('history', context.param('historyId'));
    return historyOf(world, context, FLOWS, id);
  });
}

/** The caller as the owner of a lock: a user, or the OAuth client if the caller is no user. */
function lockOf(context: OperationContext): Lock {
  const user = callerOf(context);
  return user ? { lockedUser: user } : { lockedClient: { id: context.accessToken.clientId } };
}

const isLocked = ({ lockedUser, lockedClient }: Entity<Flow>): boolean => lockedUser !== undefined || lockedClient !== undefined;

function withoutLock({ lockedUser: _user, lockedClient: _client, ...flow }: Entity<Flow>): Entity<Flow> {
  return flow;
}

/** @throws the platform's 409 if another caller has locked the flow. */
function refuseLocked(flow: Entity<Flow>, context: OperationContext): void {
  const holder = flow.lockedUser?.id ?? flow.lockedClient?.id;
  const ownLock = lockOf(context);
  if (holder === undefined || holder === (ownLock.lockedUser?.id ?? ownLock.lockedClient?.id)) return;
  throw new Problem(409, 'The flow is locked by another entity', {
    code: 'architect.flow.locked.by.another.user',
    entityId: flow.id,
    entityName: 'flow',
    details: [{ errorCode: 'architect.flow.locked.by.another.user', entityId: holder, entityName: 'user' }],
  });
}

function stateProblem(flow: Entity<Flow>, code: string, message: string): Problem {
  return new Problem(409, `The flow ${message}`, { code: `architect.flow.${code}`, entityId: flow.id, entityName: 'flow' });
}

/** A version as stored, with its configuration. */
export interface StoredVersion extends FlowVersion {
  configuration?: JsonObject;
  file?: string;
}

export const latestVersionOf = (world: World, { id }: Pick<Entity, 'id'>): Entity<StoredVersion> | undefined =>
  versionsOf(world, id).all().at(-1);

/** Returns a version by its number, with or without the trailing `.0`. */
export function versionOf(world: World, { id }: Pick<Entity, 'id'>, version: string): Entity<StoredVersion> | undefined {
  const versions = versionsOf(world, id);
  return versions.find(version) ?? versions.find(`${version}.0`);
}

export function versionView({ configuration: _, file: __, ...version }: Fields<StoredVersion>): Fields<FlowVersion> {
  return version;
}

/** Returns a completed operation, because the sandbox performs these actions immediately. */
function completeOperation(
  world: World,
  context: OperationContext,
  actionName: string,
  flow?: Entity<Flow>,
): PartialResult<Operation> {
  const user = callerOf(context);
  const completedOperation = { id: world.newId(), complete: true, actionName, actionStatus: 'SUCCESS', ...(user && { user }) };
  if (flow)
    publishEvent(world, 'v2.flows.{id}', [flow.id], () => ({
      id: flow.id,
      name: flow.name,
      currentOperation: completedOperation,
    }));
  return completedOperation;
}
