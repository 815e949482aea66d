import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient } from 'contact-centre-client';
import { serveSandbox } from 'contact-centre-client/sandbox';
import type { ServedSandbox } from 'contact-centre-client/sandbox';
import { onTestFinished, vi } from 'vitest';

/** A token that is unlikely to occur by chance. */
export const TOKEN = 'tkn-planted-5c1d';
export const SIGNATURE = 'sig-planted-77ab';

/** An empty directory that is removed after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true });
  });
  return path;
}

export const names = (path: string): string[] => readdirSync(path).sort();

/** A store whose responses the test determines. @returns its signed address. */
export async function store(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/a.txt?X-Amz-Signature=${SIGNATURE}`;
}

export async function platform(): Promise<ServedSandbox & { client: ApiClient }> {
  const server = await serveSandbox({ rateLimit: false, now: () => Date.parse('2026-03-10T12:30:00Z') });
  onTestFinished(() => server.close());
  const client = new ApiClient({ timeout: 0, apiUrl: server.url, rejectWith: 'error' });
  client.setAccessToken(server.sandbox.issueAccessToken());
  return { ...server, client };
}

/** Removes the delays between attempts. @returns their lengths in ms. */
export function skipPauses(): number[] {
  const waits: number[] = [];
  const real = setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => {
    // Other code uses timers too.
    if (new Error().stack?.includes('core/response/repeat') !== true) return real(work, ms);
    waits.push(ms);
    return real(work, 0);
  });
  return waits;
}

/** Reads the whole body of a request. */
export async function bodyOfRequest(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** Returns the error of a promise that should reject. */
export async function failure(work: Promise<unknown>): Promise<Error & { code?: string; reason?: string; status?: number }> {
  const outcome = await work.then(
    () => new Error('nothing failed'),
    (error: unknown) => error,
  );
  return outcome as Error;
}
