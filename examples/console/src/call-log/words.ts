import type { MessageId } from '../messages/en.js';
import { NONE, formatNumber } from '../shared/formats.js';
import { text } from '../shared/text.js';
import type { LoggedCall, LoggedWait } from './call-log.js';
import { errorOf, lastRequest } from './filter.js';

/** Formats a duration: 12 ms, 3,400 ms. */
export const formatMs = (ms: number | undefined): string =>
  ms === undefined ? NONE : text('calls.ms', { ms: formatNumber(Math.max(0, Math.round(ms))) });

/** Returns how long a call waited for the governor, in ms; `undefined` if it did not wait. */
export function waitOf({ waits }: LoggedCall, until: number): number | undefined {
  if (waits.length === 0) return undefined;
  return waits.reduce((sum, { from, to = until }) => sum + Math.max(0, to - from), 0);
}

/** Returns how long the last request took, in ms. */
export function durationOf(call: LoggedCall): number | undefined {
  const request = lastRequest(call);
  return request?.to === undefined ? undefined : request.to - request.from;
}

export type StatusTone = 'good' | 'problem' | 'quiet' | 'waiting';

/** Returns the status of a call in a word, and its tone. */
export function statusOf(call: LoggedCall): { label: string; tone: StatusTone } {
  const request = lastRequest(call);
  const error = errorOf(call);
  if (call.to === undefined && call.waits.some(({ to }) => to === undefined))
    return { label: text('calls.waiting'), tone: 'waiting' };
  if (call.to === undefined && request?.to === undefined)
    return { label: text(request ? 'calls.underWay' : 'calls.preparing'), tone: 'quiet' };
  if (request?.status !== undefined) return { label: String(request.status), tone: error ? 'problem' : 'good' };
  if (error?.code === 'ERR_ABORTED') return { label: text('calls.cancelled'), tone: 'quiet' };
  if (error) return { label: text(request ? 'calls.noResponse' : 'calls.notSent'), tone: 'problem' };
  return { label: text('calls.notSent'), tone: 'quiet' };
}

interface Explanation {
  past: MessageId;
  present: MessageId;
}

const pause: Explanation = { past: 'calls.whyRefused', present: 'calls.whyRefusedNow' };
const budget: Explanation = { past: 'calls.whyBudget', present: 'calls.whyBudgetNow' };
/** Only a response states the limit of a route. Until then, few of its requests are sent at the same time. */
const route: Explanation = { past: 'calls.whyRoute', present: 'calls.whyRouteNow' };

/** Says why a call waited. */
export function explainWait({ reason, isRefused = false, from, to }: LoggedWait): string {
  const limit = /^rate limit, (\d+)/.exec(reason)?.[1];
  const ofLimit = limit === undefined ? route : budget;
  const { past, present } = isRefused ? pause : ofLimit;
  const values = { limit: formatNumber(Number(limit ?? 0)) };
  return to === undefined ? text(present, values) : text(past, { ...values, ms: formatMs(to - from) });
}
