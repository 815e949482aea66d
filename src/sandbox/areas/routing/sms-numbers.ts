import type { Area } from '../../engine/area.js';
import type { Integration, SmsPhoneNumber } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository, referenceOf } from '../repository.js';
import type { Json } from '../repository.js';

const NUMBERS = '/api/v2/routing/sms/phonenumbers';

/** SMS senders that are not bought: numbers of an integration, and alphanumeric names. */
export function addSmsNumberHandlers(area: Area, world: World): void {
  const numbers = (): Repository<SmsPhoneNumber> => new Repository<SmsPhoneNumber>(world, NUMBERS);
  const addNumber = (context: OperationContext, body: object, extraFields: Json): SmsPhoneNumber => {
    // They are active immediately, because they need no approval.
    const fields = { phoneNumberStatus: 'ACTIVE', provisionedThroughPureCloud: false, capabilities: ['sms'], ...extraFields };
    return numbers().view(numbers().create(context, body, fields));
  };

  area.handle('postRoutingSmsPhonenumbersImport', (context) => {
    const requiredFields = ['phoneNumber', 'phoneNumberType', 'countryCode', 'integrationId'] as const;
    const { integrationId, id: _, ...body } = readObject(context, requiredFields);
    const integration = new Repository<Integration>(world, '/api/v2/integrations').find(integrationId);
    if (!integration) throw invalidField('There is no integration with this id', 'integrationId');
    return addNumber(context, body, { integration: referenceOf(integration) });
  });

  area.handle('postRoutingSmsPhonenumbersAlphanumeric', (context) => {
    const { phoneNumber } = readObject(context, ['phoneNumber']);
    return addNumber(context, { phoneNumber }, { phoneNumberType: 'alphanumeric' });
  });
}
