import type { Hono } from 'hono';
import type { SandboxEnv } from '../../../http/context.js';
import type { World } from '../../../store/world.js';
import { Kept, listed } from '../../kept.js';

const INTEGRATIONS = '/api/v2/conversations/messaging/integrations';

/** What integrations are made as, and what they are called among all. */
const kinds = ['apple', 'facebook', 'instagram', 'line', 'open', 'twitter', 'whatsapp'] as const;

/** Where integrations name settings of messages and what these may bring along. */
export const messagingIntegrationPaths: readonly string[] = kinds.map((kind) => `${INTEGRATIONS}/${kind}`);

/** All integrations by which messages come, whatever their kind. */
export function messagingIntegrationRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get(INTEGRATIONS, (context) => {
    const all = kinds.flatMap((messengerType) =>
      new Kept(world, `${INTEGRATIONS}/${messengerType}`)
        .all()
        .map((integration) => ({ version: 1, ...integration, messengerType })),
    );
    return listed(context, world, all);
  });
}
