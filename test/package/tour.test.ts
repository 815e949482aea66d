import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { PATIENCE } from '../support/patience.js';
import { certificate, startStandIn } from './support/platform.js';

/** The folder of the vendor's newest package, with this package beside it. */
const programs = inject('programs');

it("The vendor's newest client gets the platform's responses from the sandbox, in all areas", async () => {
  const standIn = await startStandIn(join(programs, 'node_modules/contact-centre-client'));
  try {
    const { id, secret } = standIn.sandbox.clients.clientCredentials;
    const env = {
      GENESYS_CLIENT_ID: id,
      GENESYS_CLIENT_SECRET: secret,
      PLATFORM_PORT: String(standIn.port),
      NODE_EXTRA_CA_CERTS: fileURLToPath(certificate),
      HOME: programs,
    };
    const words = ['--require', join(import.meta.dirname, 'support/to-loopback.cjs'), 'tour.mjs'];
    const child = spawn(process.execPath, words, { cwd: programs, env, timeout: PATIENCE });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    child.stdin.end();
    const shown: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      shown.push(...chunk.trimEnd().split('\n'));
      // The job takes time, which the test controls here.
      if (chunk.includes('QUEUED')) standIn.sandbox.clock.advance(60_000);
    });
    expect(await text(child.stderr)).toBe('');
    expect(await ended).toBe(0);
    expect(shown).toEqual([
      'users: Wilma Tours is active',
      'users: Guide, version 2',
      'users: 1 found',
      'users: Offline, 0 roles',
      'users: 404 not.found',
      'queues: Guided tours has 3 members',
      'queues: 2 wrap-up codes',
      'queues: Unguided tours',
      'queues: 404 not.found',
      'conversations: customer, acd, agent',
      'conversations: over',
      'analytics jobs: QUEUED',
      'analytics jobs: FULFILLED, more than a page',
      'analytics jobs: 404 not.found',
      'OAuth clients: signed in as Tour office',
      'OAuth clients: made Tour office',
      'OAuth clients: 403 missing.any.permissions',
      'OAuth clients: 401 old secret',
      'OAuth clients: 401 bad.credentials',
      'data tables: north 2, south 4',
      'data tables: 404 flows.datatables.row.not.found',
      'notifications: a channel',
      'notifications: 1 topic',
      'notifications: 0 topics',
    ]);
  } finally {
    await standIn.close();
  }
});
