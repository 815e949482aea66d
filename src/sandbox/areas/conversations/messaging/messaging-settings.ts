import type { Area } from '../../../engine/area.js';
import type { MessagingSetting } from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { notFound } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { Repository } from '../../repository.js';

/** The default messaging setting. */
export function addMessagingSettingHandlers(area: Area, world: World): void {
  const defaultSettingIds = world.collection<string>('messaging.settings.default');
  const settings = new Repository<MessagingSetting>(world, '/api/v2/conversations/messaging/settings');
  for (const name of ['getConversationsMessagingSettingsDefault', 'getMessagingSettingsDefault'] as const)
    area.handle(name, () => {
      const setting = settings.find(defaultSettingIds.get('default'));
      if (!setting) throw notFound('messagingSetting', 'default');
      return settings.view(setting);
    });
  for (const name of ['putConversationsMessagingSettingsDefault', 'putMessagingSettingsDefault'] as const)
    area.handle(name, (context) => {
      const { settingId } = readObject(context, ['settingId']);
      const setting = settings.get(settingId);
      defaultSettingIds.set('default', setting.id);
      return settings.view(setting);
    });
  for (const name of ['deleteConversationsMessagingSettingsDefault', 'deleteMessagingSettingsDefault'] as const)
    area.handle(name, () => {
      if (!defaultSettingIds.delete('default')) throw notFound('messagingSetting', 'default');
    });
}
