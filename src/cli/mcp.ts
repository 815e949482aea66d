import { bareMessage } from '../core/errors/bare-message.js';
import { loadData } from '../find/source-data.js';
import { Guides } from '../mcp/guides.js';
import { Catalogue } from '../mcp/operations/catalogue.js';
import { EmbeddedSandbox } from '../mcp/platform/embedded-sandbox.js';
import { createServer } from '../mcp/server.js';
import { Session } from '../mcp/session.js';
import { serveHttp } from '../mcp/transports/http.js';
import { serveStdio } from '../mcp/transports/stdio.js';
import { parseCommandLine, InvalidCommandLine } from '../parsing/command-line.js';

/** Output, stop signal and version for the command. */
export interface McpIo {
  out(line: string): void;
  error(line: string): void;
  stop: AbortSignal;
  printable(text: string): string;
  /** The version of the package. */
  version: string;
}

const help = `Usage: contact-centre-client mcp [options]

Serves tools for AI assistants over the Model Context Protocol: find, describe and call operations, read lists, run jobs, and run code in a
sandbox. Without further options everything runs in a simulation inside this process.

Options:
  --http         listen for clients on this machine over HTTP, instead of stdin and stdout
  --port <n>     port to listen on, 0 for any free port (default: 8082)
  -v, --version  print the version of the package
  -h, --help     print this text`;

const options = {
  http: { type: 'boolean' },
  port: { type: 'string' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

const DEFAULT_PORT = '8082';

/** What a command line says. */
interface Settings {
  readonly isHttp: boolean;
  readonly port: number;
}

/** Runs `contact-centre-client mcp` until its client goes or it is stopped. @returns the exit code. */
export async function runMcp(args: readonly string[], io: McpIo): Promise<number> {
  try {
    const settings = readArguments(args, io);
    if (typeof settings === 'string') {
      io.out(settings);
      return 0;
    }
    await serve(settings, io);
    return 0;
  } catch (error) {
    const isUsage = error instanceof InvalidCommandLine;
    const message = io.printable(bareMessage(error));
    io.error(isUsage ? `${message}\nTry: contact-centre-client mcp --help` : message);
    return isUsage ? 2 : 1;
  }
}

async function serve({ isHttp, port }: Settings, io: McpIo): Promise<void> {
  const catalogue = new Catalogue(await loadData());
  const guides = new Guides();
  const platform = new EmbeddedSandbox();
  const createSession = () => createServer(() => new Session({ catalogue, guides, platform }), { version: io.version });
  if (!isHttp) {
    await serveStdio(createSession(), io.stop, { input: process.stdin, output: process.stdout });
    return;
  }
  const endpoint = await serveHttp({ port, createServer: createSession });
  io.out(`Serving ${endpoint.url}\nSend this header: Authorization: Bearer ${endpoint.token}\nStop with Ctrl-C.`);
  await waitForStop(io.stop);
  await endpoint.close();
}

/** Returns the settings, or a text to print instead. */
function readArguments(args: readonly string[], io: McpIo): Settings | string {
  const { values, positionals } = parseCommandLine(args, options);
  if (values.help === true) return help;
  if (values.version === true) return io.version;
  const [extraArgument] = positionals;
  if (extraArgument !== undefined) throw new InvalidCommandLine(`Unexpected argument "${extraArgument}". Options begin with --.`);
  const { port = DEFAULT_PORT } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new InvalidCommandLine(`--port must be a whole number from 0 to 65535, not "${port}"`);
  if (values.port !== undefined && values.http !== true)
    throw new InvalidCommandLine('--port needs --http: without it, the server uses stdin and stdout.');
  return { isHttp: values.http === true, port: Number(port) };
}

async function waitForStop(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
}
