import { readDuration } from '../core/arguments/durations.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { readOptions, demand } from '../core/arguments/option-checks.js';
import { isAmount, isFunction, isSignal, isBoolean, ownFields } from '../core/values/plain-objects.js';
import type { CallGroup } from '../core/call/call-group.js';
import type { JobProgress } from './progress.js';

/** How long to wait for a job by default, in ms. */
const DAY = 86_400_000;

/** The first and the longest delay between two status requests, in ms. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 15_000;

/** Checked options of all methods that wait for a job. */
export interface WaitSettings {
  readonly onProgress?: (progress: JobProgress, status: undefined) => void;
  readonly maxWaitMs: number;
  readonly signal?: AbortSignal;
  readonly onAbort?: 'leave' | 'cancel';
  readonly allowPartial?: boolean;
  readonly execute?: boolean | ((status: unknown) => unknown);
  readonly poll: Required<PollDelays>;
  readonly fetch?: typeof fetch;
  readonly pageSize?: number;
  readonly max?: number;
  /** What the requests belong to. */
  readonly group?: CallGroup;
}

/** Delays between two status requests. */
export interface PollDelays {
  /** The first delay, in ms; 1000 by default. Each further delay is 1.5 times as long. */
  readonly minMs?: number;
  /** The longest delay, in ms; 15000 by default. */
  readonly maxMs?: number;
}

const isDelay = (value: unknown): boolean => typeof value === 'number' && value >= 1 && Number.isFinite(value);

const demands: Readonly<Record<string, Demand>> = {
  onProgress: [isFunction, 'a function'],
  maxWaitMs: 0,
  maxWait: 0,
  signal: [isSignal, 'an AbortSignal'],
  onAbort: [(value) => value === 'leave' || value === 'cancel', '"leave" or "cancel"'],
  allowPartial: [isBoolean, 'true or false'],
  execute: [(value) => isBoolean(value) || isFunction(value), 'true, false or a function'],
  poll: 0,
  fetch: [isFunction, 'a function such as fetch'],
  pageSize: 0,
  max: 0,
};

/** Options of waiting for an event. */
const eventDemands: Readonly<Record<string, Demand>> = {
  signal: demands['signal'] ?? 0,
  maxWaitMs: 0,
  maxWait: 0,
  fetch: demands['fetch'] ?? 0,
};

/** Checks the options of waiting for a job. @throws ConfigurationError for a misspelt option or one of the wrong type. */
export function checkWait(family: string, options: object): WaitSettings {
  const fields = readOptions(`The ${family} job`, options, demands);
  const { maxWait: _deprecated, ...rest } = fields;
  const settings: WaitSettings = { ...rest, maxWaitMs: checkMaxWait(family, fields), poll: checkPoll(fields['poll']) };
  return ownFields(settings) as unknown as WaitSettings;
}

/** Checks the options of waiting for an event. */
export function checkEventWait(family: string, options: object): Pick<WaitSettings, 'signal' | 'maxWaitMs' | 'fetch'> {
  const fields = readOptions(`The ${family} job`, options, eventDemands);
  const { maxWait: _deprecated, ...rest } = fields;
  return ownFields({ ...rest, maxWaitMs: checkMaxWait(family, fields) }) as unknown as WaitSettings;
}

function checkMaxWait(family: string, options: Record<string, unknown>): number {
  const name = 'maxWaitMs';
  const maxWaitMs = readDuration(`The ${family} job`, options, { name, former: 'maxWait', unit: 1000 }) ?? DAY;
  demand(isAmount(maxWaitMs), options['maxWait'] === undefined ? name : 'maxWait', 'a number from 0');
  return maxWaitMs as number;
}

export function checkPoll(options: unknown = {}): Required<PollDelays> {
  const demandDelay: Demand = [isDelay, 'a number of milliseconds from 1'];
  const delays: PollDelays = readOptions('poll', options, { minMs: demandDelay, maxMs: demandDelay }, 'poll.');
  const minMs = delays.minMs ?? Math.min(FIRST_DELAY, delays.maxMs ?? FIRST_DELAY);
  const maxMs = delays.maxMs ?? Math.max(LONGEST_DELAY, minMs);
  demand(minMs <= maxMs, 'poll.minMs', `no more than poll.maxMs (${maxMs})`);
  return { minMs, maxMs };
}
