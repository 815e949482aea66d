import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UrlChange, UrlValues } from '../../examples/console/src/shared/url-values.js';
import {
  choice,
  choices,
  day,
  flag,
  list,
  readUrl,
  text,
  wholeNumber,
  writeUrl,
} from '../../examples/console/src/shared/url-values.js';

const schema = {
  text: text(),
  status: choice(['all', 'idle', 'busy'], 'all'),
  page: wholeNumber(1, { min: 1, max: 500 }),
  live: flag(true),
  from: day(),
  tags: list(),
  columns: choices(['name', 'presence', 'since'], ['name', 'since']),
};
const defaults: UrlValues<typeof schema> = {
  text: '',
  status: 'all',
  page: 1,
  live: true,
  from: '',
  tags: [],
  columns: ['name', 'since'],
};
const read = (search: string) => readUrl(schema, new URLSearchParams(search));
const write = (part: UrlChange<typeof schema>, search = ''): string =>
  writeUrl(schema, part, new URLSearchParams(search)).toString();

describe('The state in an address', () => {
  it('has defaults for what is missing or malformed', () => {
    expect(read('')).toEqual(defaults);
    expect(read('?status=lazy&page=0&live=yes&from=2026-02-31&columns=colour&other=1')).toEqual(defaults);
    expect(read('?page=501')).toEqual(defaults);
    expect(read('?page=2.5&from=yesterday')).toEqual(defaults);
  });

  it('is read from the address', () => {
    expect(read('?text=a+b&status=idle&page=7&live=false&from=2028-02-29&tags=x,y,x,&columns=since,name,colour')).toEqual({
      text: 'a b',
      status: 'idle',
      page: 7,
      live: false,
      from: '2028-02-29',
      tags: ['x', 'y'],
      columns: ['name', 'since'],
    });
    expect(read('?columns=').columns).toEqual([]);
  });

  it('is written without defaults, and leaves other parameters unchanged', () => {
    expect(write(defaults, '?other=1&status=idle&page=3')).toBe('other=1');
    expect(write({ status: 'busy' }, '?text=x')).toBe('text=x&status=busy');
    expect(write({ text: undefined }, '?text=x&page=2')).toBe('page=2');
    expect(write({ columns: [] })).toBe('columns=');
    expect(() => write({ colour: 'red' } as UrlChange<typeof schema>)).toThrow('no value "colour"');
  });

  it('is the same after it was written and read', () => {
    const values = fc.record({
      text: fc.string(),
      status: fc.constantFrom('all' as const, 'idle' as const, 'busy' as const),
      page: fc.integer({ min: 1, max: 500 }),
      live: fc.boolean(),
      from: fc.constantFrom('', '2026-11-27'),
      tags: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]+$/)),
      columns: fc.subarray(['name', 'presence', 'since'] as const),
    });
    fc.assert(
      fc.property(values, (state) => {
        expect(read(write(state))).toEqual(state);
      }),
    );
  });
});
