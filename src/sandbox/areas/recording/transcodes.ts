import type { SandboxContext } from '../../http/context.js';
import type { World } from '../../store/world.js';
import type { CallRecording } from './retention.js';

/** What is being made ready in a format that somebody has asked for, as plain JSON. */
export interface Transcode {
  recordingId: string;
  conversationId: string;
  userId: string;
  fileState: string;
  /** Where it will be. */
  mediaUri: string;
  /** When it is ready, in ms since the epoch, and how long that takes. */
  ready: number;
  lasts: number;
  isReady?: boolean;
}

const transcodesOf = (world: World): Map<string, Transcode> => world.collection<Transcode>('recordings.transcodes');

/** Remembers who waits for a recording; a program that signed in for itself hears of nothing. */
export function beginTranscode(
  world: World,
  context: SandboxContext,
  { id: recordingId, conversationId = '', fileState = '' }: CallRecording,
  { key, mediaUri, lasts }: { key: string; mediaUri: string; lasts: number },
): void {
  const { userId } = context.get('accessToken');
  if (userId === undefined) return;
  const ready = world.now() + lasts;
  transcodesOf(world).set(key, { recordingId, conversationId, userId, fileState, mediaUri, ready, lasts });
}

/** What is ready by now is so for those who wait for it. */
export function settleTranscodes(world: World): void {
  const all = transcodesOf(world);
  for (const [key, transcode] of [...all]) {
    if (transcode.ready > world.now()) continue;
    if (transcode.isReady !== true) all.set(key, { ...transcode, isReady: true });
    all.delete(key);
  }
}
