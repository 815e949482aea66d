import { isObject } from '../../values/json.js';
import { Problem } from '../errors.js';
import { metadataMessage } from './sockets.js';
import type { TopicCheck } from './topic-checks.js';

/**
 * Returns the response to a message on a socket: a pong to a ping, the result to a subscription. Other messages have no
 * response.
 *
 * @param subscribe - Adds topics to those of the socket's channel.
 */
export function respondToMessage(text: string, subscribe: (topics: readonly string[]) => TopicCheck[]): string | undefined {
  const message = parseJson(text);
  if (!isObject(message)) return undefined;
  if (message['message'] === 'ping') return metadataMessage('pong');
  if (message['message'] !== 'subscribe') return undefined;
  const { topics, correlationId } = message;
  const toResponse = (result: string, status: string, extraFields?: object): string =>
    JSON.stringify({ result, status, ...extraFields, ...(typeof correlationId === 'string' && { correlationId }) });
  if (!Array.isArray(topics) || !topics.every((topic): topic is string => typeof topic === 'string'))
    return toResponse('400', 'error', { message: 'topics must be a list of topics' });
  try {
    const refusedTopics = subscribe(topics).filter(({ reason }) => reason !== undefined);
    if (refusedTopics.length === 0) return toResponse('200', 'subscribed');
    return toResponse('400', 'failure', { message: refusedTopics.map(({ reason }) => reason).join('; ') });
  } catch (error) {
    if (error instanceof Problem) return toResponse(String(error.status), 'failure', { message: error.message });
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
