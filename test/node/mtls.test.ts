import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient, ConfigurationError } from 'contact-centre-client';
import type { ApiClientOptions } from 'contact-centre-client';
import type { Mtls } from 'contact-centre-client/node';
import { mtls, undiciTransport } from 'contact-centre-client/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ProbeApi } from '../core/probe.js';
import { client, server, startTlsServer } from '../support/tls.js';

const ways: { way: string; options: (mtlsOptions: Mtls) => ApiClientOptions }[] = [
  { way: 'the default client', options: ({ httpsAgent }) => ({ httpsAgent }) },
  { way: 'undiciTransport', options: ({ dispatcher }) => ({ transport: undiciTransport({ dispatcher }) }) },
];

/** A server that requests certificates, and the client's name that a call to it returns. */
async function asking(): Promise<{ call: (options: ApiClientOptions) => Promise<unknown> }> {
  const { url } = await startTlsServer({ requestCert: true, rejectUnauthorized: false });
  const call = async (options: ApiClientOptions): Promise<unknown> => {
    const api = new ApiClient({ timeout: 0, ...options, apiUrl: url });
    api.setAccessToken('t');
    // A kept connection keeps its certificate.
    return await new ProbeApi(api).list({}, { headers: { connection: 'close' } });
  };
  return { call };
}

function files(): { cert: string; key: string; write: (pair: { cert?: string; key?: string }) => void } {
  const folder = mkdtempSync(join(tmpdir(), 'mtls-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const cert = join(folder, 'cert.pem');
  const key = join(folder, 'key.pem');
  const write = (pair: { cert?: string; key?: string }): void => {
    if (pair.cert !== undefined) writeFileSync(cert, pair.cert);
    if (pair.key !== undefined) writeFileSync(key, pair.key);
  };
  return { cert, key, write };
}

describe.each(ways)('mtls ($way)', ({ options }) => {
  it.each([
    [undefined, 'mtls must be an object with cert, key, ca, not undefined'],
    [{}, 'mtls() needs a certificate and its key, as PEM or as files'],
    [{ cert: '-----BEGIN CERTIFICATE-----' }, 'mtls() needs a certificate and its key, as PEM or as files'],
    [{ cert: 'a', key: 'b', pfx: 'c' }, 'mtls: unknown option "pfx". Options: cert, key, ca'],
  ])('refuses %o by name', (options, message) => {
    expect(() => mtls(options as never)).toThrow(message);
    expect(() => mtls(options as never)).toThrow(ConfigurationError);
  });

  it('presents the configured certificate', async () => {
    const { call } = await asking();
    const identity = mtls({ ...client, ca: server.cert });
    onTestFinished(() => identity.close());
    expect(await call(options(identity))).toEqual({ from: 'client.example' });
  });

  it('presents the certificate in the files, and the previous one while they do not match', async () => {
    const { call } = await asking();
    const { cert, key, write } = files();
    write(server);
    const identity = mtls({ cert, key, ca: Buffer.from(server.cert) });
    onTestFinished(() => identity.close());
    const before = await call(options(identity));
    write({ cert: client.cert });
    expect(await call(options(identity))).toEqual(before);
    write({ key: client.key });
    expect(await call(options(identity))).toEqual({ from: 'client.example' });
    expect(before).toEqual({ from: 'server.example' });
  });
});

it.each([
  ['files that are not there', { cert: '/nowhere/cert.pem', key: '/nowhere/key.pem' }],
  ['a certificate and a key that do not fit', { cert: client.cert, key: server.key }],
  ['what is no PEM', { cert: '-----BEGIN nothing', key: client.key }],
])('mtls refuses %s immediately', (_what, pair) => {
  expect(() => mtls(pair)).toThrow(ConfigurationError);
});
