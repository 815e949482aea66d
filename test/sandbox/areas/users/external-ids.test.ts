import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const tie = async (user: NamedEntity, authorityName: string, externalKey: string) =>
  await floor.call('POST', `${user.selfUri}/externalid`, { authorityName, externalKey });
const find = async (key: string) => await floor.call<NamedEntity>('GET', `/api/v2/users/externalid/${key}`);

describe('External ids', () => {
  it('identify their user until they are deleted', async () => {
    const { agent } = floor;
    const tied = (await tie(agent, 'Payroll', 'P-17')).body;
    expect(tied).toMatchObject([{ authorityName: 'Payroll', externalKey: 'P-17' }]);
    await tie(agent, 'CRM', '0031');
    expect((await find('Payroll/P-17')).body).toMatchObject({ id: agent.id, name: agent.name });
    expect((await floor.call('GET', `${agent.selfUri}/externalid`)).body).toMatchObject([
      { authorityName: 'Payroll' },
      { authorityName: 'CRM' },
    ]);
    expect((await floor.call('DELETE', `${agent.selfUri}/externalid/Payroll/P-17`)).status).toBe(204);
    expect((await find('Payroll/P-17')).status).toBe(404);
    expect((await floor.call('GET', `${agent.selfUri}/externalid/Payroll`)).status).toBe(404);
    expect((await floor.call('GET', `${agent.selfUri}/externalid/CRM`)).body).toMatchObject({ externalKey: '0031' });
  });

  it('may belong to another user, be unknown, or differ in case', async () => {
    const other = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities[7]!;
    await tie(floor.agent, 'Payroll', 'P-17');
    expect((await tie(other, 'Payroll', 'P-17')).status).toBe(409);
    expect((await find('payroll/P-17')).status).toBe(404);
    expect((await floor.call('DELETE', `${other.selfUri}/externalid/Payroll/P-17`)).status).toBe(404);
    expect((await floor.call('POST', `${other.selfUri}/externalid`, { authorityName: 'Payroll' })).status).toBe(400);
  });
});
