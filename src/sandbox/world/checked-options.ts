import { checkedOptions, isFunction, isSwitch, namedOptions } from '../../core/records.js';
import type { Demand } from '../../core/records.js';
import type { RateLimitOptions, ResetOptions, SandboxOptions, TrafficOptions, WorldOptions } from './options.js';

/** What can be said of a sandbox. */
export const optionNames: Record<keyof SandboxOptions, 0> = {
  maxPageSize: 0,
  now: 0,
  permissions: 0,
  rateLimit: 0,
  redirectUris: 0,
  retired: 0,
  seed: 0,
  tokenLifetime: 0,
  traffic: 0,
  unsupported: 0,
  validation: 0,
};

const isUri = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);

const demands: Readonly<Record<'now' | 'redirectUris', Demand>> = {
  now: [isFunction, 'a function that tells the time in ms'],
  redirectUris: [(value) => Array.isArray(value) && value.every(isUri), 'a list of absolute URIs'],
};

const limits: Record<keyof RateLimitOptions, 0> = { headers: 0, owner: 0, routes: 0, token: 0, window: 0 };

/** Refuses what a program without types may say of a sandbox, and what nothing would come of. */
export function checkOptions({ now, rateLimit, redirectUris }: WorldOptions): void {
  checkedOptions('A sandbox', { now, redirectUris }, demands);
  if (typeof rateLimit === 'object') namedOptions('rateLimit', rateLimit, limits);
}

/** How busy it is; nothing where it is to be quiet. */
export function checkedTraffic(traffic: TrafficOptions | boolean): Required<TrafficOptions> | undefined {
  if (traffic === false) return undefined;
  if (traffic !== true) namedOptions('traffic', traffic, { hours: 0, intensity: 0 });
  const { intensity = 1, hours = 8 } = traffic === true ? {} : traffic;
  if (!(intensity > 0 && intensity <= 5)) throw new RangeError('traffic.intensity is a number above 0, 5 at most');
  if (!(hours > 0 && hours <= 24)) throw new RangeError('traffic.hours is a number of hours above 0, 24 at most');
  return { intensity, hours };
}

/** What a reset is to leave as it is. */
export function checkedReset(options: ResetOptions): ResetOptions {
  return checkedOptions('A reset', options, { keepTokens: [isSwitch, 'true or false'] }, 'reset.');
}
