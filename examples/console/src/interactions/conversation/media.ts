import type { Recording } from 'contact-centre-client/models';

/** Polling interval while the platform transcodes, in ms. */
const SHORTEST_MS = 1000;
const LONGEST_MS = 5000;

/** Returns the addresses of a recording's media, one for each channel; none while the platform transcodes them. */
export function mediaUrlsOf({ mediaUris = {} }: Pick<Recording, 'mediaUris'>): string[] {
  return Object.values(mediaUris).flatMap(({ mediaUri }) => mediaUri ?? []);
}

/** Returns when to ask again for media that are not ready, in ms. */
export function pollingInterval(recording: Pick<Recording, 'estimatedTranscodeTimeMs'> | undefined): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, recording?.estimatedTranscodeTimeMs ?? SHORTEST_MS));
}
