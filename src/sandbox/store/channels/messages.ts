import { isObject } from '../../values/json.js';
import { Problem } from '../errors.js';
import { metadata } from './sockets.js';
import type { Verdict } from './verdicts.js';

/**
 * Returns the response to a message on a socket: a pong to a ping, the result to a subscription. Other messages have no
 * response.
 *
 * @param subscribe - Adds topics to those of the socket's channel.
 */
export function answerTo(text: string, subscribe: (topics: readonly string[]) => Verdict[]): string | undefined {
  const sent = parsed(text);
  if (!isObject(sent)) return undefined;
  if (sent['message'] === 'ping') return metadata('pong');
  if (sent['message'] !== 'subscribe') return undefined;
  const { topics, correlationId } = sent;
  const answer = (result: string, status: string, more?: object): string =>
    JSON.stringify({ result, status, ...more, ...(typeof correlationId === 'string' && { correlationId }) });
  if (!Array.isArray(topics) || !topics.every((topic): topic is string => typeof topic === 'string'))
    return answer('400', 'error', { message: 'topics must be a list of topics' });
  try {
    const refused = subscribe(topics).filter(({ reason }) => reason !== undefined);
    if (refused.length === 0) return answer('200', 'subscribed');
    return answer('400', 'failure', { message: refused.map(({ reason }) => reason).join('; ') });
  } catch (error) {
    if (error instanceof Problem) return answer(String(error.status), 'failure', { message: error.message });
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
