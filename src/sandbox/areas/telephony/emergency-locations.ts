import type { Area } from '../../engine/area.js';
import type { EmergencyLocation } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';

const OWN_LOCATION = '/api/v2/carrierservices/integrations/emergencylocations/me';

/** The locations that users have entered, by the number that they call from. */
export function addEmergencyLocationHandlers(area: Area, world: World): void {
  const locations = world.collection<EmergencyLocation>('telephony.emergencyLocations');
  area.handle('getCarrierservicesIntegrationsEmergencylocationsMe', (context) => {
    const number = queryValue(context, 'phoneNumber') ?? '';
    const location = locations.get(`${callerId(context)} ${number}`);
    if (!location) throw notFound('emergencyLocation', number);
    return location;
  });
  area.handle('postCarrierservicesIntegrationsEmergencylocationsMe', (context) => {
    const body = readObject(context, ['address', 'did']);
    const location: EmergencyLocation = { ...body, id: body.id ?? world.newId(), source: 'User', selfUri: OWN_LOCATION };
    locations.set(`${callerId(context)} ${body.did}`, location);
    return location;
  });
}
