import type { Transcode } from '../recording/transcodes.js';
import { textOf } from '../../engine/values.js';
import { unlessDeleted } from './row.js';
import type { Row, TopicEvent } from './row.js';

/** Notifies a user who waits for a recording that its transcoding has started, or is complete. */
const transcodeEvents =
  (shouldBeReady: boolean) =>
  ({ entity }: { entity: unknown }): readonly TopicEvent[] => {
    const { recordingId: id, conversationId, userId, fileState, mediaUri, lasts, isReady = false } = entity as Transcode;
    if (isReady !== shouldBeReady) return [];
    const time = isReady
      ? { actualTranscodeTimeMs: lasts, mediaUris: [{ channelId: 'S', mediaUri }] }
      : { estimatedTranscodeTimeMs: lasts };
    return [
      {
        ids: isReady ? [userId, conversationId, id] : [userId, conversationId],
        content: () => ({ id, conversationId, fileState, ...time }),
      },
    ];
  };

/** Events of conversation recordings. */
export const recordingRows: readonly Row[] = [
  {
    topic: 'v2.users.{id}.conversations.{id}.recordings',
    collection: 'recordings.transcodes',
    createEvents: unlessDeleted(transcodeEvents(false)),
  },
  {
    topic: 'v2.users.{id}.conversations.{id}.recordings.{id}',
    collection: 'recordings.transcodes',
    createEvents: unlessDeleted(transcodeEvents(true)),
  },
  {
    topic: 'v2.users.{id}.recordings',
    collection: 'recordings.retention',
    createEvents: unlessDeleted(
      ({ id, before, entity: { restoredBy, conversationId, restoreExpirationTime: expirationTime } }) => {
        if (typeof restoredBy !== 'string' || expirationTime === before?.['restoreExpirationTime']) return [];
        return [{ ids: [restoredBy], content: () => ({ id, conversationId: textOf(conversationId), fileState: 'RESTORED' }) }];
      },
    ),
  },
];
