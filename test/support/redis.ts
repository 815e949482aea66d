import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listen } from './loopback.js';
import { provideTool, redis } from './system-tools.js';

/** A separate Redis for a test, on a loopback port. */
export interface RedisServer {
  readonly port: number;
  /** `redis://127.0.0.1:PORT` */
  readonly url: string;
  /** Kills it like a power failure, so that unsaved data is lost; resolves when it has ended. Further calls have no effect. */
  stop(): Promise<void>;
  /** Starts it again on the same port: empty, or with its saved data. */
  start(): Promise<void>;
  /** Stops responding until `thaw`, with open connections. */
  freeze(): void;
  thaw(): void;
}

/**
 * Starts `redis-server`; installs it first if it is missing, and throws with a remedy if that fails. It ends with the process
 * that started it, in whatever way. Call `stop` at the end of the test.
 *
 * @param keptIn - A folder for its data (append-only, which survives a kill); not saved by default.
 */
export async function startRedis(keptIn?: string): Promise<RedisServer> {
  provideTool(redis);
  // Another program may take the port between the check and the start.
  for (let tries = 1; ; tries++) {
    const { port, close } = await listen(createServer());
    await close();
    try {
      return await serving(port, keptIn);
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

async function serving(port: number, keptIn: string | undefined): Promise<RedisServer> {
  let running: Running | undefined = await begin(port, keptIn);
  const signal = (name: NodeJS.Signals): void => {
    if (running) process.kill(running.pid, name);
  };
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const ending = running;
      running = undefined;
      await ending?.end();
    },
    start: async () => {
      running ??= await begin(port, keptIn);
    },
    freeze: () => {
      signal('SIGSTOP');
    },
    thaw: () => {
      signal('SIGCONT');
    },
  };
}

interface Running {
  pid: number;
  end: () => Promise<void>;
}

/**
 * The outer shell waits for the end of its input, which comes when this process closes it or ends; then it ends Redis. The
 * inner shell prints the process id and becomes Redis, so that the id is the first line even on a busy machine.
 */
const guarded = `sh -c 'echo $$; exec redis-server "$@"' sh "$@" </dev/null & redis=$!; exec >&-; read -r _; kill -9 $redis; wait $redis`;

async function begin(port: number, keptIn: string | undefined): Promise<Running> {
  const directory = keptIn ?? mkdtempSync(join(tmpdir(), 'redis-'));
  const keeping = keptIn === undefined ? ['--appendonly', 'no'] : ['--appendonly', 'yes', '--appendfsync', 'everysec'];
  const words = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', ...keeping, '--dir', directory];
  const shell = spawn('sh', ['-c', guarded, 'sh', ...words], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = new Promise<void>((resolve) => {
    shell.once('close', () => {
      if (keptIn === undefined) rmSync(directory, { recursive: true, force: true });
      resolve();
    });
  });
  const end = async (): Promise<void> => {
    shell.stdin.end();
    await ended;
  };
  const outputLines: string[] = [];
  for await (const line of createInterface({ input: shell.stdout })) {
    outputLines.push(line);
    if (line.includes('Ready to accept connections')) {
      // Further output is discarded, so that it does not fill the pipe.
      shell.stdout.resume();
      return { pid: Number(outputLines[0]), end };
    }
  }
  await end();
  throw new Error(`Redis did not start on port ${port}: ${outputLines.slice(1).join(' ')}`);
}
