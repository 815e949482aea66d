import { RoutingApi } from 'contact-centre-client';
import { serveSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { copyWrapupCodes } from '../../examples/two-organisations/copy-wrapup-codes.js';
import { createClient } from '../../examples/two-organisations/create-client.js';
import { clientOf } from '../support/in-sandbox.js';
import { startProxy } from '../support/proxy.js';

async function serve(wrapupCodes: { name: string }[]) {
  const server = await serveSandbox({ rateLimit: false, seed: { organisation: { name: 'Ferries' }, wrapupCodes } });
  onTestFinished(() => server.close());
  return server;
}

/** Returns the wrap-up codes of a sandbox, without the proxy. */
async function codesOf(sandbox: Sandbox): Promise<(string | undefined)[]> {
  const client = clientOf(sandbox);
  client.setAccessToken(sandbox.issueAccessToken());
  const codes = await new RoutingApi(client).getRoutingWrapupcodes({ pageSize: 100 }).items().toArray();
  return codes.map(({ name }) => name);
}

it('copies the missing codes through the proxy, and none the second time', async () => {
  const source = await serve([{ name: 'Ticket Sold' }, { name: 'Berth Changed' }, { name: 'Refund' }]);
  const target = await serve([{ name: 'REFUND' }, { name: 'Lost Luggage' }]);
  const proxy = await startProxy();
  onTestFinished(proxy.close);
  const environment = {
    SOURCE_API_URL: source.url,
    SOURCE_CLIENT_ID: source.sandbox.clients.clientCredentials.id,
    SOURCE_CLIENT_SECRET: source.sandbox.clients.clientCredentials.secret,
    TARGET_API_URL: target.url,
    TARGET_CLIENT_ID: target.sandbox.clients.clientCredentials.id,
    TARGET_CLIENT_SECRET: target.sandbox.clients.clientCredentials.secret,
    PROXY_URL: proxy.url,
  };
  const organisations = { source: createClient('SOURCE', environment), target: createClient('TARGET', environment) };
  onTestFinished(async () => {
    await Promise.all([organisations.source.close(), organisations.target.close()]);
  });

  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  expect(await copyWrapupCodes(organisations, print)).toEqual(['Berth Changed', 'Ticket Sold']);
  expect(lines[0]).toBe('3 codes in the source, 2 of them missing in the target');
  expect(await codesOf(target.sandbox)).toEqual(['Berth Changed', 'Lost Luggage', 'REFUND', 'Ticket Sold']);
  expect(await codesOf(source.sandbox)).toEqual(['Berth Changed', 'Refund', 'Ticket Sold']);
  expect(await copyWrapupCodes(organisations, print)).toEqual([]);

  const hosts = [source, target].map(({ url }) => new URL(url).host);
  expect(new Set(proxy.targets)).toEqual(new Set(hosts));
});
