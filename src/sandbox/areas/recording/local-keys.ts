import type { Area } from '../../engine/area.js';
import type { EncryptionKey, LocalEncryptionConfiguration, LocalEncryptionKeyRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository } from '../repository.js';

/** Recording keys whose key pairs come from a key service of the organisation. */
export function addLocalKeyHandlers(area: Area, world: World): void {
  area.handle('postRecordingLocalkeys', (context) => {
    const { configId } = readObject<LocalEncryptionKeyRequest>(context, ['configId', 'publicKey', 'keypairId']);
    const service = new Repository<LocalEncryptionConfiguration>(world, '/api/v2/recording/localkeys/settings').find(configId);
    if (!service)
      throw badRequest(`configId does not match a configuration of a key service: ${configId}`, [
        { errorCode: 'invalid.value', fieldName: 'configId', entityId: configId, entityName: 'setting' },
      ]);
    const keys = new Repository<EncryptionKey>(world, '/api/v2/recording/recordingkeys');
    const user = callerOf(context);
    const key = { createDate: world.timestamp(), ...(user && { user }), localEncryptionConfiguration: service };
    return keys.view(keys.create(context, {}, { ...key, keyConfigurationType: 'LocalKeyManager' }));
  });
}
