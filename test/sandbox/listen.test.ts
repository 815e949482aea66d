import { EventEmitter } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSandbox } from 'contact-centre-client/sandbox';
import type { ServedSandbox, ServeOptions } from 'contact-centre-client/sandbox/serve';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/command.js';
import { listen } from '../../src/sandbox/listen.js';
import type { PortOptions } from '../../src/sandbox/listen.js';

/** Below the ports that the system assigns automatically, so that no other program takes it in between. */
const PORT = 10_000 + (process.pid % 10_000);

let directory: string;
let data: string;
const served: ServedSandbox[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ports-'));
  data = join(directory, 'data.json');
});
afterEach(async () => {
  for (const each of served.splice(0)) await each.close();
  await rm(directory, { recursive: true });
});

async function serve(options: ServeOptions): Promise<ServedSandbox & { port: number }> {
  const one = await serveSandbox(options);
  served.push(one);
  return { ...one, port: Number(new URL(one.url).port) };
}

/** A server on a machine where some ports are in use. */
function serverWhere(used: ReadonlySet<number>, code = 'EADDRINUSE') {
  const tried: number[] = [];
  let usedPort = 0;
  const server = Object.assign(new EventEmitter(), {
    address: () => ({ port: usedPort }),
    listen: (port: number) => {
      tried.push(port);
      if (used.has(port)) {
        server.emit('error', Object.assign(new Error(code), { code }));
        return;
      }
      usedPort = port === 0 ? 50_000 : port;
      server.emit('listening');
    },
  });
  return {
    server,
    tried,
    listen: async (options: PortOptions) => await listen(server as unknown as Server, '127.0.0.1', options),
  };
}

describe('the port of a sandbox', () => {
  it('is that of the last run, then the preferred one, then the next nine, then any free one', async () => {
    const nine = Array.from({ length: 9 }, (_port, index) => 8081 + index);
    const all = serverWhere(new Set([7000, 8080, ...nine]));
    expect(await all.listen({ preferredPort: 8080, formerPort: 7000 })).toBe(50_000);
    expect(all.tried).toEqual([7000, 8080, ...nine, 0]);
    expect(all.server.listenerCount('error')).toBe(0);
    expect(await serverWhere(new Set([7000, 8080])).listen({ preferredPort: 8080, formerPort: 7000 })).toBe(8081);
    expect(await serverWhere(new Set([8080])).listen({ preferredPort: 8080, formerPort: 7000 })).toBe(7000);
    expect(await serverWhere(new Set()).listen({})).toBe(50_000);
  });

  it('is the same after a restart if it is free', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 65_535 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 12 })),
        async (preferredPort, offsets) => {
          const used = new Set(offsets.map((offset) => preferredPort + offset));
          const first = await serverWhere(used).listen({ preferredPort });
          expect(used.has(first)).toBe(false);
          expect(first).toBeLessThanOrEqual(65_535);
          expect(await serverWhere(used).listen({ preferredPort })).toBe(first);
          expect(await serverWhere(new Set()).listen({ preferredPort, formerPort: first })).toBe(first);
        },
      ),
    );
  });

  it('is only the given one', async () => {
    const one = serverWhere(new Set([8080]));
    await expect(one.listen({ port: 8080, preferredPort: 9090, formerPort: 7000 })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(one.tried).toEqual([8080]);
  });

  it('is not tried again for other errors', async () => {
    const one = serverWhere(new Set([8080, 0]), 'EADDRNOTAVAIL');
    await expect(one.listen({ preferredPort: 8080 })).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
    expect(one.tried).toEqual([8080]);
  });

  it.each(['80', 1.5, -1, 70_000, null])('of the last run is ignored if it is invalid: %j', async (formerPort) => {
    expect(await serverWhere(new Set()).listen({ preferredPort: 8080, formerPort })).toBe(8080);
  });
});

describe('serveSandbox', () => {
  it('listens on the preferred port, and on another one if that is in use', async () => {
    const first = await serve({ preferredPort: PORT });
    const second = await serve({ preferredPort: first.port });
    expect(second.port).not.toBe(first.port);
    expect((await fetch(`${second.url}/api/v2/users`)).status).toBe(401);
    await expect(serve({ port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('saves the port beside the state, and uses it again', async () => {
    const first = await serve({ data, preferredPort: PORT });
    await first.close();
    expect(JSON.parse(await readFile(data, 'utf8'))).toMatchObject({ port: first.port });
    const again = await serve({ data });
    expect(again.port).toBe(first.port);
    const { port: _, ...state } = JSON.parse(await readFile(data, 'utf8')) as Record<string, unknown>;
    await writeFile(join(directory, 'other.json'), JSON.stringify({ ...state, port: first.port }));
    const other = await serve({ data: join(directory, 'other.json') });
    expect(other.port).not.toBe(first.port);
  });

  it.each([
    [{ port: '8080' }, 'port must be a whole number from 0 to 65535, not a string'],
    [{ port: Number.NaN }, 'port must be a whole number from 0 to 65535, not NaN'],
    [{ port: 65_536 }, 'port must be a whole number from 0 to 65535, not 65536'],
    [{ preferredPort: 0 }, 'preferredPort must be a whole number from 1 to 65535, not 0'],
    [{ preferredPort: -1 }, 'preferredPort must be a whole number from 1 to 65535, not -1'],
  ])('refuses %j', async (options, message) => {
    await expect(serveSandbox(options as ServeOptions)).rejects.toMatchObject({
      name: 'ConfigurationError',
      message: `${message} (see docs/troubleshooting.md#err_configuration)`,
    });
  });
});

describe('contact-centre-client sandbox', () => {
  /** Starts the command, reads what it prints at start, and stops it. */
  async function start(args: readonly string[]): Promise<{ out: string; url: string }> {
    const stop = new AbortController();
    const out: string[] = [];
    const code = await runCommand(args, {
      out: (line) => {
        out.push(line);
        stop.abort();
      },
      error: (line) => out.push(line),
      stop: stop.signal,
      version: '1.2.3',
    });
    expect([code, out]).toEqual([0, [expect.any(String), 'Stopped.']]);
    return { out: out[0]!, url: /http:\/\/127\.0\.0\.1:\d+/.exec(out[0]!)![0] };
  }

  it('prints the command that starts it again at the same address', async () => {
    const args = ['--seed=7', '--traffic', '--data', join(directory, "it's mine.json"), '--port', String(PORT), '--quiet'];
    const first = await start(['sandbox', ...args]);
    const quoted = `'${join(directory, "it'\\''s mine.json")}'`;
    expect(first.out).toContain(
      `  npx contact-centre-client sandbox --port ${PORT} --seed=7 --traffic --data ${quoted} --quiet\n`,
    );
    expect((await start(['sandbox', '--data', join(directory, "it's mine.json")])).url).toBe(first.url);
  });

  it('needs no port', async () => {
    const { out, url } = await start(['sandbox']);
    expect(out).toContain(`npx contact-centre-client sandbox --port ${new URL(url).port}\n`);
  });
});
