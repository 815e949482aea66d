import type { Area } from '../../../engine/area.js';
import type { MediaParticipantRequest, SetUuiDataRequest, TransferRequest, WrapupInput } from '../../../../models/index.js';
import type { Conversation } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { badRequest, notFound } from '../../../store/errors.js';
import { queryFlag } from '../../../http/listing.js';
import type { OperationContext } from '../../../http/operation-context.js';
import { callerId } from '../../../sign-in/bearer.js';
import type { World } from '../../../store/world.js';
import { operationOf } from '../../repository.js';
import { publishDetailEvent } from '../detail-events.js';
import { changeConversation, endConversation } from '../life.js';
import { conversationOf, partyOf } from '../model.js';
import type { Media, Party, StoredConversation } from '../model.js';
import { applyRequest, setRecording } from './participant-changes.js';
import { transfer } from './transfer.js';
import { mergeCalls } from '../whole-conversations.js';
import { assignedWrapup, conversationView } from '../views.js';

const INVALID_STATE = { errorCode: 'invalid.value', fieldName: 'state' };

interface ConversationParty {
  conversation: StoredConversation;
  party: Party;
}

type MediaName = 'Call' | 'Callback' | 'Chat' | 'Email' | 'Message';

type ParticipantName = `Conversation${'' | `s${MediaName}`}Participant`;

/** The operations on a participant. */
interface ParticipantOperations {
  change: `patch${ParticipantName}`;
  setAttributes: `patch${ParticipantName}Attributes`;
  readWrapup: `get${ParticipantName}Wrapup`;
  listWrapupCodes: `get${ParticipantName}Wrapupcodes`;
  replace: `post${ParticipantName}Replace`;
}

/** The operations that exist for a media type only. */
interface MediaOperations extends ParticipantOperations {
  media: Media;
  changeLeg: `patchConversations${MediaName}ParticipantCommunication`;
  /** Chats have no operations for the wrap-up of a communication. */
  readLegWrapup?: `getConversations${Exclude<MediaName, 'Chat'>}ParticipantCommunicationWrapup`;
  wrapUpLeg?: `postConversations${Exclude<MediaName, 'Chat'>}ParticipantCommunicationWrapup`;
  setRecordingState: `putConversations${MediaName}Recordingstate`;
  changeWhole: `patchConversations${MediaName}`;
}

const anyMedia: ParticipantOperations = {
  change: 'patchConversationParticipant',
  setAttributes: 'patchConversationParticipantAttributes',
  readWrapup: 'getConversationParticipantWrapup',
  listWrapupCodes: 'getConversationParticipantWrapupcodes',
  replace: 'postConversationParticipantReplace',
};

const byMedia: readonly MediaOperations[] = [
  {
    media: 'call',
    change: 'patchConversationsCallParticipant',
    setAttributes: 'patchConversationsCallParticipantAttributes',
    readWrapup: 'getConversationsCallParticipantWrapup',
    listWrapupCodes: 'getConversationsCallParticipantWrapupcodes',
    replace: 'postConversationsCallParticipantReplace',
    changeLeg: 'patchConversationsCallParticipantCommunication',
    readLegWrapup: 'getConversationsCallParticipantCommunicationWrapup',
    wrapUpLeg: 'postConversationsCallParticipantCommunicationWrapup',
    setRecordingState: 'putConversationsCallRecordingstate',
    changeWhole: 'patchConversationsCall',
  },
  {
    media: 'callback',
    change: 'patchConversationsCallbackParticipant',
    setAttributes: 'patchConversationsCallbackParticipantAttributes',
    readWrapup: 'getConversationsCallbackParticipantWrapup',
    listWrapupCodes: 'getConversationsCallbackParticipantWrapupcodes',
    replace: 'postConversationsCallbackParticipantReplace',
    changeLeg: 'patchConversationsCallbackParticipantCommunication',
    readLegWrapup: 'getConversationsCallbackParticipantCommunicationWrapup',
    wrapUpLeg: 'postConversationsCallbackParticipantCommunicationWrapup',
    setRecordingState: 'putConversationsCallbackRecordingstate',
    changeWhole: 'patchConversationsCallback',
  },
  {
    media: 'chat',
    change: 'patchConversationsChatParticipant',
    setAttributes: 'patchConversationsChatParticipantAttributes',
    readWrapup: 'getConversationsChatParticipantWrapup',
    listWrapupCodes: 'getConversationsChatParticipantWrapupcodes',
    replace: 'postConversationsChatParticipantReplace',
    changeLeg: 'patchConversationsChatParticipantCommunication',
    setRecordingState: 'putConversationsChatRecordingstate',
    changeWhole: 'patchConversationsChat',
  },
  {
    media: 'email',
    change: 'patchConversationsEmailParticipant',
    setAttributes: 'patchConversationsEmailParticipantAttributes',
    readWrapup: 'getConversationsEmailParticipantWrapup',
    listWrapupCodes: 'getConversationsEmailParticipantWrapupcodes',
    replace: 'postConversationsEmailParticipantReplace',
    changeLeg: 'patchConversationsEmailParticipantCommunication',
    readLegWrapup: 'getConversationsEmailParticipantCommunicationWrapup',
    wrapUpLeg: 'postConversationsEmailParticipantCommunicationWrapup',
    setRecordingState: 'putConversationsEmailRecordingstate',
    changeWhole: 'patchConversationsEmail',
  },
  {
    media: 'message',
    change: 'patchConversationsMessageParticipant',
    setAttributes: 'patchConversationsMessageParticipantAttributes',
    readWrapup: 'getConversationsMessageParticipantWrapup',
    listWrapupCodes: 'getConversationsMessageParticipantWrapupcodes',
    replace: 'postConversationsMessageParticipantReplace',
    changeLeg: 'patchConversationsMessageParticipantCommunication',
    readLegWrapup: 'getConversationsMessageParticipantCommunicationWrapup',
    wrapUpLeg: 'postConversationsMessageParticipantCommunicationWrapup',
    setRecordingState: 'putConversationsMessageRecordingstate',
    changeWhole: 'patchConversationsMessage',
  },
];

/** Participant actions, by media type or without one: answer, hold, transfer, wrap up, disconnect. */
export function addParticipantHandlers(area: Area, world: World): void {
  addActions(area, world, anyMedia);
  for (const operations of byMedia) {
    addActions(area, world, operations, operations.media);
    addLegActions(area, world, operations);
    addConversationActions(area, world, operations);
  }

  area.handle('putConversationParticipantFlaggedreason', (context) => {
    const { conversation, party } = findConversationParty(world, context);
    changeConversation(world, conversation, () => {
      party.flaggedReason = 'general';
    });
  });
  area.handle('deleteConversationParticipantFlaggedreason', (context) => {
    const { conversation, party } = findConversationParty(world, context);
    changeConversation(world, conversation, () => {
      delete party.flaggedReason;
    });
  });
  area.handle('postConversationParticipantDigits', (context) => {
    const party = partyOf(conversationOf(world, context.param('conversationId')), context.param('participantId'));
    readObject(context, ['digits']);
    if (party.state !== 'connected') throw badRequest('Only a connected participant can send digits');
    return context.send(null, 202);
  });
  area.handle('putConversationsCallParticipantCommunicationUuidata', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'call');
    const party = partyOf(conversation, context.param('participantId'));
    const id = context.param('communicationId');
    if (party.sessionId !== id) throw notFound('communication', id);
    const { uuiData: data = '' } = readObject<SetUuiDataRequest>(context);
    changeConversation(world, conversation, () => {
      party.uuiData = data;
    });
    return {};
  });
}

function findConversationParty(world: World, context: OperationContext, media?: Media): ConversationParty {
  const conversation = conversationOf(world, context.param('conversationId'), media);
  return { conversation, party: partyOf(conversation, context.param('participantId')) };
}

function addActions(area: Area, world: World, operations: ParticipantOperations, media?: Media): void {
  area.handle(operations.change, (context) => {
    const { conversation, party } = findConversationParty(world, context, media);
    applyRequest(world, () => callerId(context), conversation, party, readObject<MediaParticipantRequest>(context));
    return context.send(null, 202);
  });

  area.handle(operations.setAttributes, (context) => {
    const { conversation, party } = findConversationParty(world, context, media);
    const { attributes } = readObject<{ attributes: Record<string, unknown> }>(context, ['attributes']);
    const texts = Object.entries(attributes).map(([name, value]) => [name, String(value)] as const);
    changeConversation(world, conversation, () => {
      party.attributes = { ...party.attributes, ...Object.fromEntries(texts) };
    });
    const payload = { attributes: party.attributes };
    publishDetailEvent(world, 'v2.detail.events.conversation.{id}.attributes', conversation, party, world.now(), payload);
    // Calls, callbacks, emails and messages return the attributes, all other operations have an empty response.
    return operationOf(context).route.operation.returns === 'void' ? context.send(null, 202) : payload;
  });

  area.handle(operations.readWrapup, (context) =>
    assignedWrapup(findConversationParty(world, context, media).party, queryFlag(context, 'provisional') === true),
  );

  area.handle(operations.listWrapupCodes, (context) => {
    const { party } = findConversationParty(world, context, media);
    const ids = [...world.store.queueWrapupCodes.of(party.queueId ?? '').keys()];
    return ids.flatMap((id) => world.store.wrapupCodes.find(id) ?? []);
  });

  area.handle(operations.replace, (context) => {
    const { conversation, party } = findConversationParty(world, context, media);
    transfer(world, conversation, party, readObject<TransferRequest>(context));
    return context.send(null, 202);
  });
}

/** Actions on a communication of a participant. */
function addLegActions(area: Area, world: World, { media, changeLeg, readLegWrapup, wrapUpLeg }: MediaOperations): void {
  const legOf = (context: OperationContext): ConversationParty => {
    const target = findConversationParty(world, context, media);
    const id = context.param('communicationId');
    if (target.party.sessionId !== id) throw notFound('communication', id);
    return target;
  };

  area.handle(changeLeg, (context) => {
    const { conversation, party } = legOf(context);
    applyRequest(world, () => callerId(context), conversation, party, readObject<MediaParticipantRequest>(context));
    return {};
  });

  if (readLegWrapup !== undefined)
    area.handle(readLegWrapup, (context) => assignedWrapup(legOf(context).party, queryFlag(context, 'provisional') === true));

  if (wrapUpLeg !== undefined)
    area.handle(wrapUpLeg, (context) => {
      const { conversation, party } = legOf(context);
      applyRequest(world, () => callerId(context), conversation, party, { wrapup: readObject<WrapupInput>(context) });
    });
}

/** Actions on a conversation as a whole. */
function addConversationActions(area: Area, world: World, { media, setRecordingState, changeWhole }: MediaOperations): void {
  area.handle(setRecordingState, (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), media);
    const { recordingState } = readObject<{ recordingState: string }>(context, ['recordingState']);
    changeConversation(world, conversation, () => {
      setRecording(conversation, recordingState);
    });
    return '';
  });

  // Changes the whole conversation: disconnects it, pauses its recording, or merges other calls into it.
  area.handle(changeWhole, (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), media);
    const body = readObject<Conversation>(context);
    const shouldEnd = body.state === 'disconnected';
    if (body.state !== undefined && !shouldEnd) throw badRequest('A whole conversation can be disconnected', [INVALID_STATE]);
    if (media === 'call' && (body.conversationIds ?? []).length > 0)
      mergeCalls(world, conversation, body.conversationIds ?? [], callerId(context));
    changeConversation(world, conversation, () => {
      if (body.recordingState !== undefined) setRecording(conversation, body.recordingState);
      if (shouldEnd) endConversation(world, conversation, 'client');
    });
    return conversationView(world, conversation);
  });
}
