import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { bareMessage } from '../core/errors/bare-message.js';
import type { Region } from '../core/client/regions.js';
import { ContactCentreError } from '../core/errors/errors.js';
import { ApiClient } from '../entries/fetch-eager.js';
import type { FindData } from '../find/data.js';
import { loadData } from '../find/source-data.js';
import { Governor } from '../limits/governor.js';
import { AllowList } from '../mcp/guard/allow-list.js';
import { SessionBudget } from '../mcp/guard/budget.js';
import { Guides } from '../mcp/guides.js';
import { Catalogue } from '../mcp/operations/catalogue.js';
import { readCredentials } from '../mcp/platform/credentials.js';
import type { Environment } from '../mcp/platform/credentials.js';
import { EmbeddedSandbox } from '../mcp/platform/embedded-sandbox.js';
import { ClientElicitor } from '../mcp/platform/client-elicitor.js';
import { Organisation } from '../mcp/platform/organisation.js';
import type { OrganisationOptions } from '../mcp/platform/organisation.js';
import { OrganisationGate } from '../mcp/platform/organisation-gate.js';
import { createServer } from '../mcp/server.js';
import { Session } from '../mcp/session.js';
import type { SessionParts } from '../mcp/session.js';
import { serveHttp } from '../mcp/transports/http.js';
import { serveStdio } from '../mcp/transports/stdio.js';
import type { Streams } from '../mcp/transports/stdio.js';
import { parseCommandLine, InvalidCommandLine } from '../parsing/command-line.js';
import { readPort } from './port.js';
import { waitForStop } from './wait-for-stop.js';

/** Output, stop signal and version for the command. */
export interface McpIo {
  out(line: string): void;
  error(line: string): void;
  stop: AbortSignal;
  printable(text: string): string;
  /** The version of the package. */
  version: string;
}

/** What the command reads beside its arguments. */
export interface McpProcess extends Streams {
  readonly environment: Environment;
  /** Loads the operations and their index. */
  readonly load: () => Promise<FindData>;
}

const help = `Usage: contact-centre-client mcp [options]

Serves tools for AI assistants over the Model Context Protocol: find, describe and call operations, read lists, run jobs, and run code in a
sandbox. Without --region or --api-url, everything runs in a simulation inside this process.

With an organisation, assistants can only read. --allow permits changes: each is rehearsed, shown to the user with what it changes, and sent
after the user has confirmed it. Credentials come from the environment: ACCESS_TOKEN, or CLIENT_ID and CLIENT_SECRET.

Options:
  --region <name>             region of the organisation, such as eu_west_1
  --api-url <url>             address of the API, instead of --region
  --login-url <url>           address of the login pages (default: that of --api-url)
  --token-store <file>        file in which programs of this machine share tokens
  --user <name>               user of the file whose sign-in is used, instead of a token of the OAuth client
  --allow <permission>        changes that need this permission may be sent after a confirmation, such as routing:queue:edit,
                              routing:queue:* or the name of an operation; repeatable
  --calls-per-minute <n>      requests to the organisation in a minute (default: 60)
  --calls-per-session <n>     requests to the organisation until the server ends (default: 1000)
  --unmasked                  do not mask phone numbers, addresses and names of customers in results
  --http                      listen for clients on this machine over HTTP, instead of stdin and stdout
  --port <n>                  port to listen on, 0 for any free port (default: 8082)
  -v, --version               print the version of the package
  -h, --help                  print this text`;

const options = {
  region: { type: 'string' },
  'api-url': { type: 'string' },
  'login-url': { type: 'string' },
  'token-store': { type: 'string' },
  user: { type: 'string' },
  allow: { type: 'string', multiple: true },
  'calls-per-minute': { type: 'string' },
  'calls-per-session': { type: 'string' },
  unmasked: { type: 'boolean' },
  http: { type: 'boolean' },
  port: { type: 'string' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseCommandLine<typeof options>>['values'];

const DEFAULT_PORT = 8082;

/** Options that have no effect in the sandbox. */
const optionsOfOrganisation = [
  'login-url',
  'token-store',
  'user',
  'allow',
  'calls-per-minute',
  'calls-per-session',
] as const satisfies (keyof Values)[];

/** Runs `contact-centre-client mcp` until its client goes or it is stopped. @returns the exit code. */
export async function runMcp(args: readonly string[], io: McpIo, process: McpProcess = thisProcess()): Promise<number> {
  try {
    const values = readArguments(args, io);
    if (typeof values === 'string') {
      io.out(values);
      return 0;
    }
    await serve(platformOf(values, process.environment), values, io, process);
    return 0;
  } catch (error) {
    if (!(error instanceof InvalidCommandLine) && !(error instanceof ContactCentreError) && !isSystemError(error)) throw error;
    const isUsage = error instanceof InvalidCommandLine;
    const message = io.printable(bareMessage(error));
    io.error(isUsage ? `${message}\nTry: contact-centre-client mcp --help` : message);
    return isUsage ? 2 : 1;
  }
}

const thisProcess = (): McpProcess => ({
  environment: globalThis.process.env,
  load: loadData,
  input: globalThis.process.stdin,
  output: globalThis.process.stdout,
});

/** Such as a port that is in use. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

async function serve(connect: Connect, values: Values, io: McpIo, process: McpProcess): Promise<void> {
  const parts = { catalogue: new Catalogue(await process.load()), guides: new Guides(), isUnmasked: values.unmasked === true };
  const open = () => createServer((server) => new Session({ ...parts, ...connect(server) }), { version: io.version });
  if (values.http !== true) {
    await serveStdio(open(), io.stop, process);
    return;
  }
  const port = values.port === undefined ? DEFAULT_PORT : readPort(values.port);
  const endpoint = await serveHttp({ port, createServer: open });
  io.out(`Serving ${endpoint.url}\nSend this header: Authorization: Bearer ${endpoint.token}\nStop with Ctrl-C.`);
  await waitForStop(io.stop);
  await endpoint.close();
}

/** Opens the platform for one connection. */
// oxlint-disable-next-line typescript/no-deprecated -- see createServer
type Connect = (server: Server) => Pick<SessionParts, 'platform' | 'gate'>;

/** Returns what opens the organisation that the command line names, or else the sandbox. */
function platformOf(values: Values, environment: Environment): Connect {
  const { region, user, allow = [] } = values;
  const apiUrl = values['api-url'];
  const loginUrl = values['login-url'];
  if (region === undefined && apiUrl === undefined) {
    const platform = new EmbeddedSandbox();
    return () => ({ platform });
  }
  const organisationOptions: OrganisationOptions = {
    endpoints: apiUrl === undefined ? { region: region as Region } : { apiUrl, ...(loginUrl !== undefined && { loginUrl }) },
    credentials: readCredentials(environment, { tokenStore: values['token-store'], user }),
    allow: AllowList.parse(allow),
    limiter: new Governor(),
    budget: new SessionBudget({
      ...countOf('perMinute', values['calls-per-minute']),
      ...countOf('perSession', values['calls-per-session']),
    }),
  };
  // A wrong region is reported at the start, and not by the first call.
  new ApiClient(organisationOptions.endpoints);
  return (server) => {
    const platform = new Organisation(organisationOptions, new ClientElicitor(server));
    return { platform, gate: new OrganisationGate(platform) };
  };
}

/** Returns an option of the budget; an empty object if it is not set. */
function countOf<N extends string>(name: N, text: string | undefined): Partial<Record<N, number>> {
  return text === undefined ? {} : ({ [name]: Number(text) } as Partial<Record<N, number>>);
}

/** Returns the values of the options, or a text to print instead. */
function readArguments(args: readonly string[], io: McpIo): Values | string {
  const { values, positionals } = parseCommandLine(args, options);
  if (values.help === true) return help;
  if (values.version === true) return io.version;
  const [extraArgument] = positionals;
  if (extraArgument !== undefined) throw new InvalidCommandLine(`Unexpected argument "${extraArgument}". Options begin with --.`);
  if (values.region !== undefined && values['api-url'] !== undefined)
    throw new InvalidCommandLine('--region and --api-url both say where the organisation is. Remove one of them.');
  const hasOrganisation = values.region !== undefined || values['api-url'] !== undefined;
  const useless = hasOrganisation ? undefined : optionsOfOrganisation.find((name) => values[name] !== undefined);
  if (useless !== undefined)
    throw new InvalidCommandLine(
      `--${useless} needs --region or --api-url: without an organisation, everything runs in a sandbox.`,
    );
  checkNumbers(values);
  return values;
}

function checkNumbers({ port, http, ...values }: Values): void {
  for (const name of ['calls-per-minute', 'calls-per-session'] as const) {
    const text = values[name];
    if (text !== undefined && !/^[1-9]\d{0,8}$/.test(text))
      throw new InvalidCommandLine(`--${name} must be a whole number from 1, not "${text}"`);
  }
  if (port === undefined) return;
  readPort(port);
  if (http !== true) throw new InvalidCommandLine('--port needs --http: without it, the server uses stdin and stdout.');
}
