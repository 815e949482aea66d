import { parseArgs } from 'node:util';
import { admission } from '../sandbox/http/admission.js';
import type { AdmissionOptions } from '../sandbox/http/admission.js';
import { banner } from './banner.js';
import { waitForStop } from './wait-for-stop.js';
import { escapeControlCharacters } from '../sandbox/values/escape-text.js';
import { describeError } from '../sandbox/values/describe-error.js';
import type { AnsweredRequest } from '../sandbox/store/control/request-log.js';
import { didYouMean } from '../core/arguments/nearest-name.js';
import { parseCommandLine, InvalidCommandLine } from '../parsing/command-line.js';
import { serveSandbox } from '../sandbox/serve.js';
import type { ServedSandbox, ServeOptions } from '../sandbox/serve.js';

/** Output, stop signal and version for a command. */
export interface CommandIo {
  out(line: string): void;
  error(line: string): void;
  /** Stops the running command. */
  stop: AbortSignal;
  /** The version of the package. */
  version: string;
  /** The environment variables; those of the process by default. */
  env?: Readonly<Record<string, string | undefined>>;
}

const help = `Usage: contact-centre-client sandbox [options]

Serves a simulation of the platform on this machine: login pages, API and notification channels on one port.

Options:
  --port <number>            port to listen on, 0 for any free port (default: the port of the data file, or 8080, or the next free port)
  --host <address>           address to listen on (default: 127.0.0.1)
  --seed <number>            number that people, queues, ids and secrets are generated from (default: that of the data file, or 1)
  --seed-file <file>         JSON or YAML file with custom seed data
  --data <file>              JSON file to load the state from and save it to
  --rate-limit <number|off>  requests per minute and token (default: 300)
  --token-lifetime-ms <ms>   lifetime of access tokens in ms (default: 86400000; --token-lifetime, in s, is deprecated)
  --validation <mode>        requests that violate the contract: strict rejects them as the platform does, lenient accepts them (default: strict)
  --unsupported <mode>       operations that are not implemented: refuse responds with 501, shape with a generated body and a header (default: refuse)
  --permissions <mode>       enforced checks the roles of a token's user, off permits every call (default: enforced)
  --retired <mode>           operations that the platform has retired: answer responds as before, refuse with 404 (default: answer)
  --traffic                  simulate customers and agents
  --redirect-uri <uri>       another redirect URI of all OAuth clients, in addition to those on localhost; repeatable
  --allowed-host <host>      another host name that the sandbox accepts, in addition to loopback hosts; repeatable
  --allowed-origin <origin>  another origin whose pages may call the sandbox, in addition to loopback hosts; repeatable
  --max-body <bytes>         maximum size of a request's body (default: 10000000)
  --quiet                    do not print a line for each request
  -v, --version              print the version of the package
  -h, --help                 print this text

Other commands: find lists the operations that match a description, move replaces the vendor's package in a program, check lists retired,
deprecated and changed operations that a program uses, record writes an organisation's responses to a seed file, mcp serves tools for AI
assistants, and console serves the console for supervisors and administrators, which is the package contact-centre-console. Each has its own
--help.`;

/** Tried first if the command line has no port. */
const DEFAULT_PORT = 8080;

/** The commands besides `sandbox`. Each is loaded when it runs. */
const commands = {
  find: async () => (await import('./find.js')).runFind,
  move: async () => (await import('./codemod.js')).runMove,
  check: async () => (await import('./check.js')).runCheck,
  record: async () => (await import('./record.js')).runRecord,
  mcp: async () => (await import('./mcp.js')).runMcp,
  console: async () => (await import('./console.js')).runConsole,
};
const commandNames = ['sandbox', ...Object.keys(commands)];

function isCommand(name: string | undefined): name is keyof typeof commands {
  return name !== undefined && Object.hasOwn(commands, name);
}

/** Runs `contact-centre-client` with its arguments until it ends or is stopped. @returns the exit code. */
export async function runCommand(args: readonly string[], io: CommandIo): Promise<number> {
  const [name, ...ownArgs] = args;
  if (isCommand(name)) {
    const run = await commands[name]();
    return await run(ownArgs, { ...io, printable: escapeControlCharacters });
  }
  let sandbox: ServedSandbox;
  try {
    const options = readArguments(args, io);
    if (typeof options === 'string') {
      io.out(options);
      return 0;
    }
    sandbox = await serveSandbox(options);
    io.out(banner(sandbox, options, optionsWithoutPort(args)));
  } catch (error) {
    const isUsage = error instanceof InvalidCommandLine;
    const message = withoutLineBreaks(error as Error, args)
      .split('\n')
      .map(escapeControlCharacters)
      .join('\n');
    io.error(isUsage ? `${message}\nTry: contact-centre-client sandbox --help` : message);
    return isUsage ? 2 : 1;
  }
  await waitForStop(io.stop);
  try {
    await sandbox.close();
  } catch (error) {
    io.error(escapeControlCharacters((error as Error).message));
    return 1;
  }
  io.out('Stopped.');
  return 0;
}

/** Messages may have several lines, but a file name from the command line must not add any. */
function withoutLineBreaks(error: Error, args: readonly string[]): string {
  const message = describeError(error);
  // System errors have one line, which may name a folder of the file.
  if ('code' in error) return escapeControlCharacters(message);
  const names = args.flatMap((arg) => [arg, arg.slice(arg.indexOf('=') + 1)]).filter((name) => /[\r\n]/.test(name));
  return names.reduce((text, name) => text.replaceAll(name, () => escapeControlCharacters(name)), message);
}

/** Returns the options to serve with, or a text to print instead. */
function readArguments(args: readonly string[], io: CommandIo): ServeOptions | string {
  const { values, positionals } = parseCommandLine(args, options);
  const [command, ...extraArguments] = positionals;
  if (command !== undefined && command !== 'sandbox')
    throw new InvalidCommandLine(
      `Unknown command "${command}".${didYouMean(command, commandNames)} Commands: ${commandNames.join(', ')}`,
    );
  if (values.help === true) return help;
  if (values.version === true) return io.version;
  if (command === undefined) throw new InvalidCommandLine(`A command is missing. Commands: ${commandNames.join(', ')}`);
  if (extraArguments.length > 0)
    throw new InvalidCommandLine(`Unexpected argument "${extraArguments.join(' ')}". Options begin with --.`);
  const { seed, data, host, 'seed-file': seedFile } = values;
  const limit = values['rate-limit'];
  const tokenLifetimeMs = tokenLifetimeOf(values);
  const body = values['max-body'];
  return {
    ...(values.port === undefined ? { preferredPort: DEFAULT_PORT } : { port: parseWholeNumber('port', values.port, 0, 65_535) }),
    ...(host !== undefined && { host }),
    ...(seed !== undefined && { seed: parseWholeNumber('seed', seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) }),
    ...(seedFile !== undefined && { seedFile }),
    ...(data !== undefined && { data }),
    ...(limit !== undefined && { rateLimit: limit === 'off' ? false : parseWholeNumber('rate-limit', limit, 1) }),
    ...(tokenLifetimeMs !== undefined && { tokenLifetimeMs }),
    ...choiceOf('validation', values.validation, 'strict', 'lenient'),
    ...choiceOf('unsupported', values.unsupported, 'refuse', 'shape'),
    ...choiceOf('permissions', values.permissions, 'enforced', 'off'),
    ...choiceOf('retired', values.retired, 'answer', 'refuse'),
    redirectUris: values['redirect-uri'] ?? [],
    ...checkAdmission({ allowedHosts: values['allowed-host'] ?? [], allowedOrigins: values['allowed-origin'] ?? [] }),
    ...(body !== undefined && { maxBodyBytes: parseWholeNumber('max-body', body, 1) }),
    traffic: values.traffic === true,
    ...(values.quiet !== true && {
      onAnswer: (request: AnsweredRequest, ms: number) => {
        io.out(requestLine(request, ms));
      },
    }),
    onSaveError: (error) => {
      io.error(`The state could not be saved: ${escapeControlCharacters(error.message)}`);
    },
  };
}

/** How long access tokens last, in ms. The deprecated option is in s. */
function tokenLifetimeOf({
  'token-lifetime-ms': ms,
  'token-lifetime': seconds,
}: {
  readonly 'token-lifetime-ms'?: string | undefined;
  readonly 'token-lifetime'?: string | undefined;
}): number | undefined {
  if (seconds === undefined) return ms === undefined ? undefined : parseWholeNumber('token-lifetime-ms', ms, 1);
  if (ms === undefined) return parseWholeNumber('token-lifetime', seconds, 1) * 1000;
  throw new InvalidCommandLine(
    'Both --token-lifetime-ms and its deprecated form --token-lifetime are set. Remove --token-lifetime.',
  );
}

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  seed: { type: 'string' },
  'seed-file': { type: 'string' },
  data: { type: 'string' },
  'rate-limit': { type: 'string' },
  'token-lifetime-ms': { type: 'string' },
  'token-lifetime': { type: 'string' },
  validation: { type: 'string' },
  unsupported: { type: 'string' },
  permissions: { type: 'string' },
  retired: { type: 'string' },
  'redirect-uri': { type: 'string', multiple: true },
  'allowed-host': { type: 'string', multiple: true },
  'allowed-origin': { type: 'string', multiple: true },
  'max-body': { type: 'string' },
  traffic: { type: 'boolean' },
  quiet: { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Returns the options of a command line as written, without the command and the port. */
function optionsWithoutPort(args: readonly string[]): string[] {
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
  return tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.name === 'port') return [];
    if (token.value === undefined) return [token.rawName];
    return token.inlineValue ? [`${token.rawName}=${token.value}`] : [token.rawName, token.value];
  });
}

function checkAdmission(options: AdmissionOptions): AdmissionOptions {
  try {
    admission(options);
  } catch (error) {
    throw new InvalidCommandLine((error as Error).message);
  }
  return options;
}

/** Returns an option that has one of two values; an empty object if the option is not set. */
function choiceOf<N extends string, T extends string>(
  name: N,
  text: string | undefined,
  one: T,
  other: T,
): Partial<Record<N, T>> {
  if (text === undefined) return {};
  const choice = [one, other].find((each) => each === text);
  if (choice === undefined) throw new InvalidCommandLine(`--${name} must be ${one} or ${other}, not "${text}"`);
  return { [name]: choice } as Partial<Record<N, T>>;
}

function parseWholeNumber(name: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new InvalidCommandLine(`--${name} must be a whole number${rangeOf(min, max)}, not "${text}"`);
}

function rangeOf(min: number, max: number): string {
  if (max !== Number.MAX_SAFE_INTEGER) return ` from ${min} to ${max}`;
  return min < 0 ? '' : ` from ${min}`;
}

function requestLine({ method, path, query, status }: AnsweredRequest, ms: number): string {
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => `${name}=${value}`));
  const time = new Date().toISOString().slice(11, 19);
  const outcome = status === 0 ? 'dropped' : String(status);
  return escapeControlCharacters(
    `${time} ${method} ${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''} ${outcome} ${ms.toFixed(0)} ms`,
  );
}
