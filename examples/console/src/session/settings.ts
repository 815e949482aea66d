import type { ApiClientOptions, Region } from 'contact-centre-client/fetch';
import { ApiClient, ConfigurationError, regions } from 'contact-centre-client/fetch';
import type { OrganisationSettings } from './page-settings.js';
import type { SandboxSettings } from './sandbox.js';
import { text } from '../shared/text.js';

/** The place to connect to and the OAuth client. No setting is secret. */
export interface Settings {
  place: 'sandbox' | 'region' | 'host';
  region: Region;
  /** A host such as mypurecloud.ie, or the address of a gateway or of another sandbox. */
  host: string;
  grant: 'pkce' | 'implicit';
  /** The organisation's OAuth client; the sandbox has its own. */
  clientId: string;
  /** Keep the sign-in until it ends, also after the browser is closed. */
  keep: boolean;
}

export type SettingsProblems = Partial<Record<'host' | 'clientId', string>>;

const KEY = 'console.settings';

/** Reads the last settings, if they are still valid. If the console is served for an organisation, users choose only `keep`. */
export function readSettings(sandbox: SandboxSettings | undefined, organisation?: OrganisationSettings): Settings {
  if (organisation) return organisationSettings(organisation, keptSettings().keep === true);
  const { place, region, host, grant, clientId, keep } = keptSettings();
  const settings: Settings = {
    place: place === 'region' || place === 'host' ? place : 'sandbox',
    region: typeof region === 'string' && Object.hasOwn(regions, region) ? (region as Region) : 'us_east_1',
    host: typeof host === 'string' ? host : '',
    grant: grant === 'implicit' ? 'implicit' : 'pkce',
    clientId: typeof clientId === 'string' ? clientId : '',
    keep: keep === true,
  };
  const isUnavailable = settings.place === 'sandbox' ? !sandbox : settingsProblems(settings).host !== undefined;
  return isUnavailable ? { ...settings, place: 'region' } : settings;
}

/** Returns the settings that connect to the organisation that the console is served for. */
export function organisationSettings({ region, host = '', grant, clientId }: OrganisationSettings, keep = false): Settings {
  return { place: region ? 'region' : 'host', region: region ?? 'us_east_1', host, grant, clientId, keep };
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage, they last until the page is left.
  }
}

function keptSettings(): Partial<Record<keyof Settings, unknown>> {
  try {
    const storedSettings: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof storedSettings === 'object' && storedSettings !== null ? storedSettings : {};
  } catch {
    return {};
  }
}

/** Returns problems by field, as texts to show beside it. */
export function settingsProblems(settings: Settings): SettingsProblems {
  const problems: SettingsProblems = {};
  if (settings.place === 'host') {
    try {
      new ApiClient(endpoint(settings, undefined));
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      problems.host = text('signIn.hostProblem');
    }
  }
  if (settings.place !== 'sandbox' && settings.clientId.trim() === '') {
    problems.clientId = text('signIn.clientProblem');
  }
  return problems;
}

type Endpoint = Pick<ApiClientOptions, 'apiUrl' | 'environment' | 'region'>;

/** Returns the `apiUrl`, `environment` or `region` of the client. */
export function endpoint({ place, region, host }: Settings, sandbox: SandboxSettings | undefined): Endpoint {
  if (place === 'region') return { region };
  if (place === 'sandbox' && sandbox) return { apiUrl: sandbox.apiUrl };
  const platform = /^(https?:\/\/)?(api|login|apps)\.|^[^/:]+$/.test(host.trim());
  return platform ? { environment: host } : { apiUrl: host.trim() };
}

/** Returns the OAuth client's id. The sandbox has one for each grant. */
export function clientIdOf({ place, grant, clientId }: Settings, sandbox: SandboxSettings | undefined): string {
  return place === 'sandbox' && sandbox ? sandbox.clients[grant] : clientId.trim();
}

/** Returns the name of the place. */
export function placeName({ place, region, host }: Settings): string {
  if (place === 'sandbox') return 'Sandbox';
  return place === 'region' ? regions[region] : host.trim();
}
