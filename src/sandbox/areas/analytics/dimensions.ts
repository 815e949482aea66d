import type { World } from '../../store/world.js';
import { familyOf, iso } from '../conversations/model.js';
import type { Party, Span, StoredConversation } from '../conversations/model.js';
import { providerOf } from '../conversations/views.js';
import { teamOf } from '../teams/model.js';

/** A value in a dimension. */
export type Value = string | number | boolean;

/** Empty if there is no value in that dimension. */
export type Values = readonly (Value | undefined)[];

/** A party's values in a dimension. */
export function partyValues(world: World, conversation: StoredConversation, party: Party, name: string): Values {
  switch (name) {
    case 'queueId':
      return [queueIdOf(conversation, party)];
    case 'userId':
      return [party.userId];
    case 'teamId':
      return [party.userId === undefined ? undefined : teamOf(world, party.userId)];
    case 'purpose':
      return [party.purpose];
    case 'sessionId':
      return [party.sessionId];
    case 'participantName':
      return [party.name];
    case 'wrapUpCode':
      return [party.wrapup?.code];
    case 'wrapUpNote':
      return [party.wrapup?.notes];
    case 'disconnectType':
      return [analyticsDisconnect(party.disconnectType)];
    case 'flaggedReason':
      return [party.flaggedReason];
    case 'addressFrom':
    case 'ani':
      return [conversation.direction === 'inbound' ? addressOf(conversation) : party.address];
    case 'remote':
      return [party.address ?? conversation.address];
    case 'addressTo':
    case 'destinationAddress':
      return conversation.direction === 'outbound' ? [addressOf(conversation)] : [];
    default:
      return conversationValues(world, conversation, name);
  }
}

/** A conversation's values in a dimension. */
export function conversationValues(world: World, conversation: StoredConversation, name: string): Values {
  switch (name) {
    case 'conversationId':
      return [conversation.id];
    case 'conversationStart':
      return [iso(conversation.start)];
    case 'conversationEnd':
      return [conversation.end === undefined ? undefined : iso(conversation.end)];
    case 'conversationInitiator':
      return [conversation.direction === 'inbound' ? 'customer' : 'agent'];
    case 'customerParticipation':
      return [true];
    case 'mediaType':
      return [familyOf(conversation.media).mediaType];
    case 'direction':
    case 'originatingDirection':
      return [conversation.direction];
    case 'divisionId':
      return divisionIdsOf(world, conversation);
    case 'externalTag':
      return [conversation.externalTag];
    case 'subject':
      return [conversation.subject];
    case 'outboundCampaignId':
      return [conversation.campaignId];
    case 'provider':
      return [providerOf(conversation)];
    case 'firstQueue':
      return [firstQueueId(conversation)];
    case 'callbackNumber':
      return conversation.callback?.numbers ?? [];
    case 'callbackScheduledTime':
      return [conversation.callback?.scheduled === undefined ? undefined : iso(conversation.callback.scheduled)];
    case 'mediaStatsMinConversationMos':
      return [meanOpinionScore(conversation)];
    default:
      return [];
  }
}

/** A segment's values in a dimension. */
export function segmentValues(world: World, conversation: StoredConversation, party: Party, span: Span, name: string): Values {
  switch (name) {
    case 'segmentType':
      return [span.type];
    case 'segmentStart':
      return [iso(span.start)];
    case 'segmentEnd':
      return [span.end === undefined ? undefined : iso(span.end)];
    case 'tSegmentDuration':
      return [span.end === undefined ? undefined : span.end - span.start];
    case 'queueId':
      return [queueIdOf(conversation, party, span)];
    case 'wrapUpCode':
    case 'wrapUpNote':
      return span.type === 'wrapup' ? partyValues(world, conversation, party, name) : [];
    case 'disconnectType':
      return party.spans.at(-1) === span ? partyValues(world, conversation, party, name) : [];
    case 'conference':
      return [false];
    case 'recording':
      return [conversation.recordingState !== 'none'];
    default: {
      const values = partyValues(world, conversation, party, name);
      return values.length > 0 ? values : propertiesOf(span, name);
    }
  }
}

/** Custom properties that a caller has set on a segment, by name. Only for names that are not dimensions. */
const propertiesOf = ({ properties = [] }: Span, name: string): Values =>
  properties.flatMap(({ property, value }) => (property === name ? [value] : []));

/** A customer counts for the queue that has the conversation: the latest one, or before that the first one. */
export function queueIdOf(conversation: StoredConversation, party: Party, span?: Span): string | undefined {
  if (party.queueId !== undefined || party.purpose !== 'customer') return party.queueId;
  const queueEnteredBefore = span?.start ?? Infinity;
  const latestQueueParty = conversation.parties.findLast(
    ({ purpose, start }) => purpose === 'acd' && start <= queueEnteredBefore,
  );
  return latestQueueParty?.queueId ?? firstQueueId(conversation);
}

const firstQueueId = ({ parties }: StoredConversation): string | undefined =>
  parties.find(({ queueId }) => queueId !== undefined)?.queueId;

/** The conversation's own divisions, and those of the queues that it was in. */
export function divisionIdsOf(world: World, { divisionId, parties }: StoredConversation): string[] {
  const divisionIds = [divisionId];
  for (const { queueId } of parties) {
    const queueDivisionId = queueId === undefined ? undefined : world.store.queues.find(queueId)?.division?.id;
    if (queueDivisionId !== undefined && !divisionIds.includes(queueDivisionId)) divisionIds.push(queueDivisionId);
  }
  return divisionIds;
}

/** The call quality (MOS), from 4.1 to 4.9. It is always the same for the same call. */
export function meanOpinionScore({ id, media, end }: StoredConversation): number | undefined {
  if (media !== 'call' || end === undefined) return undefined;
  let sum = 0;
  for (let index = 0; index < id.length; index += 1) sum += id.charCodeAt(index);
  return 4.1 + (sum % 9) / 10;
}

/** Converts `transfer.noanswer` to `noAnswerTransfer`, and `transfer.consult` to `consultTransfer`. */
export function analyticsDisconnect(disconnectType: string | undefined): string | undefined {
  if (disconnectType === 'transfer.consult') return 'consultTransfer';
  return disconnectType === 'transfer.noanswer' ? 'noAnswerTransfer' : disconnectType;
}

const addressOf = ({ address, parties }: StoredConversation): string | undefined =>
  address ?? parties.find(({ purpose }) => purpose === 'customer')?.address;
