import type { OpenEnum } from '../../models/open-enum.js';
import { ConfigurationError } from '../errors/errors.js';
import { didYouMean } from '../arguments/nearest-name.js';
import { demand } from '../arguments/option-checks.js';
import { isText, kindOf } from '../values/plain-objects.js';
import { regions } from '../values/regions.js';

export { regions };

const keys = Object.keys(regions);
const hosts: readonly string[] = Object.values(regions);

/** Key of a region, e.g. `eu_west_1`. */
export type Region = keyof typeof regions;

/** A region's key or host; other hosts are accepted too. */
export type Environment = OpenEnum<Region | (typeof regions)[Region]>;

/** The addresses for calls and sign-in; neither ends in a slash. */
export interface Endpoints {
  apiUrl: string;
  loginUrl: string;
  /**
   * Headers of every request to these addresses, by lower-case name. A function, so that inspecting a client does not show
   * them.
   */
  headers: (() => Promise<Readonly<Record<string, string>>>) | undefined;
}

/** Returns the endpoints of a region key; of the platform's first region by default. */
export function regionEndpoints(region: unknown = 'us_east_1'): Endpoints {
  if (typeof region !== 'string' || !Object.hasOwn(regions, region)) {
    const text = String(region);
    throw new ConfigurationError(`Unknown region "${text}". Regions: ${keys.join(', ')}.${didYouMean(text, keys)}`);
  }
  return hostEndpoints(regions[region as Region]);
}

/**
 * Returns the endpoints of an environment in any common spelling: `mypurecloud.ie`, `api.mypurecloud.ie`,
 * `https://login.mypurecloud.ie/`, or a region key.
 */
export function environmentEndpoints(environment: string): Endpoints {
  const text = isText(environment) ? environment.trim() : '';
  if (Object.hasOwn(regions, text)) return regionEndpoints(text);
  const host = /^(?:https?:\/\/)?(?:(?:api|login|apps)\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/*$/.exec(text.toLowerCase())?.[1];
  if (host === undefined) {
    const hint = didYouMean(text, [...keys, ...hosts]);
    throw new ConfigurationError(
      `"${text}" is no environment.${hint} Use a host such as mypurecloud.ie, or a region such as eu_west_1`,
    );
  }
  return hostEndpoints(host);
}

/** Checks an `apiUrl` or `loginUrl`: absolute, http or https, and nothing after its path. */
export function baseUrl(option: string, value: unknown): string {
  let url: URL | undefined;
  try {
    // A list with one address would be read as that address.
    if (!Array.isArray(value)) url = new URL(String(value));
  } catch {
    // Reported below, together with addresses that parse but cannot be a base.
  }
  const { href = '', origin = '', pathname = '' } = url ?? {};
  const isValid = /^https?:/.test(href) && href === origin + pathname;
  demand(isValid, option, `an absolute http or https address without query, fragment or credentials, not ${shownAddress(value)}`);
  let end = href.length;
  while (href[end - 1] === '/') end--;
  return href.slice(0, end);
}

/** Quotes an invalid address without its credentials and its query. */
function shownAddress(value: unknown): string {
  return isText(value) ? `"${value.replace(/^.*@|[?#].*/gs, '…')}"` : kindOf(value);
}

function hostEndpoints(host: string): Endpoints {
  return { apiUrl: `https://api.${host}`, loginUrl: `https://login.${host}`, headers: undefined };
}
