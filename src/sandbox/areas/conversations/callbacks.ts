import type { Area } from '../../engine/area.js';
import type { BulkCallbackPatchRequest, PatchCallbackRequest } from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { activeUser } from '../users/users.js';
import { settle } from './assignment.js';
import { callbackResponse, readTime } from './create.js';
import { alert, changeConversation, disconnect, endConversation, enqueue, withdrawAlerts } from './life.js';
import { conversationOf, requireInProgress, waitingParty } from './model.js';
import type { StoredConversation } from './model.js';

/** Callbacks can be rescheduled, assigned to an agent, moved to another queue, or cancelled without an agent. */
export function addCallbackHandlers(area: Area, world: World): void {
  area.handle('patchConversationsCallbacks', (context) => {
    const callback = changeCallback(world, readObject<PatchCallbackRequest>(context, ['conversationId']));
    settle(world);
    return callbackResponse(callback);
  });

  area.handle('postConversationsCallbacksBulkUpdate', (context) => {
    const { patchCallbackRequests } = readObject<BulkCallbackPatchRequest>(context, ['patchCallbackRequests']);
    const results = patchCallbackRequests.map((request) => {
      const { conversationId: id } = request;
      try {
        changeCallback(world, request);
        return { entity: { id } };
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const { message, status } = error;
        const code = status === 404 ? 'not.found' : 'bad.request';
        return { error: { code, message } };
      }
    });
    settle(world);
    return summariseResults(results);
  });

  area.handle('postConversationsCallbacksBulkDisconnect', (context) => {
    const { callbackDisconnectIdentifiers: identifiers } = readObject<{ callbackDisconnectIdentifiers: unknown[] }>(context, [
      'callbackDisconnectIdentifiers',
    ]);
    const callbacks = identifiers
      .filter(isObject)
      .map(({ conversationId }) => conversationOf(world, String(conversationId), 'callback'));
    for (const conversation of callbacks) {
      changeConversation(world, conversation, () => {
        endConversation(world, conversation, 'system');
      });
    }
  });
}

/** Applies all changes to a callback, or none if one of them refers to an unknown entity. */
function changeCallback(world: World, { conversationId, ...changes }: PatchCallbackRequest): StoredConversation {
  const conversation = requireInProgress(conversationOf(world, conversationId, 'callback'));
  const scheduledTime = readTime(changes.callbackScheduledTime);
  const queue = changes.queueId === undefined ? undefined : world.store.queues.get(changes.queueId);
  // The contract declares `agentId` as required, but a body may omit it.
  const { agentId } = changes as { agentId?: string };
  const agent = agentId === undefined ? undefined : activeUser(world, agentId);
  const numbers = changes.callbackNumbers ?? conversation.callback?.numbers ?? [];
  changeConversation(world, conversation, () => {
    conversation.callback = {
      ...conversation.callback,
      numbers,
      ...(scheduledTime !== undefined && { scheduled: scheduledTime }),
    };
    const queueParty = waitingParty(conversation);
    if (queue && queueParty && queueParty.queueId !== queue.id) {
      withdrawAlerts(world, conversation);
      enqueue(world, conversation, queue, queueParty.wishes);
      disconnect(world, conversation, queueParty, 'transfer');
    }
    if (!agent) return;
    withdrawAlerts(world, conversation);
    alert(world, conversation, agent.id, queue?.id ?? queueParty?.queueId);
  });
  return conversation;
}
