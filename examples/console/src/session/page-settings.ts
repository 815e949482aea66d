import type { Region } from 'contact-centre-client/fetch';
import type { SandboxSettings } from './sandbox.js';

/** What the page contains about its server. Nothing of it is secret. */
export interface PageSettings {
  /** The sandbox that runs beside the console. */
  sandbox?: SandboxSettings;
  /** The organisation that the console is served for. Users cannot choose another place then. */
  organisation?: OrganisationSettings;
  /** The server signs users in and renews their tokens. */
  signIn?: 'server';
}

/** An organisation by its region or by an address, and its OAuth client. */
export interface OrganisationSettings {
  region?: Region;
  /** A host such as `mypurecloud.ie`, or the address of a gateway, if there is no `region`. */
  host?: string;
  grant: 'pkce' | 'implicit';
  clientId: string;
}

/** Reads the settings that the server has written into the page. A static deployment has none by default. */
export function readPageSettings(): PageSettings {
  const text = document.querySelector<HTMLMetaElement>('meta[name="console-settings"]')?.content ?? '{}';
  try {
    return JSON.parse(text) as PageSettings;
  } catch {
    return {};
  }
}
