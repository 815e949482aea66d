import { createServer } from 'node:http';
import * as root from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import ts from 'typescript';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContractOperation } from '../../src/contract/index.js';
import { parseContract } from '../../src/contract/index.js';
import { listen } from '../support/loopback.js';
import { interfaceOf, typesOf } from './source-check.js';
import { modelFiles } from './source-files.js';

/** Newer clients of the platform take the body of these as an argument, where ours has `opts`: whoever moves over gives it to there. */
const strict = parseContract().filter((operation) => operation.strict);
const types = typesOf(modelFiles);

const received: { url: string | undefined; body: string }[] = [];
let close: () => Promise<void>;
let clients: root.CallSender[];

beforeAll(async () => {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ url: request.url, body: Buffer.concat(parts).toString() });
      response.writeHead(204).end();
    });
  });
  const { url: apiUrl, close: closeServer } = await listen(server);
  close = closeServer;
  const both = [new root.ApiClient({ apiUrl }), new FetchClient({ timeout: 0, apiUrl })];
  for (const client of both) client.setAccessToken('a-token');
  clients = both;
});

afterAll(() => close());

beforeEach(() => {
  received.length = 0;
});

type Method = (...args: unknown[]) => Promise<unknown>;

const methodOf = (client: root.CallSender, { area, name }: ContractOperation): Method => {
  const api = new (root as unknown as Record<string, new (client: root.CallSender) => Record<string, Method>>)[area]!(client);
  return (...args) => api[name]!(...args);
};

/** Calls the operation with ids and these `opts`; what the call fails with. */
const failure = (client: root.CallSender, operation: ContractOperation, opts: unknown): Promise<unknown> =>
  methodOf(client, operation)(...operation.arguments, opts).then(
    () => undefined,
    (reason: unknown) => reason,
  );

/** The fields that a body of the operation can have. */
const fieldsOf = ({ body }: ContractOperation): string[] =>
  interfaceOf(body!.type, types)!
    .members.filter(ts.isPropertySignature)
    .map(({ name }) => name.getText());

const optionsOf = ({ arguments: required, query, body }: ContractOperation): string[] =>
  [...query, body!].map(({ argument }) => argument).filter((argument) => !required.includes(argument));

it('stands in opts of 40 methods that other clients give it to as an argument', () => {
  expect(strict).toHaveLength(40);
  expect(new Set(strict.map(({ area }) => area))).toEqual(new Set(['WorkforceManagementApi']));
});

describe.each(strict.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  const options = optionsOf(operation);

  it('refuses a body in the place of opts, and sends nothing', async () => {
    const fields = fieldsOf(operation);
    expect(fields.length).toBeGreaterThan(0);
    const names = options.join(', ');
    for (const client of clients) {
      const whole = Object.fromEntries(fields.map((field) => [field, 'x']));
      for (const [args, first] of [[whole, fields[0]], ...fields.map((field) => [{ [field]: 'x' }, field] as const)] as const) {
        const error = await failure(client, operation, args);
        expect(error).toBeInstanceOf(root.InvalidParameterError);
        expect(error).toMatchObject({
          parameter: 'opts',
          message: expect.stringContaining(
            `Invalid value for the parameter "opts" when calling ${name}: unknown option "${first}". Options: ${names}. The body goes into opts.body.`,
          ) as string,
        });
      }
    }
    expect(received).toEqual([]);
  });

  it('refuses another name beside those that there are, and sends nothing', async () => {
    const values = Object.fromEntries(options.map((option) => [option, 'x']));
    for (const client of clients) {
      expect(await failure(client, operation, { ...values, pageSize: 25 })).toMatchObject({ code: 'ERR_INVALID_PARAMETER' });
    }
    expect(received).toEqual([]);
  });

  it('sends opts.body, and no body where there is none', async () => {
    const body = Object.fromEntries(fieldsOf(operation).map((field) => [field, 'x']));
    for (const client of clients) {
      for (const opts of [{ body }, {}, undefined]) expect(await failure(client, operation, opts)).toBeUndefined();
    }
    const sent = [JSON.stringify(body), '', ''];
    expect(received.map((request) => request.body)).toEqual([...sent, ...sent]);
  });
});
