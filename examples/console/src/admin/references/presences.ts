import { PresenceApi } from 'contact-centre-client/apis/presence';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import { presenceLabel } from '../../agents/presence-label.js';
import type { EntityName } from '../../shared/entity-name.js';

/** Returns the presences that a user can have, with the names that the organisation has given them. */
export async function presences(client: CallSender, request: RequestOptions): Promise<EntityName[]> {
  // oxlint-disable-next-line typescript/no-deprecated -- the newer list does not say which presence is a primary one
  const { entities } = await new PresenceApi(client).getPresencedefinitions({ pageSize: 100 }, request);
  return entities.flatMap((definition) => {
    const { id, deactivated } = definition;
    return id === undefined || deactivated === true ? [] : [{ id, name: presenceLabel(definition) }];
  });
}
