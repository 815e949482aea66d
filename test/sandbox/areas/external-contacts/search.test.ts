import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openOffice } from '../office.js';

const BASE = '/api/v2/externalcontacts';

/** Creates two contacts of one organisation. Returns functions that search by keywords in all ways and return the ids found. */
async function openDirectory() {
  const office = await openOffice();
  const make = async (path: string, body: object): Promise<string> =>
    (await office.call<NamedEntity>('POST', `${BASE}/${path}`, body)).body.id;
  const firm = await make('organizations', { name: 'Ferry Line', address: { city: 'Oban' } });
  const externalOrganization = { id: firm, name: 'Ferry Line' };
  const ada = await make('contacts', {
    firstName: 'Ada',
    lastName: 'Ash',
    workEmail: 'ada@ferry.example',
    externalOrganization,
    workPhone: { userInput: '+44 1632 960003', e164: '+441632960003' },
  });
  const bo = await make('contacts', { firstName: 'Bo', lastName: 'Ash', title: 'Purser', externalOrganization });
  const listed = async (path: string, query: string): Promise<string[]> => {
    const { status, body } = await office.call<Listing<NamedEntity>>('GET', `${BASE}/${path}?q=${encodeURIComponent(query)}`);
    expect(status).toBe(200);
    return body.entities.map(({ id }) => id);
  };
  const searched = async (query: string): Promise<string[]> => {
    const body = { operation: { simpleSearch: { query } } };
    return (await office.call<Listing<NamedEntity>>('POST', `${BASE}/contacts/search`, body)).body.entities.map(({ id }) => id);
  };
  return { firm, ada, bo, listed, searched };
}

describe('contacts by keywords', () => {
  it('are found if every word occurs, in any field and order', async () => {
    const { firm, ada, bo, listed, searched } = await openDirectory();
    const expected: [string, string[]][] = [
      ['Ada Ash', [ada]],
      ['ash ADA', [ada]],
      ['  ash   purser ', [bo]],
      ['ash', [ada, bo]],
      ['ada purser', []],
      ['+44 1632 960003', [ada]],
      ['', [ada, bo]],
    ];
    for (const [query, ids] of expected) {
      for (const results of [
        await listed('contacts', query),
        await listed(`organizations/${firm}/contacts`, query),
        await searched(query),
      ])
        expect([query, results.sort()]).toEqual([query, [...ids].sort()]);
    }
  });

  it('are not found by ids, API paths and dates', async () => {
    const { ada, listed, searched } = await openDirectory();
    for (const query of [ada, 'externalcontacts', String(new Date().getUTCFullYear()), 'true']) {
      expect([query, await listed('contacts', query), await searched(query)]).toEqual([query, [], []]);
    }
  });

  it('filter organisations in the same way', async () => {
    const { firm, listed } = await openDirectory();
    expect(await listed('organizations', 'line ferry')).toEqual([firm]);
    expect(await listed('organizations', 'ferry oban')).toEqual([firm]);
    expect(await listed('organizations', 'ferry glasgow')).toEqual([]);
  });

  it('are found by any subset of the words of their names', async () => {
    const { ada, listed } = await openDirectory();
    const words = fc.uniqueArray(fc.constantFrom('ada', 'ASH', 'Ferry', '960003'), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(words, async (list) => {
        expect(await listed('contacts', list.join(' '))).toContain(ada);
      }),
      { numRuns: 20 },
    );
  });
});
