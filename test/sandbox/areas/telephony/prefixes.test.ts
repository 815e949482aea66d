import type { BulkPrefixesResponse, Prefix } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../support.js';
import { openOffice } from '../office.js';
import type { Office } from '../office.js';

const PREFIXES = '/api/v2/telephony/prefixes';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

const bulk = async (...entities: Prefix[]) =>
  (await office.call<BulkPrefixesResponse>('POST', `${PREFIXES}/bulk`, { entities })).body;
const listed = async (type: string) =>
  (await office.call<Listing<Prefix>>('GET', `${PREFIXES}?type=${type}`)).body.entities.map(({ countryCode, number }) => [
    countryCode,
    number,
  ]);

const london = { countryCode: '44', number: '20', type: 'ALLOW' };
const britain = { countryCode: '44', type: 'BLOCK' };

describe('Number prefixes', () => {
  it('are added and deleted in one call, each in its own list', async () => {
    expect(await bulk({ ...london, action: 'ADD' }, { ...britain, action: 'ADD' })).toMatchObject({
      errorCount: 0,
      errorIndexes: [],
      results: [{ success: true, entity: london }, { success: true }],
    });
    expect(await listed('ALLOW')).toStrictEqual([['44', '20']]);
    expect(await listed('BLOCK')).toStrictEqual([['44', undefined]]);
    await bulk({ ...london, action: 'DELETE' }, { ...britain, number: '161', action: 'ADD' });
    expect(await listed('ALLOW')).toStrictEqual([]);
    expect(await listed('BLOCK')).toStrictEqual([
      ['44', undefined],
      ['44', '161'],
    ]);
  });

  it.each<[string, Prefix, number]>([
    ['that exists', { ...london, action: 'ADD' }, 409],
    ['of the other list', { ...london, type: 'BLOCK', action: 'DELETE' }, 404],
    ['that does not exist', { ...london, number: '201', action: 'DELETE' }, 404],
    ['with an invalid country code', { ...london, countryCode: '+44', action: 'ADD' }, 400],
    ['with an invalid number', { ...london, number: '2O', action: 'ADD' }, 400],
    ['without an action', london, 400],
  ])('fail separately: one %s', async (_, wrong, status) => {
    await bulk({ ...london, action: 'ADD' });
    const right = { countryCode: '49', type: 'ALLOW', action: 'ADD' };
    expect(await bulk(wrong, right)).toMatchObject({
      errorCount: 1,
      errorIndexes: [0],
      results: [{ success: false, status, error: { status, entity: wrong } }, { success: true }],
    });
    expect(await listed('ALLOW')).toStrictEqual([
      ['44', '20'],
      ['49', undefined],
    ]);
  });
});
