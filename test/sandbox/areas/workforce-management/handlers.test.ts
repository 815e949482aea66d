import type { BusinessUnitActivityCode, ManagementUnit } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, refusal } from '../office.js';
import type { Office } from '../office.js';

const WFM = '/api/v2/workforcemanagement';

let office: Office;
let unit: NamedEntity;
beforeEach(async () => {
  office = await openOffice();
  unit = await businessUnit('North');
});

async function businessUnit(name: string): Promise<NamedEntity> {
  const body = {
    name,
    divisionId: office.sandbox.organisation.homeDivisionId,
    settings: { startDayOfWeek: 'Monday', timeZone: 'UTC' },
  };
  return (await office.call<NamedEntity>('POST', `${WFM}/businessunits`, body)).body;
}
const manage = (name: string, businessUnitId: string) =>
  office.call<ManagementUnit & NamedEntity>('POST', `${WFM}/managementunits`, { name, businessUnitId, timeZone: 'UTC' });
const under = async ({ id }: NamedEntity) =>
  (await office.call<Listing<NamedEntity>>('GET', `${WFM}/businessunits/${id}/managementunits`)).body.entities.map(
    ({ name }) => name,
  );

describe('A management unit', () => {
  it('belongs to its business unit until it is moved to another', async () => {
    const south = await businessUnit('South');
    const { body: entity } = await manage('Ferries', unit.id);
    expect(entity).toMatchObject({ name: 'Ferries', businessUnit: { id: unit.id } });
    expect([await under(unit), await under(south)]).toEqual([['Ferries'], []]);
    await office.call('POST', `${WFM}/managementunits/${entity.id}/move`, { businessUnitId: south.id });
    expect([await under(unit), await under(south)]).toEqual([[], ['Ferries']]);
  });

  it('without a business unit, or with a duplicate name, is rejected', async () => {
    expect(refusal(await manage('Ferries', UNKNOWN_ID))).toMatchObject({ status: 400, fields: ['businessUnitId'] });
    await manage('Ferries', unit.id);
    expect(refusal(await manage('ferries', unit.id))).toMatchObject({ status: 400, code: 'duplicate.name' });
  });

  it('prevents the deletion of its business unit', async () => {
    await manage('Ferries', unit.id);
    const answer = await office.call('DELETE', `${WFM}/businessunits/${unit.id}`);
    expect(refusal(answer)).toMatchObject({ status: 409, code: 'businessunit.has.managementunits' });
  });
});

describe('Activity codes', () => {
  const codes = () => `${WFM}/businessunits/${unit.id}/activitycodes`;
  const all = async () => (await office.call<Listing<BusinessUnitActivityCode>>('GET', codes())).body.entities;

  it('exist by default, one for each category', async () => {
    const items = await all();
    expect(items.map(({ category }) => category)).toContain('OnQueueWork');
    expect(items.every(({ defaultCode }) => defaultCode === true)).toBe(true);
    expect((await office.call('GET', `${codes()}/0`)).body).toMatchObject({ name: 'On Queue Work', countsAsWorkTime: true });
  });

  it('can be added and deleted, except the default ones', async () => {
    const { body } = await office.call<NamedEntity>('POST', codes(), { name: 'Fire drill', category: 'Unavailable' });
    expect(body).toMatchObject({ id: '8', defaultCode: false });
    expect(refusal(await office.call('POST', codes(), { name: 'fire drill', category: 'Meal' }))).toMatchObject({
      code: 'duplicate.name',
    });
    expect((await office.call('DELETE', `${codes()}/${body.id}`)).status).toBe(204);
    expect((await office.call('DELETE', `${codes()}/0`)).status).toBe(400);
  });

  it('keep their category if they are default ones, and reject an outdated version', async () => {
    const change = (body: object) => office.call('PATCH', `${codes()}/1`, body);
    expect(refusal(await change({ category: 'Meal', metadata: { version: 1 } }))).toMatchObject({
      status: 400,
      fields: ['category'],
    });
    expect((await change({ name: 'Tea', metadata: { version: 1 } })).body).toMatchObject({
      name: 'Tea',
      metadata: { version: 2 },
    });
    expect((await change({ name: 'Coffee', metadata: { version: 1 } })).status).toBe(409);
  });
});
