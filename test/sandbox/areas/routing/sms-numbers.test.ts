import type { SmsPhoneNumber } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const NUMBERS = '/api/v2/routing/sms/phonenumbers';
const NOBODY = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

const senders = async (): Promise<SmsPhoneNumber[]> => (await floor.call<Listing<SmsPhoneNumber>>('GET', NUMBERS)).body.entities;

describe('SMS senders', () => {
  it('may belong to an integration', async () => {
    const type = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/integrations/types')).body.entities[0]!;
    const response = await floor.call<NamedEntity>('POST', '/api/v2/integrations', {
      integrationType: { id: type.id },
      name: 'Carrier',
    });
    const integration = response.body;
    expect(response.status, response.text).toBe(200);
    const body = { phoneNumber: '+441632960050', phoneNumberType: 'mobile', countryCode: 'GB', integrationId: integration.id };
    expect((await floor.call('POST', `${NUMBERS}/import`, body)).body).toMatchObject({ integration: { id: integration.id } });
    expect(await senders()).toMatchObject([
      { phoneNumber: '+441632960050', phoneNumberStatus: 'ACTIVE', provisionedThroughPureCloud: false, countryCode: 'GB' },
    ]);
    expect((await floor.call('POST', `${NUMBERS}/import`, body)).status).toBe(409);
    const nowhere = { ...body, phoneNumber: '+441632960051', integrationId: NOBODY };
    expect((await floor.call('POST', `${NUMBERS}/import`, nowhere)).status).toBe(400);
    expect(await senders()).toHaveLength(1);
  });

  it('may be names', async () => {
    const entity = (await floor.call<NamedEntity>('POST', `${NUMBERS}/alphanumeric`, { phoneNumber: 'Ferries' })).body;
    expect((await floor.call('GET', `${NUMBERS}/${entity.id}`)).body).toMatchObject({
      phoneNumber: 'Ferries',
      phoneNumberType: 'alphanumeric',
    });
    expect((await floor.call('POST', `${NUMBERS}/alphanumeric`, {})).status).toBe(400);
  });
});
