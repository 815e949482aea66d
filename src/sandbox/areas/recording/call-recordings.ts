import { notFound } from '../../store/errors.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { conversationOf, iso } from '../conversations/model.js';
import type { StoredConversation } from '../conversations/model.js';
import { adoptedRecordingsOf } from './orphans.js';
import { withRetention } from './retention.js';
import type { CallRecording } from './retention.js';

/** The recordings of a conversation. @throws the platform's 404 for an unknown conversation. */
export function recordingsOf(world: World, conversationId = ''): CallRecording[] {
  const recording = recordingOf(conversationOf(world, conversationId));
  return [...(recording ? [recording] : []), ...adoptedRecordingsOf(world, conversationId)];
}

/** The recording of a call; its id is that of the agent's communication, with which it began. */
export function recordingOf({ id: conversationId, media, end, parties }: StoredConversation): CallRecording | undefined {
  const agent = parties.find(({ purpose, connected }) => purpose === 'agent' && connected !== undefined);
  if (media !== 'call' || end === undefined || agent?.connected === undefined) return undefined;
  return {
    id: agent.sessionId,
    conversationId,
    sessionId: agent.sessionId,
    media: 'audio',
    fileState: 'AVAILABLE',
    startTime: iso(agent.connected),
    endTime: iso(agent.end ?? end),
    annotations: [],
    selfUri: `/api/v2/conversations/${conversationId}/recordings/${agent.sessionId}`,
  };
}

/** The recording of a request's path. @throws the platform's 404 for an unknown one. */
export function findRecording(world: World, context: OperationContext): CallRecording {
  const id = context.param('recordingId');
  const recording = recordingsOf(world, context.param('conversationId')).find((each) => each.id === id);
  if (!recording) throw notFound('recording', id);
  return withRetention(world, recording);
}
