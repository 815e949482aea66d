import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import type { CallRecording } from './retention.js';

/** A running transcoding into the requested format, as plain JSON. */
export interface Transcode {
  recordingId: string;
  conversationId: string;
  userId: string;
  fileState: string;
  /** Its future address. */
  mediaUri: string;
  /** When it is ready, in ms since the epoch, and how long it takes. */
  ready: number;
  lasts: number;
  isReady?: boolean;
}

const transcodesOf = (world: World): Map<string, Transcode> => world.collection<Transcode>('recordings.transcodes');

/** Remembers which user waits for a recording; client credentials receive no event. */
export function beginTranscode(
  world: World,
  context: OperationContext,
  { id: recordingId, conversationId = '', fileState = '' }: CallRecording,
  { key, mediaUri, duration }: { key: string; mediaUri: string; duration: number },
): void {
  const { userId } = context.accessToken;
  if (userId === undefined) return;
  const ready = world.now() + duration;
  transcodesOf(world).set(key, { recordingId, conversationId, userId, fileState, mediaUri, ready, lasts: duration });
}

/** Notifies the users who wait for media that are ready by now. */
export function settleTranscodes(world: World): void {
  const all = transcodesOf(world);
  for (const [key, transcode] of [...all]) {
    if (transcode.ready > world.now()) continue;
    if (transcode.isReady !== true) all.set(key, { ...transcode, isReady: true });
    all.delete(key);
  }
}
