import type { Area } from '../../engine/area.js';
import type { UtilizationLabel } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest, invalidField, notFound } from '../../store/errors.js';
import type { OperationContext } from '../../http/operation-context.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { languagesOf } from '../routing/language-model.js';
import { activeUser } from '../users/users.js';
import { settle } from './assignment.js';
import { startCall, startCallback, readWishes } from './create.js';
import { changeConversation, endConversation, enqueue, hold, addParty } from './life.js';
import { conversationOf, isActive, isInternal, partyOf, waitingParty } from './model.js';
import type { Party, StoredConversation } from './model.js';
import { applyRequest, setRecording } from './participants/participant-changes.js';
import { addParticipants } from './participants/transfer.js';
import { conversationView, familyView } from './views.js';
const CALLS = '/api/v2/conversations/calls';

/** Actions on whole conversations that are not specific to a media type: merging, reconnecting, calling on behalf of a user. */
export function addWholeConversationHandlers(area: Area, world: World): void {
  addRoutingHandlers(area, world);
  addOnBehalfHandlers(area, world);
  addEmailHandlers(area, world);

  area.handle('patchConversationRecordingstate', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'));
    const { recordingState } = readObject(context, ['recordingState']);
    if (conversation.media !== 'call') throw badRequest('Only calls can be recorded');
    changeConversation(world, conversation, () => {
      setRecording(conversation, recordingState);
    });
    return context.send(null, 202);
  });

  area.handle('postConversationParticipantCallbacks', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'));
    const party = partyOf(conversation, context.param('participantId'));
    const body = readObject(context, ['callbackNumbers']);
    startCallback(world, body, party.queueId ?? conversation.parties.find(({ queueId }) => queueId !== undefined)?.queueId);
    return context.send(null, 202);
  });

  area.handle('patchConversationsAftercallworkConversationIdParticipantCommunication', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'));
    const party = partyOf(conversation, context.param('participantId'));
    const id = context.param('communicationId');
    if (party.sessionId !== id) throw notFound('communication', id);
    const { afterCallWorkRequired } = readObject(context, ['afterCallWorkRequired']);
    if (party.purpose !== 'agent' || !isActive(party))
      throw badRequest('Only an agent who takes part has after-call work to come');
    changeConversation(world, conversation, () => {
      party.acwRequired = afterCallWorkRequired;
      party.wrapupRequired = afterCallWorkRequired;
    });
    return { afterCallWorkRequired };
  });

  area.handle('patchConversationsCallConference', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'call');
    const { conversationIds } = readObject(context, ['conversationIds']);
    mergeCalls(world, conversation, conversationIds, callerId(context));
    return context.send(null, 202);
  });
}

/** What decides how a conversation is routed: the requirements for the agent, and the utilization label. */
function addRoutingHandlers(area: Area, world: World): void {
  // The requirements for the agent can change until an agent is found.
  area.handle('patchRoutingConversation', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'));
    const { labelId, skillExpression, requestScoredAgents = [], ...routingFields } = readObject(context);
    if (skillExpression !== undefined)
      throw notBuilt('PATCH /api/v2/routing/conversations/{conversationId}', 'skill expressions');
    const scoredAgents = requestScoredAgents.map(({ id = '', score = 0 }) => ({ agent: { id }, score }));
    const wishes = readWishes(world, { ...routingFields, scoredAgents });
    if (labelId !== undefined) new Repository<UtilizationLabel>(world, '/api/v2/routing/utilization/labels').get(labelId);
    const queueParty = waitingParty(conversation);
    if (!queueParty) throw badRequest('The conversation does not wait in a queue');
    changeConversation(world, conversation, () => {
      queueParty.wishes = { ...queueParty.wishes, ...wishes };
      if (labelId !== undefined) conversation.utilizationLabelId = labelId;
    });
    settle(world);
    const { skillIds = [], languageId, priority = 0, agents = [] } = queueParty.wishes ?? {};
    const language = languageId === undefined ? undefined : languagesOf(world).get(languageId);
    return {
      priority,
      skills: skillIds.map((id) => world.store.skills.get(id)),
      ...(language && { language }),
      scoredAgents: agents.map(({ id, score }) => ({ agent: { id, selfUri: `/api/v2/users/${id}` }, score })),
      ...(conversation.utilizationLabelId !== undefined && { label: { id: conversation.utilizationLabelId } }),
    };
  });

  area.handle('patchConversationUtilizationlabel', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'));
    const { utilizationLabelId: id } = readObject(context);
    if (id !== undefined) new Repository<UtilizationLabel>(world, '/api/v2/routing/utilization/labels').get(id);
    changeConversation(world, conversation, () => {
      if (id === undefined) delete conversation.utilizationLabelId;
      else conversation.utilizationLabelId = id;
    });
    return '';
  });
}

/** Merges several calls into one. @throws the platform's 400 if the user does not take part in all of them. */
export function mergeCalls(world: World, conversation: StoredConversation, ids: readonly string[], userId: string): void {
  const others = [...new Set(ids)].filter((id) => id !== conversation.id).map((id) => conversationOf(world, id, 'call'));
  const isUserConnected = ({ parties }: StoredConversation): boolean =>
    parties.some((party) => party.userId === userId && party.state === 'connected');
  for (const each of [conversation, ...others]) {
    if (!isUserConnected(each))
      throw badRequest('Only who takes part in all of the calls can merge them', [
        { errorCode: 'invalid.value', fieldName: 'conversationIds', entityId: each.id, entityName: 'conversation' },
      ]);
  }
  merge(world, conversation, others, userId);
}

/** Moves the participants of other calls into this one and takes all off hold. The other calls end. */
function merge(world: World, conversation: StoredConversation, others: readonly StoredConversation[], userId: string): void {
  changeConversation(world, conversation, () => {
    for (const party of conversation.parties) hold(world, party, false);
    for (const other of others) {
      for (const { purpose, state, ...party } of other.parties) {
        if (state !== 'connected' || party.userId === userId || purpose === 'acd') continue;
        const { name, address, userId: id, queueId, attributes, externalContactId } = party;
        addParty(world, conversation, purpose, 'connected', {
          attributes,
          ...(name !== undefined && { name }),
          ...(address !== undefined && { address }),
          ...(id !== undefined && { userId: id }),
          ...(queueId !== undefined && { queueId }),
          ...(externalContactId !== undefined && { externalContactId }),
        });
      }
    }
  });
  for (const other of others) {
    changeConversation(world, other, () => {
      endConversation(world, other, 'transfer');
    });
  }
}

/** Calls that a program creates or joins on behalf of a user. */
function addOnBehalfHandlers(area: Area, world: World): void {
  const findUserId = (context: OperationContext): string => activeUser(world, context.param('userId')).id;

  area.handle('postConversationsCallsUserUserId', (context) => {
    const userId = findUserId(context);
    const { id } = startCall(world, () => userId, readObject(context));
    return { id, selfUri: `${CALLS}/${id}` };
  });

  area.handle('postConversationsCallParticipantsUserUserId', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'call');
    const userId = findUserId(context);
    if (!conversation.parties.some((party) => party.userId === userId && isActive(party)))
      throw invalidField('The user takes no part in the conversation', 'userId');
    addParticipants(world, conversation, readObject(context, ['participants']));
    return conversationView(world, conversation);
  });

  area.handle('patchConversationsCallParticipantUserUserId', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'call');
    const party = partyOf(conversation, context.param('participantId'));
    const userId = findUserId(context);
    applyRequest(world, () => userId, conversation, party, readObject(context));
    return context.send(null, 202);
  });
}

/** Emails that an agent reconnects, and inbound emails that belong to an existing conversation. */
function addEmailHandlers(area: Area, world: World): void {
  area.handle('postConversationsEmailReconnect', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'email');
    const userId = callerId(context);
    const last = conversation.parties.findLast((party) => isInternal(party) && party.userId === userId);
    if (!last) throw badRequest('Only who has had the e-mail can take it up again');
    if (conversation.end === undefined) throw badRequest('The e-mail is not over');
    changeConversation(world, conversation, () => {
      delete conversation.end;
      reconnectCustomer(world, conversation);
      const { name, queueId } = last;
      addParty(world, conversation, last.purpose, 'connected', {
        userId,
        ...(name !== undefined && { name }),
        ...(queueId !== undefined && { queueId }),
      });
    });
    return context.send(null, 202);
  });

  area.handle('postConversationsEmailInboundmessages', (context) => {
    const conversation = conversationOf(world, context.param('conversationId'), 'email');
    const body = readObject(context, ['provider']);
    const queue = body.queueId === undefined ? undefined : world.store.queues.get(body.queueId);
    const wishes = readWishes(world, body);
    const {
      subject = conversation.subject ?? '',
      fromAddress: email = conversation.address ?? '',
      fromName = '',
      attributes = {},
    } = body;
    const to = [{ email: body.toAddress ?? '', name: body.toName ?? '' }];
    const content = { direction: 'inbound', subject, to, from: { email, name: fromName } };
    changeConversation(world, conversation, () => {
      const customer = reconnectCustomer(world, conversation);
      delete conversation.end;
      Object.assign(customer.attributes, attributes);
      conversation.messages.push({ id: world.newId(), partyId: customer.id, time: world.now(), content });
      if (queue) enqueue(world, conversation, queue, wishes);
    });
    settle(world);
    return familyView(world, conversation);
  });
}

/** Returns the customer, who is reconnected if they had left. */
function reconnectCustomer(world: World, conversation: StoredConversation): Party {
  const customer = conversation.parties.findLast(({ purpose }) => purpose === 'customer' || purpose === 'external');
  if (customer && isActive(customer)) return customer;
  const { name, address = conversation.address, attributes = {} } = customer ?? {};
  return addParty(world, conversation, 'customer', 'connected', {
    attributes: { ...attributes },
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
  });
}
