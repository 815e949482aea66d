import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import * as root from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContractOperation, ContractQuery } from '../../src/contract/index.js';
import { parseContract } from '../../src/contract/index.js';
import { listen } from '../support/loopback.js';
import { says } from '../support/says.js';

/** A request as it arrived, nothing decoded. */
interface Received {
  verb: string | undefined;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Method = (...args: unknown[]) => Promise<unknown>;
type ApiClass = new (client: root.CallSender) => Record<string, Method>;

const contract = parseContract();
const areas = [...new Set(contract.map(({ area }) => area))];
const classes = new Map(
  Object.entries(root).filter(([name]) => name.endsWith('Api') && name !== 'PlatformApi') as unknown as [string, ApiClass][],
);

const accessToken = 'an-access-token';
const jwtPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const guestToken = `${jwtPart({ alg: 'none' })}.${jwtPart({ exp: 4_102_444_800, data: { con: 'c', mem: 'm' } })}.`;

const received: Received[] = [];
let answer: { status: number; type?: string; text?: string };
let apiUrl: string;
let close: () => Promise<void>;
let client: root.ApiClient;
let fetchClient: FetchClient;

beforeAll(async () => {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method: verb, url = '', headers } = request;
      received.push({ verb, url, headers, body: Buffer.concat(parts).toString() });
      response.writeHead(answer.status, answer.type === undefined ? {} : { 'Content-Type': answer.type }).end(answer.text);
    });
  });
  // No connection is closed between two calls, however slow the machine.
  server.keepAliveTimeout = 0;
  ({ url: apiUrl, close } = await listen(server));
  client = new root.ApiClient({ apiUrl });
  fetchClient = new FetchClient({ timeout: 0, apiUrl });
  for (const each of [client, fetchClient]) {
    each.setAccessToken(accessToken);
    each.setGuestToken(guestToken);
  }
});

afterAll(() => close());

beforeEach(() => {
  received.length = 0;
  answer = { status: 204 };
});

it('the package root exports the 89 classes of the contract and no other', () => {
  expect([...classes.keys()].sort()).toEqual(areas);
});

describe.each(areas)('%s', (area) => {
  const operations = contract.filter((operation) => operation.area === area);

  it('has the methods of the contract and no other', () => {
    const methods = Object.getOwnPropertyNames(classes.get(area)!.prototype).filter((name) => name !== 'constructor');
    expect(methods.sort()).toEqual(operations.map(({ name }) => name));
  });

  describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
    it(`requests ${operation.verb} ${operation.path}`, async () => {
      await expectsRequest(client, operation, true);
    });

    if (optionalNames(operation).length > 0) {
      it('requests nothing more than its required arguments say', async () => {
        await expectsRequest(client, operation, false);
      });
    }

    if (operation.arguments.length > 0) {
      it(`needs ${operation.arguments.join(', ')}`, async () => {
        const method = methodOf(client, operation);
        const values = operation.arguments.map((argument) => valueOf(operation, argument));
        for (const [index, missing] of operation.arguments.entries()) {
          const incomplete = absentValues(operation, missing).map((absent) => values.with(index, absent));
          // Where several are missing, the first in the signature is named.
          for (const args of [...incomplete, values.slice(0, index)]) {
            const error: unknown = await method(...args).then(
              () => 'resolved',
              (reason: unknown) => reason,
            );
            expect(error).toBeInstanceOf(root.MissingParameterError);
            expect((error as Error).message).toEqual(says(`Missing the required parameter "${missing}" when calling ${name}`));
          }
        }
        expect(received).toEqual([]);
      });
    }
  });
});

describe.each(['SCIMApi', 'WebChatApi'])('%s on the fetch client', (area) => {
  const operations = contract.filter((operation) => operation.area === area);

  it.each(operations.map((operation) => [`${operation.name} requests ${operation.verb} ${operation.path}`, operation] as const))(
    '%s',
    async (_title, operation) => {
      await expectsRequest(fetchClient, operation, true);
    },
  );
});

/** Calls the operation with every value or only the required ones; looks at what arrived and what came back. */
async function expectsRequest(sender: root.CallSender, operation: ContractOperation, all: boolean): Promise<void> {
  const { verb, path, accept, auth, returns } = operation;
  const optional = all ? optionalNames(operation) : [];
  const names = [...operation.arguments, ...optional];
  const result = prepareAnswer(operation);
  const values = operation.arguments.map((argument) => valueOf(operation, argument));
  const opts = optional.map((argument): [string, unknown] => [argument, valueOf(operation, argument)]);
  const resolved = await methodOf(sender, operation)(...values, ...(opts.length > 0 ? [Object.fromEntries(opts)] : []));

  expect(received).toHaveLength(1);
  const [request] = received as [Received];
  const [rawPath, rawQuery = ''] = request.url.split(/\?(.*)/s);
  expect(request.verb).toBe(verb);
  expect(rawPath).toBe(path.replace(/\{(\w+)\}/g, (_, name: string) => percentEncoded(String(valueOf(operation, name)))));
  expect(rawQuery.split('&').filter(Boolean)).toEqual(names.flatMap((name) => rawPairs(operation, name)));

  const body = operation.body && names.includes(operation.body.argument) ? operation.body : undefined;
  expect(request.body).toBe(body ? JSON.stringify(valueOf(operation, body.argument)) : '');
  const tokens = { oauth: `Bearer ${accessToken}`, guest: `Bearer ${guestToken}`, none: undefined };
  const { host, connection, ...headers } = request.headers;
  expect(host).toBe(apiUrl.slice('http://'.length));
  expect(connection).toMatch(/^(keep-alive|close)$/);
  const sentHeaders = operation.headers.filter(({ argument }) => names.includes(argument));
  expect(
    withoutTransportHeaders(
      headers,
      sentHeaders.map(({ wireName }) => wireName.toLowerCase()),
    ),
  ).toEqual({
    accept,
    ...(tokens[auth] !== undefined && { authorization: tokens[auth] }),
    ...(body && { 'content-type': 'application/json' }),
    ...Object.fromEntries(sentHeaders.map(({ argument, wireName }) => [wireName.toLowerCase(), valueOf(operation, argument)])),
  });
  if (returns === 'void' || verb === 'HEAD') expect(resolved).toBeUndefined();
  else expect(resolved).toEqual(result);
}

/** What the HTTP library says on its own account, which is no part of a call (fetch bars caches from conditional requests). */
function withoutTransportHeaders(headers: IncomingHttpHeaders, ours: readonly string[]): IncomingHttpHeaders {
  const theirs = [
    'accept-encoding',
    'accept-language',
    'cache-control',
    'content-length',
    'pragma',
    'sec-fetch-mode',
    'transfer-encoding',
    'user-agent',
  ];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => ours.includes(name) || !theirs.includes(name)));
}

function methodOf(sender: root.CallSender, { area, name }: ContractOperation): Method {
  const api = new (classes.get(area)!)(sender);
  return (...args) => api[name]!(...args);
}

/** Sets the server up for the operation and tells what the call then resolves with. */
function prepareAnswer({ verb, accept, returns }: ContractOperation): unknown {
  if (returns === 'void') answer = { status: 204 };
  else if (verb === 'HEAD') answer = { status: 200 };
  else if (accept !== 'application/json') answer = { status: 200, type: `${accept}; charset=utf-8`, text: '{"ü": 1}' };
  else answer = { status: 200, type: accept, text: '{"ü": 1}' };
  return accept === 'application/json' ? { ü: 1 } : '{"ü": 1}';
}

function optionalNames({ arguments: required, query, headers, body }: ContractOperation): string[] {
  const all = [...query, ...headers, ...(body ? [body] : [])].map(({ argument }) => argument);
  return all.filter((argument) => !required.includes(argument));
}

/** A value that suits the argument, differs from those of its neighbours and does not survive careless encoding. */
function valueOf(operation: ContractOperation, argument: string): unknown {
  const { body, headers, query } = operation;
  if (body?.argument === argument) return bodyValue(body.type);
  if (headers.some((header) => header.argument === argument)) return `"${argument}, é;=%20"`;
  const parameter = query.find((candidate) => candidate.argument === argument);
  if (!parameter) return `${argument}/b ü?#%&+=$&`;
  return parameter.list
    ? [queryValue(operation, parameter, 0), queryValue(operation, parameter, 1)]
    : queryValue(operation, parameter, 0);
}

function queryValue({ query }: ContractOperation, { argument, type, values }: ContractQuery, item: number): unknown {
  const position = query.findIndex((parameter) => parameter.argument === argument);
  if (values) return values[(position + item) % values.length];
  switch (type) {
    case 'string':
      return `${argument}, ${item} ü+&=?#%20/`;
    case 'integer':
      return position;
    case 'number':
      return position + 0.5;
    case 'boolean':
      return position % 2 === 0;
    case 'date':
      return `2022-07-${position + 10}`;
    case 'date-time':
      return new Date(Date.UTC(2022, 6, position + 10, 9, 30));
  }
}

function bodyValue(type: string): unknown {
  if (type.endsWith('[]')) return [bodyValue(type.slice(0, -2)), bodyValue(type.slice(0, -2))];
  if (type === 'string') return 'a "quoted" ü';
  if (type === 'number') return 0;
  if (type === 'boolean') return false;
  return { name: 'Vertrieb & Service "Süd"', nothing: null, list: [{ n: 1.5 }, 'ü'] };
}

/** What counts as absent: for a path value also the empty text, for a list also one without items. */
function absentValues({ path, query }: ContractOperation, argument: string): unknown[] {
  const inPath = path.includes(`{${argument}}`);
  const isList = query.some((parameter) => parameter.argument === argument && parameter.list);
  return [undefined, null, ...(inPath ? [''] : []), ...(isList ? [[]] : [])];
}

/** `name=value` as it must stand in the query string, once for each item; none for what goes elsewhere. */
function rawPairs(operation: ContractOperation, argument: string): string[] {
  const parameter = operation.query.find((candidate) => candidate.argument === argument);
  if (!parameter) return [];
  const value = valueOf(operation, argument);
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const text = (item: unknown): string => (item instanceof Date ? item.toISOString() : String(item));
  return items.map((item) => `${percentEncoded(parameter.wireName)}=${percentEncoded(text(item))}`);
}

/** RFC 3986, 2.1: every byte but the unreserved ones. Written out here so that the client's own encoders are not their own judges. */
function percentEncoded(text: string): string {
  const encoded = Array.from(new TextEncoder().encode(text), (byte) => {
    const character = String.fromCharCode(byte);
    return /[A-Za-z0-9._~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  });
  return encoded.join('');
}
