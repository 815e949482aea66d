import type { Hono } from 'hono';
import type { UserChatSettingsPost, UserSettingsForChat } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { CHATS } from './model.js';

/** Notification settings of users. Administrators can read and change the settings for mobile devices by the user's id. */
export function chatSettingsRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = `${CHATS}/users/me/settings`;
  const placeOf = (context: SandboxContext): string => `${CHATS}/users/${callerId(context)}/settings`;
  const settingsOf = (context: SandboxContext): Partial<UserSettingsForChat> => {
    const kept = world.store.single(placeOf(context));
    return isObject(kept) ? kept : {};
  };
  const told = ({ muted, mentionsOnly, notifyOnReactions, mobile }: Partial<UserSettingsForChat>): object => ({
    muted,
    mentionsOnly,
    notifyOnReactions,
    mobile: mobile ?? { notifications: { when: 'Always' } },
  });
  const kept = (context: SandboxContext, more: Partial<UserSettingsForChat>): Partial<UserSettingsForChat> => {
    const settings = { ...settingsOf(context), ...more };
    world.store.putSingle(placeOf(context), settings);
    return settings;
  };

  app.get(path, (context) => context.json(told(settingsOf(context))));
  app.patch(path, (context) => context.json(told(kept(context, readObject<UserSettingsForChat>(context)))));
  app.post(path, (context) => {
    kept(context, readObject<UserChatSettingsPost>(context, ['muted']));
    return context.body(null, 204);
  });
  app.delete(path, (context) => {
    world.store.removeSingle(placeOf(context));
    return context.body(null, 204);
  });
}
