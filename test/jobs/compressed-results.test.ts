import { gzipSync } from 'node:zlib';
import { ApiClient as AxiosClient, GeneralDataProtectionRegulationApi, NetworkError } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { gdprRequest } from 'contact-centre-client/jobs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { errorOf } from '../core/probe.js';
import { startServer } from '../support/wire.js';

const csv = Array.from({ length: 60 }, (_, index) => `id-${index};${(index * 7919) % 101}`).join('\n');
const compressedCsv = gzipSync(csv);

describe.each([
  ['contact-centre-client', AxiosClient],
  ['contact-centre-client/fetch', FetchClient],
])('The result of a job on %s', (_name, Client) => {
  const resultOf = async (body: Uint8Array): Promise<unknown> => {
    const headers = { 'Content-Type': 'text/csv', 'Content-Encoding': 'gzip' };
    const server = await startServer(({ url }) =>
      url.startsWith('/api/')
        ? { json: { id: 'r', status: 'COMPLETED', resultsUrl: `${server.url}/export?signature=hush` } }
        : { headers, body },
    );
    const client = new Client({ apiUrl: server.url, timeout: 0 });
    client.setAccessToken('t');
    onTestFinished(() => client.close());
    return await gdprRequest.at(new GeneralDataProtectionRegulationApi(client), 'r').result();
  };

  it('is a gzipped CSV', async () => {
    expect(await resultOf(compressedCsv)).toBe(csv);
  });

  it.each([1, 20, compressedCsv.byteLength - 9, compressedCsv.byteLength - 1])(
    'is rejected if it is truncated after %i bytes',
    async (length) => {
      const error = await errorOf(resultOf(compressedCsv.subarray(0, length)), NetworkError);
      expect(error.message).not.toContain('hush');
    },
  );
});
