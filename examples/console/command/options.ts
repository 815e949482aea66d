import { ApiClient, ConfigurationError, regions } from 'contact-centre-client/fetch';
import type { Region } from 'contact-centre-client/fetch';
import type { ServeOptions } from 'contact-centre-client/sandbox/serve';
import { admission } from 'contact-centre-client/sandbox/serve';
import { InvalidCommandLine, parseCommandLine } from '../../../src/parsing/command-line.js';
import type { ServeConsoleOptions, ServerSignInChoice } from '../server/serve.js';
import type { OrganisationSettings } from '../src/session/page-settings.js';
import { endpoint, organisationSettings } from '../src/session/settings.js';
import { largeCentre } from './large-centre.js';

export const DEFAULT_PORT = 4400;
/** The same address after a restart, so that a sign-in in the browser stays valid. */
const SANDBOX_PORT = 4410;

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  region: { type: 'string' },
  'api-url': { type: 'string' },
  'client-id': { type: 'string' },
  grant: { type: 'string' },
  'sign-ins': { type: 'string' },
  seed: { type: 'string' },
  'seed-file': { type: 'string' },
  data: { type: 'string' },
  queues: { type: 'string' },
  agents: { type: 'string' },
  'sandbox-port': { type: 'string' },
  'allowed-host': { type: 'string', multiple: true },
  'allowed-origin': { type: 'string', multiple: true },
  open: { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseCommandLine<typeof options>>['values'];

/** The options that have no effect on an organisation. */
const sandboxOptions = ['seed', 'seed-file', 'data', 'queues', 'agents', 'sandbox-port'] as const;

export type Command =
  | { name: 'help' | 'version' }
  | { name: 'serve'; serve: Omit<ServeConsoleOptions, 'openPages'>; shouldOpen: boolean };

/** Secrets are not options, because other programs of the machine can read the command line. */
type Environment = Readonly<Partial<Record<string, string>>>;

const SECRET = 'CONSOLE_CLIENT_SECRET';

/** Reads the command line. @throws InvalidCommandLine for an option that is unknown, invalid or contradicts another one. */
export function readCommand(args: readonly string[], environment: Environment = process.env): Command {
  const { values, positionals } = parseCommandLine(args, options);
  if (values.help === true) return { name: 'help' };
  if (values.version === true) return { name: 'version' };
  if (positionals.length > 0)
    throw new InvalidCommandLine(`Unexpected argument "${positionals.join(' ')}". Options begin with --.`);
  const { host } = values;
  const organisation = readOrganisation(values);
  const serverSignIn = readServerSignIn(values, environment);
  const admitted = { allowedHosts: values['allowed-host'] ?? [], allowedOrigins: values['allowed-origin'] ?? [] };
  checkAdmission(admitted);
  return {
    name: 'serve',
    serve: {
      port: values.port === undefined ? DEFAULT_PORT : wholeNumber('port', values.port, 0, 65_535),
      ...(host !== undefined && { host }),
      ...admitted,
      ...(serverSignIn && { serverSignIn }),
      ...(organisation ? { organisation } : { sandboxOptions: readSandbox(values) }),
    },
    shouldOpen: values.open === true,
  };
}

function readOrganisation(values: Values): OrganisationSettings | undefined {
  const { region, 'api-url': apiUrl, 'client-id': clientId = '' } = values;
  const placeOption = region === undefined ? '--api-url' : '--region';
  const place = region ?? apiUrl;
  if (place === undefined) {
    for (const name of ['client-id', 'grant', 'sign-ins'] as const)
      if (values[name] !== undefined)
        throw new InvalidCommandLine(`--${name} belongs to an organisation. Add --region, such as --region eu_west_1.`);
    return undefined;
  }
  if (region !== undefined && apiUrl !== undefined)
    throw new InvalidCommandLine('--region and --api-url exclude each other. Remove one of them.');
  const sandboxOption = sandboxOptions.find((name) => values[name] !== undefined);
  if (sandboxOption !== undefined)
    throw new InvalidCommandLine(
      `--${sandboxOption} belongs to the sandbox, which does not run with ${placeOption}. Remove one of them.`,
    );
  if (clientId.trim() === '')
    throw new InvalidCommandLine(
      `--client-id is missing. Pass the id of an OAuth client of your organisation: ${placeOption} ${place} --client-id <id>`,
    );
  return checkOrganisation({ ...placeOf(place), grant: grantOf(values.grant), clientId: clientId.trim() }, placeOption);
}

/** The authorization code grant needs a secret, which stays on the server. */
function readServerSignIn({ grant, 'sign-ins': file }: Values, environment: Environment): ServerSignInChoice | undefined {
  const clientSecret = environment[SECRET] ?? '';
  if (grant !== 'code') {
    if (file !== undefined) throw new InvalidCommandLine('--sign-ins belongs to --grant code. Add it, or remove --sign-ins.');
    return undefined;
  }
  if (clientSecret === '')
    throw new InvalidCommandLine(`--grant code needs the secret of the OAuth client. Set the environment variable ${SECRET}.`);
  return { clientSecret, file };
}

/** Accepts a region, the host of a region, and other hosts or addresses. */
function placeOf(text: string): Pick<OrganisationSettings, 'region' | 'host'> {
  const region = (Object.keys(regions) as Region[]).find((name) => name === text || regions[name] === text);
  return region === undefined ? { host: text } : { region };
}

function checkOrganisation(organisation: OrganisationSettings, option: string): OrganisationSettings {
  try {
    new ApiClient(endpoint(organisationSettings(organisation), undefined));
    return organisation;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    // The package has no copy of the page that the message refers to.
    throw new InvalidCommandLine(`${option}: ${error.message.replace(/ \(see docs\/[^)]*\)$/, '')}`);
  }
}

/** The page itself does not sign in with `code`, so its settings say nothing about that grant. */
function grantOf(text = 'pkce'): 'pkce' | 'implicit' {
  if (text === 'pkce' || text === 'implicit') return text;
  if (text === 'code') return 'pkce';
  throw new InvalidCommandLine(`--grant must be pkce, implicit or code, not "${text}".`);
}

function readSandbox(values: Values): ServeOptions {
  const { seed, data, queues, agents, 'seed-file': seedFile, 'sandbox-port': port } = values;
  const size = readSize({ queues, agents });
  if (size && seedFile !== undefined)
    throw new InvalidCommandLine('--seed-file and --queues or --agents exclude each other. Remove one of them.');
  const seedNumber = seed === undefined ? undefined : wholeNumber('seed', seed, Number.MIN_SAFE_INTEGER);
  return {
    rateLimit: false,
    traffic: true,
    ...(port === undefined ? { preferredPort: SANDBOX_PORT } : { port: wholeNumber('sandbox-port', port, 0, 65_535) }),
    ...(seedFile !== undefined && { seedFile }),
    ...(data !== undefined && { data }),
    ...(size
      ? { seed: largeCentre({ ...size, seed: seedNumber ?? 1 }) }
      : { ...(seedNumber !== undefined && { seed: seedNumber }) }),
  };
}

/** The sizes of the contact centre; `undefined` for the sandbox's own. */
function readSize({ queues, agents }: { queues: string | undefined; agents: string | undefined }) {
  if (queues === undefined && agents === undefined) return undefined;
  return {
    queues: queues === undefined ? 10 : wholeNumber('queues', queues, 1, 1000),
    agents: agents === undefined ? 50 : wholeNumber('agents', agents, 1, 5000),
  };
}

function checkAdmission(hostsAndOrigins: { allowedHosts: string[]; allowedOrigins: string[] }): void {
  try {
    admission(hostsAndOrigins);
  } catch (error) {
    throw new InvalidCommandLine((error as Error).message);
  }
}

function wholeNumber(name: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return value;
  const range = max === Number.MAX_SAFE_INTEGER ? '' : ` from ${min} to ${max}`;
  throw new InvalidCommandLine(`--${name} must be a whole number${range}, not "${text}".`);
}
