/**
 * Calls every operation that both the vendor's newest client and this one have, with the same arguments, and compares the
 * requests: verb, path, query, body, and relevant headers. Run by `npm run wire`; the vendor's client is installed from the
 * package registry into a temporary folder. Prints the operations that differ, and fails if there are any.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ContractOperation } from '../src/contract/index.js';
import { parseContract } from '../src/contract/index.js';
import { listen } from '../test/support/loopback.js';

type Method = (...args: unknown[]) => Promise<unknown>;
type ApiClass = new (client: object) => Record<string, Method | undefined>;

/** The parts of a request that must be equal. */
interface NormalizedRequest {
  verb: string;
  path: string;
  query: string[];
  headers: Record<string, string | undefined>;
  body: unknown;
}

/** Query parameters that the platform has dropped since 2022. Only this client still sends them if they are set. */
const droppedParameters: Readonly<Record<string, readonly string[]>> = {
  'ContentManagementApi.getContentmanagementSharedSharedId': ['redirect'],
  'LearningApi.getLearningModules': ['isArchived', 'isPublished'],
  'QualityApi.getQualityEvaluationsQuery': ['nextPage', 'sortBy'],
  'WorkforceManagementApi.getWorkforcemanagementManagementunitUserTimeoffrequests': ['recentlyReviewed'],
  'WorkforceManagementApi.getWorkforcemanagementTimeoffrequests': ['recentlyReviewed'],
};

const vendor = 'purecloud-platform-client-v2';
const jwtPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const guestToken = `${jwtPart({ alg: 'none' })}.${jwtPart({ exp: 4_102_444_800, data: { con: 'c', mem: 'm' } })}.`;

const folder = mkdtempSync(join(tmpdir(), 'contact-centre-client-wire-'));
const requests: NormalizedRequest[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    requests.push(normalizeRequest(request.method ?? '', request.url ?? '', request.headers, body));
    response.writeHead(204).end();
  });
});
const { port, url: apiUrl, close } = await listen(server);
try {
  const installArguments = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefix',
    folder,
    `${vendor}@latest`,
  ];
  execFileSync('npm', installArguments, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });
  const theirs = theirClasses(port);
  const ours = await ourClasses();
  const operations = parseContract().filter(({ area, name }) => theirs(area)?.[name]);
  const differing = [];
  let calls = 0;
  for (const operation of operations) {
    for (const all of [false, true]) {
      if (all && optionsOf(operation).length === 0) continue;
      const name = `${operation.area}.${operation.name}${all ? ' with all options' : ''}`;
      const theirRequest = await requestOf(theirs(operation.area), operation, all, operation.strict);
      const ourRequest = await requestOf(ours(operation.area), operation, all, false);
      calls += 1;
      if (JSON.stringify(theirRequest) !== JSON.stringify(ourRequest))
        differing.push({ name, there: theirRequest, here: ourRequest });
    }
  }
  for (const { name, there: theirRequest, here: ourRequest } of differing) {
    console.log(`${name}\n  there ${JSON.stringify(theirRequest)}\n  here  ${JSON.stringify(ourRequest)}`);
  }
  const manifest = readFileSync(join(folder, 'node_modules', vendor, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  console.log(
    `${operations.length} operations that ${vendor} ${version} offers too, ${calls} calls of each client: ${differing.length} differ; ` +
      `${Object.values(droppedParameters).flat().length} query values that only we have are left out`,
  );
  if (differing.length > 0) process.exitCode = 1;
} finally {
  await close();
  rmSync(folder, { recursive: true, force: true });
}

function theirClasses(gatewayPort: number): (area: string) => Record<string, Method | undefined> | undefined {
  interface Vendor extends Partial<Record<string, ApiClass>> {
    ApiClient: ApiClass & {
      instance: {
        setGateway(gateway: object): void;
        setAccessToken(token: string): void;
        authentications: Record<string, { apiKey?: string } | undefined>;
      };
    };
  }
  const library = createRequire(join(folder, 'package.json'))(vendor) as Vendor;
  const client = library.ApiClient.instance;
  client.setGateway({ host: '127.0.0.1', protocol: 'http', port: gatewayPort });
  client.setAccessToken('token');
  const guest = client.authentications['Guest Chat JWT'];
  if (guest) guest.apiKey = guestToken;
  return (area) => {
    const Type = library[area];
    return Type && new Type(client);
  };
}

async function ourClasses(): Promise<(area: string) => Record<string, Method | undefined> | undefined> {
  const library = (await import(new URL('../dist/fetch.js', import.meta.url).href)) as Record<string, unknown>;
  const Client = library['ApiClient'] as new (options: object) => {
    setAccessToken(token: string): void;
    setGuestToken(token: string): void;
  };
  const client = new Client({ apiUrl });
  client.setAccessToken('token');
  client.setGuestToken(guestToken);
  return (area) => new (library[area] as ApiClass)(client);
}

/** The request of a call, or its failure. */
async function requestOf(
  api: Record<string, Method | undefined> | undefined,
  operation: ContractOperation,
  hasAllOptions: boolean,
  hasBodyArgument: boolean,
): Promise<NormalizedRequest | string> {
  requests.length = 0;
  // Always sent if it is a separate argument there.
  const body = operation.strict && operation.body ? [operation.body.argument] : [];
  const names = [...new Set([...body, ...(hasAllOptions ? optionsOf(operation) : [])])];
  const bodyArguments = hasBodyArgument ? body : [];
  const opts = names.filter((name) => !bodyArguments.includes(name)).map((name) => [name, valueOf(operation, name)]);
  const values = [...operation.arguments, ...bodyArguments].map((name) => valueOf(operation, name));
  try {
    await api?.[operation.name]?.(...values, ...(opts.length > 0 ? [Object.fromEntries(opts) as unknown] : []));
  } catch (error) {
    if (requests.length === 0) return `fails: ${String(error)}`;
  }
  const [request] = requests;
  return request ?? 'nothing arrives';
}

function optionsOf({ area, name: operation, arguments: required, query, headers, body }: ContractOperation): string[] {
  const droppedNames = droppedParameters[`${area}.${operation}`] ?? [];
  const names = [...query, ...headers, ...(body ? [body] : [])].map(({ argument }) => argument);
  return names.filter((name) => !required.includes(name) && !droppedNames.includes(name));
}

function valueOf({ path, query, headers, body }: ContractOperation, name: string): unknown {
  if (body?.argument === name) return body.type.endsWith('[]') ? [{ name: 'Ä', size: 1 }] : { name: 'Ä', size: 1 };
  const parameter = query.find(({ argument }) => argument === name);
  if (parameter) {
    const [value] = parameter.values ?? [];
    const one =
      value ??
      { integer: 7, number: 1.5, boolean: true, date: '2026-06-15' }[parameter.type as string] ??
      plainValue(parameter.type);
    return parameter.list ? [one, `${String(one)}2`] : one;
  }
  if (path.includes(`{${name}}`)) return `${name}/ä b`;
  return headers.some(({ argument }) => argument === name) ? `${name}-value` : undefined;
}

function plainValue(type: string): string {
  return type === 'date-time' ? '2026-06-15T12:00:00.000Z' : 'a&b=ä c';
}

/** Lists in a query are written in two ways, which the platform reads alike. The order of names has no meaning. */
function normalizeRequest(verb: string, url: string, headers: IncomingHttpHeaders, body: string): NormalizedRequest {
  const { pathname, searchParams } = new URL(url, 'http://platform');
  const names = [...new Set(searchParams.keys())].sort();
  const relevantHeaders = Object.keys(headers).filter(
    (name) =>
      !/^(?:host|connection|content-length|user-agent|accept-|sec-fetch|purecloud-sdk|transfer-|cache-control|pragma)/.test(name),
  );
  const headerNames = relevantHeaders.filter((name) => name !== 'content-type' || body !== '').sort();
  return {
    verb,
    path: pathname,
    query: names.map((name) => `${name}=${searchParams.getAll(name).join(',')}`),
    headers: Object.fromEntries(headerNames.map((name) => [name, String(headers[name]).replace(/;\s*charset=utf-8$/i, '')])),
    body: body === '' ? undefined : JSON.parse(body),
  };
}
