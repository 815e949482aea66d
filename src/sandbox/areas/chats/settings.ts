import type { Area } from '../../engine/area.js';
import type { UserSettingsForChat } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { CHATS } from './model.js';

/** Notification settings of users. Administrators can read and change the settings for mobile devices by the user's id. */
export function addChatSettingsHandlers(area: Area, world: World): void {
  const pathOf = (context: OperationContext): string => `${CHATS}/users/${callerId(context)}/settings`;
  const settingsOf = (context: OperationContext): Partial<UserSettingsForChat> => {
    const stored = world.store.single(pathOf(context));
    return isObject(stored) ? (stored as Partial<UserSettingsForChat>) : {};
  };
  const settingsView = ({ muted, mentionsOnly, notifyOnReactions, mobile }: Partial<UserSettingsForChat>) => ({
    muted,
    mentionsOnly,
    notifyOnReactions,
    mobile: mobile ?? { notifications: { when: 'Always' } },
  });
  const saveSettings = (context: OperationContext, changes: Partial<UserSettingsForChat>): Partial<UserSettingsForChat> => {
    const settings = { ...settingsOf(context), ...changes };
    world.store.putSingle(pathOf(context), settings);
    return settings;
  };

  area.handle('getChatsUsersMeSettings', (context) => settingsView(settingsOf(context)));
  area.handle('patchChatsUsersMeSettings', (context) => settingsView(saveSettings(context, readObject(context))));
  area.handle('postChatsUsersMeSettings', (context) => {
    saveSettings(context, readObject(context, ['muted']));
  });
  area.handle('deleteChatsUsersMeSettings', (context) => {
    world.store.removeSingle(pathOf(context));
  });
}
