import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, it } from 'vitest';
import * as areas from '../../src/entries/areas.js';

type Method = (...values: string[]) => unknown;
type Areas = Record<string, new (client: object) => Record<string, Method>>;

const written = areas as unknown as Areas;
const dist = join(inject('consumer'), 'node_modules/contact-centre-client/dist/areas.js');
const packed = (await import(pathToFileURL(dist).href)) as Areas;

const methodsOf = (type: object): string[] => Object.getOwnPropertyNames((type as { prototype: object }).prototype).sort();

/** What an API class passes to its client for a call. */
function described(all: Areas, name: string, method: string): unknown {
  const client = { send: (call: unknown) => call };
  const Type = all[name];
  return Type && new Type(client)[method]?.('1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th');
}

it.each(Object.keys(written))('%s of the package describes every call of the methods in its table like its source', (name) => {
  const source = written[name] as object;
  const built = packed[name] as object;
  expect(methodsOf(built)).toEqual(methodsOf(source));
  for (const method of methodsOf(source)) {
    if (method === 'constructor') continue;
    const call = described(written, name, method);
    expect(described(packed, name, method), method).toStrictEqual(call);
    // Required arguments are checked in their order.
    expect(JSON.stringify(described(packed, name, method))).toBe(JSON.stringify(call));
  }
});

it('has methods like any other: named, not enumerable, and replaceable by tests', () => {
  const { UsersApi } = packed;
  const methods = UsersApi?.prototype as Record<string, Method>;
  expect(UsersApi).toHaveProperty('name', 'UsersApi');
  expect(methods['getUser']).toHaveProperty('name', 'getUser');
  expect(Object.getOwnPropertyDescriptor(methods, 'getUser')).toMatchObject({
    enumerable: false,
    writable: true,
    configurable: true,
  });
});
