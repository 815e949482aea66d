import type { Area } from '../../engine/area.js';
import { notFound } from '../../store/errors.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { sendFile } from '../store.js';
import { silence } from './silence.js';

/** File extensions and media types of recordings. */
const formats: Record<string, readonly [extension: string, type: string]> = {
  WAV: ['wav', 'audio/wav'],
  WAV_ULAW: ['wav', 'audio/wav'],
  WEBM: ['webm', 'audio/webm'],
  OGG_VORBIS: ['ogg', 'audio/ogg'],
  OGG_OPUS: ['opus', 'audio/ogg'],
  MP3: ['mp3', 'audio/mpeg'],
};

interface MediaFile {
  /** File name under which a browser stores it. */
  name: string;
  durationMs: number;
}

interface MediaOptions {
  /** Default: WEBM, as the platform's. */
  format?: string | undefined;
  /** The name without extension; the id by default. */
  fileName?: string | undefined;
  durationMs?: number | undefined;
}

/** The length of greetings and other media that have none, in ms. */
const DEFAULT_DURATION_MS = 3000;

const filesOf = (world: World): Map<string, MediaFile> => world.collection<MediaFile>('recordings.files');

/** The current address of a recording's media; it needs no token, as in the platform's store. */
export function mediaUri(
  world: World,
  context: OperationContext,
  recordingId: string,
  { format = 'WEBM', fileName = recordingId, durationMs = DEFAULT_DURATION_MS }: MediaOptions = {},
): string {
  const [extension = 'webm'] = formats[format.toUpperCase()] ?? [];
  const key = `${recordingId}-${format.toLowerCase()}.${extension}`;
  filesOf(world).set(key, { name: fileName.includes('.') ? fileName : `${fileName}.${extension}`, durationMs });
  return new URL(`/recordings/${key}`, context.url).href;
}

/** Serves the media of recordings: silence of the recording's length. */
export function addMediaHandlers(area: Area, world: World): void {
  area.sideRoutes.add('GET', '/recordings/:file', (context) => {
    const key = context.param('file');
    const [, type] = Object.values(formats).find(([extension]) => key.endsWith(`.${extension}`)) ?? [];
    if (type === undefined) throw notFound('recording', key);
    const { name, durationMs = DEFAULT_DURATION_MS } = filesOf(world).get(key) ?? {};
    return sendFile(context, silence(type, durationMs), {
      'Content-Type': type,
      'Content-Disposition': name === undefined ? 'attachment' : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  });
}
