import type { Area } from '../../../engine/area.js';
import type { MessagingIntegration } from '../../../../models/index.js';
import type { World } from '../../../store/world.js';
import { Repository, listPage } from '../../repository.js';

const INTEGRATIONS = '/api/v2/conversations/messaging/integrations';

/** The kinds of integrations, as named in their paths and in the list of all. */
const kinds = ['apple', 'facebook', 'instagram', 'line', 'open', 'twitter', 'whatsapp'] as const;

/** The paths of integrations that refer to messaging settings and supported content. */
export const messagingIntegrationPaths: readonly string[] = kinds.map((kind) => `${INTEGRATIONS}/${kind}`);

/** All messaging integrations, whatever their kind. */
export function addMessagingIntegrationHandlers(area: Area, world: World): void {
  area.handle('getConversationsMessagingIntegrations', (context) => {
    const all = kinds.flatMap((messengerType) =>
      new Repository<MessagingIntegration>(world, `${INTEGRATIONS}/${messengerType}`)
        .all()
        .map((integration) => ({ version: 1, ...integration, messengerType })),
    );
    return listPage(context, world, all);
  });
}
