import type { OpenEnum } from '../../models/open-enum.js';
import { ConfigurationError } from '../errors/errors.js';
import { demand } from '../arguments/option-checks.js';

/** The platform's regions and their hosts: calls go to `https://api.HOST`, sign-in to `https://login.HOST`. */
export const regions = {
  us_east_1: 'mypurecloud.com',
  eu_west_1: 'mypurecloud.ie',
  ap_southeast_2: 'mypurecloud.com.au',
  ap_northeast_1: 'mypurecloud.jp',
  eu_central_1: 'mypurecloud.de',
  us_west_2: 'usw2.pure.cloud',
  ca_central_1: 'cac1.pure.cloud',
  ap_northeast_2: 'apne2.pure.cloud',
  eu_west_2: 'euw2.pure.cloud',
  ap_south_1: 'aps1.pure.cloud',
  us_east_2: 'use2.us-gov-pure.cloud',
  sa_east_1: 'sae1.pure.cloud',
  me_central_1: 'mec1.pure.cloud',
  ap_northeast_3: 'apne3.pure.cloud',
  eu_central_2: 'euc2.pure.cloud',
  mx_central_1: 'mxc1.pure.cloud',
  ap_southeast_1: 'apse1.pure.cloud',
  eusc_de_east_1: 'edee1.eusc-pure.cloud',
} as const;

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
    throw new ConfigurationError(`Unknown region "${String(region)}". Known regions: ${Object.keys(regions).join(', ')}`);
  }
  return hostEndpoints(regions[region as Region]);
}

/**
 * Returns the endpoints of an environment in any common spelling: `mypurecloud.ie`, `api.mypurecloud.ie`,
 * `https://login.mypurecloud.ie/`, or a region key.
 */
export function environmentEndpoints(environment: string): Endpoints {
  const text = typeof environment === 'string' ? environment.trim() : '';
  if (Object.hasOwn(regions, text)) return regionEndpoints(text);
  const host = /^(?:https?:\/\/)?(?:(?:api|login|apps)\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/*$/.exec(text.toLowerCase())?.[1];
  if (host === undefined) {
    throw new ConfigurationError(
      `"${text}" is no environment: expected a host such as mypurecloud.ie, or a region such as eu_west_1`,
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
  demand(isValid, option, 'an absolute http or https address without query, fragment or credentials');
  let end = href.length;
  while (href[end - 1] === '/') end--;
  return href.slice(0, end);
}

function hostEndpoints(host: string): Endpoints {
  return { apiUrl: `https://api.${host}`, loginUrl: `https://login.${host}`, headers: undefined };
}
