import type { Hono } from 'hono';
import type { MessagingSettingDefaultRequest } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { notFound } from '../../../store/errors.js';
import type { SandboxEnv } from '../../../http/context.js';
import type { World } from '../../../store/world.js';
import { Kept } from '../../kept.js';

const paths = ['/api/v2/conversations/messaging/settings', '/api/v2/messaging/settings'] as const;

/** The default messaging setting. */
export function messagingSettingRoutes(app: Hono<SandboxEnv>, world: World): void {
  const chosen = world.collection<string>('messaging.settings.default');
  const settings = new Kept(world, paths[0]);
  for (const path of paths) {
    app.get(`${path}/default`, (context) => {
      const setting = settings.find(chosen.get('default'));
      if (!setting) throw notFound('messagingSetting', 'default');
      return context.json(settings.view(setting));
    });
    app.put(`${path}/default`, (context) => {
      const { settingId } = readObject<MessagingSettingDefaultRequest>(context, ['settingId']);
      const setting = settings.get(settingId);
      chosen.set('default', setting.id);
      return context.json(settings.view(setting));
    });
    app.delete(`${path}/default`, (context) => {
      if (!chosen.delete('default')) throw notFound('messagingSetting', 'default');
      return context.body(null, 204);
    });
  }
}
