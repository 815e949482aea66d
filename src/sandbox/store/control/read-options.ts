import { readOptions, copyOptions } from '../../../core/arguments/option-checks.js';
import { isFunction, isBoolean } from '../../../core/values/plain-objects.js';
import { readDuration } from '../../../core/arguments/durations.js';
import type { Demand } from '../../../core/arguments/option-checks.js';
import type { RateLimitOptions, ResetOptions, SandboxOptions, TrafficOptions, WorldOptions } from './options.js';
import { withCurrentName } from '../current-name.js';

const HOUR = 3_600_000;

/** {@link TrafficOptions} with their defaults. */
export type TrafficSettings = Required<Omit<TrafficOptions, 'hours'>>;

/** The names of all options of a sandbox. */
export const optionNames: Record<keyof SandboxOptions, 0> = {
  maxPageSize: 0,
  now: 0,
  permissions: 0,
  rateLimit: 0,
  redirectUris: 0,
  retired: 0,
  seed: 0,
  tokenLifetime: 0,
  tokenLifetimeMs: 0,
  traffic: 0,
  unsupported: 0,
  validation: 0,
};

const isUri = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);

const optionDemands: Readonly<Record<'now' | 'redirectUris', Demand>> = {
  now: [isFunction, 'a function that tells the time in ms'],
  redirectUris: [(value) => Array.isArray(value) && value.every(isUri), 'a list of absolute URIs'],
};

const limitFields: Record<keyof RateLimitOptions, 0> = { headers: 0, owner: 0, routes: 0, token: 0, window: 0, windowMs: 0 };

/** Refuses invalid options, which a program without types may pass, and options without effect. */
export function checkOptions({ now, redirectUris }: WorldOptions): void {
  readOptions('A sandbox', { now, redirectUris }, optionDemands);
}

/** Rate limits, with the window in ms. `undefined` if requests are not limited. */
export function readLimits(rateLimit: WorldOptions['rateLimit'] = 300): RateLimitOptions | undefined {
  if (rateLimit === false) return undefined;
  if (typeof rateLimit !== 'object') return { token: rateLimit };
  const duration = { name: 'windowMs', former: 'window', unit: 1000 };
  return withCurrentName('rateLimit', copyOptions('rateLimit', rateLimit, limitFields), duration);
}

/** The lifetime of access tokens, in s like on the platform. */
export function readLifetime(options: WorldOptions): number {
  const fields = options as Record<string, unknown>;
  const duration = { name: 'tokenLifetimeMs', former: 'tokenLifetime', unit: 1000 };
  const lifetimeMs = readDuration('createSandbox', fields, duration) ?? 86_400_000;
  if (typeof lifetimeMs === 'number' && lifetimeMs > 0) return lifetimeMs / 1000;
  throw new RangeError('tokenLifetimeMs is a number of ms above 0');
}

/** The settings of the traffic; `undefined` if it is off. */
export function readTraffic(traffic: TrafficOptions | boolean): TrafficSettings | undefined {
  if (traffic === false) return undefined;
  const fields = traffic === true ? {} : copyOptions('traffic', traffic, { historyMs: 0, hours: 0, intensity: 0 });
  const { intensity = 1 } = fields as TrafficOptions;
  const historyMs = readDuration('traffic', fields, { name: 'historyMs', former: 'hours', unit: HOUR }) ?? 8 * HOUR;
  if (!(intensity > 0 && intensity <= 5)) throw new RangeError('traffic.intensity is a number above 0, 5 at most');
  if (typeof historyMs !== 'number' || !(historyMs > 0 && historyMs <= 24 * HOUR))
    throw new RangeError(`traffic.historyMs is a number of ms above 0, ${24 * HOUR} at most`);
  return { intensity, historyMs };
}

/** Checks the options of a reset. */
export function readResetOptions(options: ResetOptions): ResetOptions {
  return readOptions('A reset', options, { keepTokens: [isBoolean, 'true or false'] }, 'reset.');
}
