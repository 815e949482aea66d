import type { Area } from '../../engine/area.js';
import type { FailedDeleteProtectionUpdate } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { conversationsOf } from '../conversations/model.js';

/** Conversations whose recordings are protected from deletion, with the time at which the protection began. */
const protectionTimes = (world: World): Map<string, string> => world.collection<string>('recordings.protected');

const isProtected = (world: World, conversationId: string): boolean => protectionTimes(world).has(conversationId);

/** Whether protection keeps recordings after their deletion date. Recordings deleted before they were protected stay deleted. */
export function isProtectedAtDeletion(world: World, conversationId = '', deleteDate = ''): boolean {
  const protectedSince = protectionTimes(world).get(conversationId);
  return protectedSince !== undefined && Date.parse(protectedSince) < Date.parse(deleteDate);
}

/** Protects recordings from deletion on their planned date. */
export function addProtectionHandlers(area: Area, world: World): void {
  const conversationReference = (id: string) => ({ id, selfUri: `/api/v2/conversations/${id}` });

  area.handle('postRecordingsDeletionprotection', (context) => {
    const { conversationIds } = readObject(context, ['conversationIds']);
    return conversationIds.filter((id) => isProtected(world, id)).map(conversationReference);
  });

  area.handle('putRecordingsDeletionprotection', (context) => {
    const { conversationIds } = readObject(context, ['conversationIds']);
    const shouldProtect = queryFlag(context, 'protect') ?? true;
    const isKnown = (id: string): boolean => conversationsOf(world).has(id);
    for (const id of conversationIds.filter(isKnown)) {
      if (shouldProtect) protectionTimes(world).set(id, world.timestamp());
      else protectionTimes(world).delete(id);
    }
    const failedUpdates = conversationIds
      .filter((id) => !isKnown(id))
      .map((id): FailedDeleteProtectionUpdate => ({
        conversation: conversationReference(id),
        errorCode: 'not.found',
        errorMessage: 'There is no conversation with this id',
      }));
    return { failedUpdates };
  });
}
