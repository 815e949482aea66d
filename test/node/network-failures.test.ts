import { NetworkError } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { ProbeApi, errorOf, signedIn } from '../core/probe.js';
import { startTlsServer } from '../support/tls.js';
import { refusingUrl, startServer } from '../support/wire.js';
import { ways } from './transports.js';

describe.each(ways)('The error of a network failure ($way)', ({ make }) => {
  it.each<[string, () => Promise<string>, RegExp]>([
    ['a refused connection', refusingUrl, /^ECONNREFUSED$/],
    [
      'one refused at each of two addresses',
      async () => (await refusingUrl()).replace('127.0.0.1', 'localhost'),
      /^ECONNREFUSED$/,
    ],
    ['an unknown host', () => Promise.resolve('http://nowhere.invalid'), /^(ENOTFOUND|EAI_AGAIN)$/],
    ['a certificate that signs itself', async () => (await startTlsServer()).url, /^DEPTH_ZERO_SELF_SIGNED_CERT$/],
  ])('names the reason of %s in message, reason and cause', async (_what, arrange, reason) => {
    const error = await errorOf(new ProbeApi(signedIn(make, await arrange())).list(), NetworkError);
    expect(error).toMatchObject({ code: 'ERR_NETWORK', reason: expect.stringMatching(reason) as string });
    expect(error.message).toContain(error.reason);
    expect(error.cause).toMatchObject({ code: error.reason });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ reason: error.reason });
  });

  it('reports the message of TLS in one line', async () => {
    const plain = await startServer();
    const error = await errorOf(new ProbeApi(signedIn(make, plain.url.replace('http:', 'https:'))).list(), NetworkError);
    expect(error.message).toMatch(/^GET https:\S+ failed: .*(packet length too long|wrong version number)/i);
    expect(error.message).not.toMatch(/\s{2}|\s$|\n/);
  });
});
