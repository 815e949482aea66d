import type { Area } from '../../engine/area.js';
import type { CannedResponseLibraries, CreateQueueRequest, Queue, QueueRequest } from '../../../models/index.js';
import { pickFields, readObject } from '../../http/body.js';
import { filterByIdAndName, listing, queryFlag, queryList, sortByQuery } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { StoredQueue } from '../../store/store.js';
import { divisionOf } from '../authorization/division.js';
import { syncGroupMembers, groupsOfQueue, rejectUnknownGroups } from './member-groups.js';
import type { World } from '../../store/world.js';

/** Fields that callers set; the platform sets the others. */
const settableFields = [
  'name',
  'description',
  'mediaSettings',
  'routingRules',
  'bullseye',
  'acwSettings',
  'skillEvaluationMethod',
  'memberGroups',
  'queueFlow',
  'emailInQueueFlow',
  'messageInQueueFlow',
  'whisperPrompt',
  'onHoldPrompt',
  'autoAnswerOnly',
  'enableTranscription',
  'enableManualAssignment',
  'agentOwnedRouting',
  'callingPartyName',
  'callingPartyNumber',
  'defaultScripts',
  'outboundMessagingAddresses',
  'outboundEmailAddress',
  'peerId',
  'conditionalGroupRouting',
  'conditionalGroupActivation',
  'scoringMethod',
  'lastAgentRoutingMode',
  'defaultMediaLanguage',
  'cannedResponseLibraries',
  'enableAudioMonitoring',
  'directRouting',
  'suppressInQueueCallRecording',
] as const;

/** Queues. Members and wrap-up codes have separate files. */
export function addQueueHandlers(area: Area, world: World): void {
  area.handle('getRoutingQueues', (context) => {
    const queues = sortByQuery(context, findQueues(world, context), ['name']);
    return listing(context, world, queues, (queue) => withCounts(world, queue));
  });

  area.handle('postRoutingQueues', (context) => withCounts(world, createQueue(world, context)));

  area.handle('getRoutingQueue', (context) => withCounts(world, world.store.queues.get(context.param('queueId'))));

  area.handle('putRoutingQueue', (context) => withCounts(world, replaceQueue(world, context)));

  area.handle('deleteRoutingQueue', (context) => {
    const { id } = world.store.queues.remove(context.param('queueId'));
    world.store.members.deleteParent(id);
    world.store.queueWrapupCodes.deleteParent(id);
  });
}

/** Returns the queues that the query of a request selects. */
function findQueues(world: World, context: OperationContext): StoredQueue[] {
  const [divisionIds, peerIds] = ['divisionId', 'peerId'].map((name) => new Set(queryList(context, name))) as [
    Set<string>,
    Set<string>,
  ];
  const hasPeer = queryFlag(context, 'hasPeer');
  const libraryId = queryValue(context, 'cannedResponseLibraryId');
  return filterByIdAndName(context, world.store.queues.all())
    .filter(({ division }) => divisionIds.size === 0 || divisionIds.has(division?.id ?? ''))
    .filter(({ peerId = '' }) => peerIds.size === 0 || peerIds.has(peerId))
    .filter(({ peerId }) => hasPeer === undefined || hasPeer === (peerId !== undefined))
    .filter(({ cannedResponseLibraries }) => libraryId === undefined || usesLibrary(cannedResponseLibraries, libraryId));
}

function createQueue(world: World, context: OperationContext<CreateQueueRequest>): StoredQueue {
  const body = readObject(context, ['name']);
  rejectUnknownGroups(world, body);
  const source = body.sourceQueueId === undefined ? undefined : world.store.queues.get(body.sourceQueueId);
  const { userId } = context.accessToken;
  const now = world.timestamp();
  const queue = world.store.queues.save({
    acwSettings: { wrapupPrompt: 'OPTIONAL' },
    skillEvaluationMethod: 'ALL',
    mediaSettings: {},
    autoAnswerOnly: true,
    ...(source && pickFields(source, settableFields)),
    ...pickFields(body, settableFields),
    id: world.newId(),
    name: body.name,
    division: divisionOf(world, body.division?.id),
    dateCreated: now,
    dateModified: now,
    ...(userId !== undefined && { createdBy: userId, modifiedBy: userId }),
  });
  syncGroupMembers(world, queue);
  return queue;
}

function replaceQueue(world: World, context: OperationContext<QueueRequest>): StoredQueue {
  const { id, division, dateCreated, createdBy } = world.store.queues.get(context.param('queueId'));
  const body = readObject(context, ['name']);
  rejectUnknownGroups(world, body);
  const { userId } = context.accessToken;
  const queue = world.store.queues.save({
    ...pickFields(body, settableFields),
    id,
    name: body.name,
    division: divisionOf(world, body.division?.id ?? division?.id),
    ...pickFields({ dateCreated, createdBy }, ['dateCreated', 'createdBy']),
    dateModified: world.timestamp(),
    ...(userId !== undefined && { modifiedBy: userId }),
  });
  syncGroupMembers(world, queue);
  return queue;
}

/** A queue is tied to a library only in the mode for selected libraries. */
function usesLibrary({ mode, libraryIds = [] }: CannedResponseLibraries = {}, libraryId: string): boolean {
  return mode === 'SelectedOnly' && libraryIds.includes(libraryId);
}

function withCounts(world: World, queue: StoredQueue): Queue {
  const memberships = world.store.members.of(queue.id);
  let joinedMemberCount = 0;
  let userMemberCount = 0;
  // No lists of members: they would be a sixth of what a page of queues allocates.
  for (const { joined, memberBy } of memberships.values()) {
    if (joined) joinedMemberCount += 1;
    if (memberBy === undefined) userMemberCount += 1;
  }
  const memberGroups = queue.memberGroups && groupsOfQueue(world, queue);
  return {
    ...queue,
    ...(memberGroups && { memberGroups }),
    memberCount: memberships.size,
    userMemberCount,
    joinedMemberCount,
  };
}
