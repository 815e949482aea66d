import type { Transcode } from '../recording/transcodes.js';
import { textOf } from '../../engine/values.js';
import { whileThere } from './row.js';
import type { Row, Telling } from './row.js';

/** Notifies a user who waits for a recording that its transcoding has started, or is complete. */
const waited =
  (wantsReady: boolean) =>
  ({ entity }: { entity: unknown }): readonly Telling[] => {
    const { recordingId: id, conversationId, userId, fileState, mediaUri, lasts, isReady = false } = entity as Transcode;
    if (isReady !== wantsReady) return [];
    const time = isReady
      ? { actualTranscodeTimeMs: lasts, mediaUris: [{ channelId: 'S', mediaUri }] }
      : { estimatedTranscodeTimeMs: lasts };
    return [
      {
        ids: isReady ? [userId, conversationId, id] : [userId, conversationId],
        about: () => ({ id, conversationId, fileState, ...time }),
      },
    ];
  };

/** Events of conversation recordings. */
export const recordingRows: readonly Row[] = [
  {
    topic: 'v2.users.{id}.conversations.{id}.recordings',
    place: 'recordings.transcodes',
    tellings: whileThere(waited(false)),
  },
  {
    topic: 'v2.users.{id}.conversations.{id}.recordings.{id}',
    place: 'recordings.transcodes',
    tellings: whileThere(waited(true)),
  },
  {
    topic: 'v2.users.{id}.recordings',
    place: 'recordings.retention',
    tellings: whileThere(({ id, before, entity: { restoredBy, conversationId, restoreExpirationTime: until } }) => {
      if (typeof restoredBy !== 'string' || until === before?.['restoreExpirationTime']) return [];
      return [{ ids: [restoredBy], about: () => ({ id, conversationId: textOf(conversationId), fileState: 'RESTORED' }) }];
    }),
  },
];
