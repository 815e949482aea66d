import type { Area } from '../../engine/area.js';
import type { ExternalContact } from '../../../models/index.js';
import { pickDeclaredFields } from '../../engine/declared-fields.js';
import { listing, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { readInterval } from '../analytics/interval.js';
import { Repository } from '../repository.js';
import { expandUser } from '../users/user.js';
import { messagesOf } from '../voicemail/model.js';
import { conversationsOf, isInternal, iso } from './model.js';
import type { Party, StoredConversation } from './model.js';
import { familyView } from './views.js';

/** The calls of a user, or all calls for OAuth clients without a user. */
export function addCallHistoryHandlers(area: Area, world: World): void {
  area.handle('getConversationsCallsHistory', (context) => {
    const { userId } = context.accessToken;
    const findUserParties = ({ parties }: StoredConversation): Party[] =>
      parties.filter((party) => (userId === undefined ? isInternal(party) : party.userId === userId));
    const interval = queryValue(context, 'interval');
    const { from, to } = interval === undefined ? { from: -Infinity, to: Infinity } : readInterval(interval);
    const calls = [...conversationsOf(world).during(from, to)].filter(
      (call) => call.media === 'call' && call.end !== undefined && (userId === undefined || findUserParties(call).length > 0),
    );
    const expand = new Set(queryList(context, 'expand').map((name) => name.toLowerCase()));
    const voicemailConversationIds = new Set([...messagesOf(world).values()].map(({ conversation }) => conversation?.id));
    const latestFirst = calls.sort((a, b) => b.start - a.start);
    return listing(context, world, latestFirst, (call) => ({
      ...historyView(world, call, expand),
      wentToVoicemail: voicemailConversationIds.has(call.id),
      missedCall: findUserParties(call).length > 0 && findUserParties(call).every(({ connected }) => connected === undefined),
    }));
  });
}

function historyView(world: World, conversation: StoredConversation, expand: ReadonlySet<string>): object {
  const { id, start, direction } = conversation;
  const { participants = [] } = familyView(world, conversation);
  const fullParticipants = participants.map((participant) => ({
    ...participant,
    didInteract: participant.connectedTime !== undefined,
    ...(expand.has('user') && participant.user && { user: resolveUser(world, participant.user) }),
    ...(expand.has('queue') && participant.queue && { queue: resolveQueue(world, participant.queue) }),
    ...(expand.has('externalcontact') &&
      participant.externalContact && { externalContact: resolveContact(world, participant.externalContact) }),
  }));
  return {
    id,
    participants: pickDeclaredFields('CallHistoryParticipant[]', fullParticipants),
    direction,
    startTime: iso(start),
    wasConference: false,
    wasCallback: false,
    hadScreenShare: false,
    hadCobrowse: false,
    wasOutboundCampaign: false,
    selfUri: `/api/v2/conversations/calls/${id}`,
  };
}

function resolveUser(world: World, reference: { id?: string }): object {
  const user = world.store.users.find(reference.id ?? '');
  return user ? expandUser(world, user, []) : reference;
}

const resolveQueue = (world: World, reference: { id?: string }): object =>
  world.store.queues.find(reference.id ?? '') ?? reference;

const resolveContact = (world: World, reference: { id?: string }): object =>
  new Repository<ExternalContact>(world, '/api/v2/externalcontacts/contacts').find(reference.id) ?? reference;
