import type { Area } from '../../engine/area.js';
import type { Integration, OrphanRecording } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { conversationsOf } from '../conversations/model.js';
import { Repository } from '../repository.js';
import { setRetention, withRetention } from './retention.js';
import type { CallRecording } from './retention.js';

const ORPHANS = '/api/v2/orphanrecordings';

const adoptedRecordings = (world: World): Map<string, CallRecording> => world.collection<CallRecording>('recordings.adopted');

/** Orphaned recordings that were assigned to a conversation. */
export function adoptedRecordingsOf(world: World, conversationId: string): CallRecording[] {
  return [...adoptedRecordings(world).values()].filter((recording) => recording.conversationId === conversationId);
}

/** Recordings without a conversation, which come from the seed; each can be assigned to one. */
export function addOrphanHandlers(area: Area, world: World): void {
  const orphans = new Repository<OrphanRecording>(world, ORPHANS);

  area.handle('putOrphanrecording', (context) => {
    const orphan = orphans.get(context.param('orphanId'));
    const { recording = {}, mediaType, createdTime }: OrphanRecording = orphan;
    const { conversationId = recording.conversationId ?? '', integrationId, ...dates } = readObject(context);
    if (!conversationsOf(world).has(conversationId)) throw unknownReference('conversationId', conversationId, 'conversation');
    if (integrationId !== undefined) new Repository<Integration>(world, '/api/v2/integrations').get(integrationId);
    const media = recording.media ?? (mediaType === 'CALL' ? 'audio' : mediaType?.toLowerCase());
    const startTime = recording.startTime ?? createdTime;
    const conversationRecording: CallRecording = {
      ...recording,
      annotations: recording.annotations ?? [],
      id: orphan.id,
      conversationId,
      fileState: 'AVAILABLE',
      ...(media !== undefined && { media }),
      ...(startTime !== undefined && { startTime }),
      selfUri: `/api/v2/conversations/${conversationId}/recordings/${orphan.id}`,
    };
    setRetention(world, conversationRecording, dates);
    adoptedRecordings(world).set(conversationRecording.id, conversationRecording);
    orphans.remove(orphan.id);
    return withRetention(world, conversationRecording);
  });
}
