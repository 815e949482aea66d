import { ConfigurationError } from 'contact-centre-client';
import { fileJournal } from 'contact-centre-client/bulk';
import { describe, expect, it } from 'vitest';
import { leads, organisation } from './support.js';

const { client } = organisation(0);

describe('An option of a bulk run', () => {
  it.each<[object, string]>([
    [{ name: '' }, 'A bulk run needs a name'],
    [{ name: 5 }, 'A bulk run needs a name'],
    [{ source: undefined }, 'The bulk run leads needs the function source'],
    [{ key: 'id' }, 'The bulk run leads needs the function key'],
    [{ plan: async () => await Promise.resolve({}) }, 'plan of the bulk run leads is an async or generator function'],
    [{ keep: 'id' }, 'The bulk run leads needs keep, a list of the fields that the journal stores'],
    [{ keep: ['id', 5] }, 'The bulk run leads needs keep, a list of the fields that the journal stores'],
    [{ read: undefined }, 'The bulk run leads needs either read (to change entities) or find (to create them)'],
    [{ find: () => undefined }, 'The bulk run leads needs either read (to change entities) or find (to create them)'],
    [{ undo: true }, 'undo of the bulk run leads must be a function'],
    [{ applied: 5 }, 'applied of the bulk run leads must be a function'],
    [{ revision: 5 }, 'revision of the bulk run leads must be a string'],
    [{ concurrency: 0 }, 'concurrency of the bulk run leads must be a whole number from 1 to 64, not 0'],
    [{ journal: {} }, 'The bulk run leads needs a journal'],
    [{ kept: ['id'] }, 'bulk: unknown option "kept"'],
  ])('is refused by name: %j', (option, message) => {
    expect(() => leads(client, option)).toThrow(ConfigurationError);
    expect(() => leads(client, option)).toThrow(message);
  });

  it('may be anything valid', () => {
    expect(() => leads(client, { concurrency: 64, revision: '2', applied: () => true })).not.toThrow();
  });
});

it.each<[object, string]>([
  [{ maxFailure: 5 }, 'The options of a bulk run: unknown option "maxFailure"'],
  [{ maxFailures: -1 }, 'maxFailures must be a number such as 20, or a share such as "2%"'],
  [{ maxWaitMs: -1 }, 'maxWaitMs must be a number of milliseconds from 0'],
  [{ signal: {} }, 'signal must be an AbortSignal'],
])('The work of a bulk run refuses %j', (options, message) => {
  expect(() => leads(client).start(options as never)).toThrow(message);
});

it.each<[unknown, object, string]>([
  ['', {}, 'fileJournal needs a path, not '],
  [5, {}, 'fileJournal needs a path, not a number'],
  [undefined, {}, 'fileJournal needs a path, not undefined'],
  ['a', { fsync: 'no' }, 'fsync must be a boolean'],
  ['a', { sync: true }, 'The options of fileJournal: unknown option "sync"'],
])('A journal in a file refuses %j, %j', (path, options, message) => {
  expect(() => fileJournal(path as string, options)).toThrow(ConfigurationError);
  expect(() => fileJournal(path as string, options)).toThrow(message);
});
