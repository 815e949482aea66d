import { bareMessage } from '../../core/errors/bare-message.js';
import { ConfigurationError, ContactCentreError } from '../../core/errors/errors.js';
import { isObject } from '../../core/values/is-object.js';
import type { ConnectionError } from '../failure.js';
import type { TopicErrors } from '../source.js';

/** A serialized error for another tab. */
export type SerializedError = Readonly<Record<string, unknown>>;

/** The messages between tabs. Those with a `leader` come from it, except `wishes` and `ask`, which go to it. */
export type Message =
  /** A tab has opened, or has received nothing from its leader for a while. Urgent if the user has just switched to it. */
  | {
      readonly kind: 'ask';
      readonly tab: string;
      readonly leader: string;
      readonly isUrgent: boolean;
      /** Whether the leader must replace its sockets. */
      readonly reconnects?: boolean;
    }
  /** A tab subscribes to the topics in `more`, each with its base, and unsubscribes from those in `less`. */
  | {
      readonly kind: 'wishes';
      readonly tab: string;
      readonly leader: string;
      readonly more: readonly (readonly [text: string, base: string])[];
      readonly less: readonly string[];
    }
  /** Which tab holds the WebSockets, since when, and why no events arrive, if so. */
  | {
      readonly kind: 'lead';
      readonly leader: string;
      readonly term: number;
      readonly reason: string;
      readonly failure?: SerializedError;
      /** In ms since the epoch. */
      readonly nextAttemptAt?: number;
      /** Until when the platform has requested a pause, in ms since the epoch. It also applies to the next leader. */
      readonly pausedUntil?: number;
    }
  /** A tab receives events of these topics from now on. */
  | { readonly kind: 'up'; readonly leader: string; readonly tab: string; readonly topics: readonly string[] }
  | {
      readonly kind: 'refused';
      readonly leader: string;
      readonly tab: string;
      readonly topic: string;
      readonly error: SerializedError;
    }
  | { readonly kind: 'missed'; readonly leader: string; readonly topics: readonly string[]; readonly from: number }
  | { readonly kind: 'event'; readonly leader: string; readonly topic: string; readonly event: object };

type FieldCheck = (value: unknown) => boolean;

const isText: FieldCheck = (value) => typeof value === 'string';
const isTime: FieldCheck = (value) => typeof value === 'number' && value >= 0 && value < Infinity;
const isListOf =
  (is: FieldCheck): FieldCheck =>
  (value) =>
    Array.isArray(value) && value.every(is);
const isOptional =
  (is: FieldCheck): FieldCheck =>
  (value) =>
    value === undefined || is(value);
const isSwitch: FieldCheck = (value) => typeof value === 'boolean';
const isWish: FieldCheck = (value) =>
  isListOf(isText)(value) &&
  (value as string[]).length === 2 &&
  String((value as string[])[0]).startsWith((value as string[])[1] ?? '');

const messageForms: Readonly<Record<Message['kind'], Readonly<Record<string, FieldCheck>>>> = {
  ask: { tab: isText, leader: isText, isUrgent: isSwitch, reconnects: isOptional(isSwitch) },
  wishes: { tab: isText, leader: isText, more: isListOf(isWish), less: isListOf(isText) },
  lead: {
    leader: isText,
    term: isTime,
    reason: isText,
    failure: isOptional(isObject),
    nextAttemptAt: isOptional(isTime),
    pausedUntil: isOptional(isTime),
  },
  up: { leader: isText, tab: isText, topics: isListOf(isText) },
  refused: { leader: isText, tab: isText, topic: isText, error: (value) => isObject(value) && isText(value['code']) },
  missed: { leader: isText, topics: isListOf(isText), from: isTime },
  event: { leader: isText, topic: isText, event: isObject },
};

/** Returns a valid message. Any script on the page's origin can post on the channel. */
export function parseMessage(data: unknown): Message | undefined {
  if (!isObject(data) || typeof data['kind'] !== 'string' || !Object.hasOwn(messageForms, data['kind'])) return undefined;
  const form = Object.entries(messageForms[data['kind'] as Message['kind']]);
  return form.every(([name, is]) => is(data[name])) ? (data as unknown as Message) : undefined;
}

/** Serializes an error so that another tab can recreate it. */
export function serializeError(error: unknown, { TopicRefusedError, TooManyTopicsError }: TopicErrors): SerializedError {
  if (!(error instanceof ContactCentreError)) return { code: 'ERR_CONFIGURATION', message: String(error) };
  const { code } = error;
  if (error instanceof TopicRefusedError)
    return { code, reason: error.reason, missingPermissions: [...error.missingPermissions] };
  if (error instanceof TooManyTopicsError) return { code, topics: error.topics, maxChannels: error.maxChannels };
  return { code, message: bareMessage(error) };
}

/** Describes for another tab why no events arrive. */
export function serializeFailure({ message, status, code }: ConnectionError): SerializedError {
  return { message, ...(status !== undefined && { status }), ...(code !== undefined && { code }) };
}

/** The error that another tab has described. */
export function deserializeFailure({ message, status, code }: SerializedError): ConnectionError {
  const error = new Error(String(message));
  if (typeof status === 'number') Object.assign(error, { status });
  if (typeof code === 'number' || typeof code === 'string') Object.assign(error, { code });
  return error;
}

/** Recreates the error of a rejected topic. */
export function deserializeError(
  { topic, error }: Extract<Message, { kind: 'refused' }>,
  { TopicRefusedError, TooManyTopicsError }: TopicErrors,
): Error {
  const { code, message, reason, missingPermissions: missing, topics, maxChannels } = error;
  if (code === 'ERR_TOPIC_REFUSED')
    return new TopicRefusedError(topic, String(reason), isListOf(isText)(missing) ? (missing as string[]) : []);
  if (code === 'ERR_TOO_MANY_TOPICS') return new TooManyTopicsError(Number(topics), Number(maxChannels));
  if (code === 'ERR_CONFIGURATION') return new ConfigurationError(String(message));
  return new ContactCentreError(String(message), String(code));
}
