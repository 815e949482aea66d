import type { Area } from '../../engine/area.js';
import type { BulkCallbackPatchRequest, PatchCallbackRequest } from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { activeUser } from '../users/users.js';
import { settle } from './assignment.js';
import { callbackCreated, readTime } from './create.js';
import { alert, changeConversation, disconnect, endConversation, enqueue, withdraw } from './life.js';
import { conversationOf, goingOn, waitingParty } from './model.js';
import type { StoredConversation } from './model.js';

/** Callbacks can be rescheduled, assigned to an agent, moved to another queue, or cancelled without an agent. */
export function addCallbackHandlers(area: Area, world: World): void {
  area.handle('patchConversationsCallbacks', (context) => {
    const changed = change(world, readObject<PatchCallbackRequest>(context, ['conversationId']));
    settle(world);
    return callbackCreated(changed);
  });

  area.handle('postConversationsCallbacksBulkUpdate', (context) => {
    const { patchCallbackRequests } = readObject<BulkCallbackPatchRequest>(context, ['patchCallbackRequests']);
    const results = patchCallbackRequests.map((request) => {
      const { conversationId: id } = request;
      try {
        change(world, request);
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
    const { callbackDisconnectIdentifiers: named } = readObject<{ callbackDisconnectIdentifiers: unknown[] }>(context, [
      'callbackDisconnectIdentifiers',
    ]);
    const found = named.filter(isObject).map(({ conversationId }) => conversationOf(world, String(conversationId), 'callback'));
    for (const conversation of found) {
      changeConversation(world, conversation, () => {
        endConversation(world, conversation, 'system');
      });
    }
  });
}

/** Applies all changes to a callback, or none if one of them refers to an unknown entity. */
function change(world: World, { conversationId, ...asked }: PatchCallbackRequest): StoredConversation {
  const conversation = goingOn(conversationOf(world, conversationId, 'callback'));
  const scheduled = readTime(asked.callbackScheduledTime);
  const queue = asked.queueId === undefined ? undefined : world.store.queues.get(asked.queueId);
  // The contract declares `agentId` as required, but a body may omit it.
  const { agentId } = asked as { agentId?: string };
  const agent = agentId === undefined ? undefined : activeUser(world, agentId);
  const numbers = asked.callbackNumbers ?? conversation.callback?.numbers ?? [];
  changeConversation(world, conversation, () => {
    conversation.callback = { ...conversation.callback, numbers, ...(scheduled !== undefined && { scheduled }) };
    const waiting = waitingParty(conversation);
    if (queue && waiting && waiting.queueId !== queue.id) {
      withdraw(world, conversation);
      enqueue(world, conversation, queue, waiting.wishes);
      disconnect(world, conversation, waiting, 'transfer');
    }
    if (!agent) return;
    withdraw(world, conversation);
    alert(world, conversation, agent.id, queue?.id ?? waiting?.queueId);
  });
  return conversation;
}
