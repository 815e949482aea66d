import type { Area } from '../../engine/area.js';
import { notFound } from '../../store/errors.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { sendFile } from '../store.js';

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
}

const filesOf = (world: World): Map<string, MediaFile> => world.collection<MediaFile>('recordings.files');

/** The current address of a recording's media; it needs no token, as in the platform's store. */
export function mediaUri(
  world: World,
  context: OperationContext,
  recordingId: string,
  format = 'WEBM',
  fileName = recordingId,
): string {
  const [extension = 'webm'] = formats[format.toUpperCase()] ?? [];
  const key = `${recordingId}-${format.toLowerCase()}.${extension}`;
  filesOf(world).set(key, { name: fileName.includes('.') ? fileName : `${fileName}.${extension}` });
  return new URL(`/recordings/${key}`, context.url).href;
}

/** Serves the media of recordings: silence. */
export function addMediaHandlers(area: Area, world: World): void {
  area.serve('GET', '/recordings/:file', (context) => {
    const key = context.param('file');
    const [, type] = Object.values(formats).find(([extension]) => key.endsWith(`.${extension}`)) ?? [];
    if (type === undefined) throw notFound('recording', key);
    const name = filesOf(world).get(key)?.name;
    return sendFile(context, wavSilence(type), {
      'Content-Type': type,
      'Content-Disposition': name === undefined ? 'attachment' : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  });
}

/** A WAV file without samples; for other types the same number of zero bytes, because no program plays them. */
function wavSilence(type: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44);
  if (type !== 'audio/wav') return bytes;
  const view = new DataView(bytes.buffer);
  const writeText = (offset: number, value: string): void => {
    bytes.set(new TextEncoder().encode(value), offset);
  };
  writeText(0, 'RIFF');
  view.setUint32(4, 36, true);
  writeText(8, 'WAVEfmt ');
  for (const [offset, value] of [
    [16, 16],
    [24, 8000],
    [28, 16_000],
  ] as const) {
    view.setUint32(offset, value, true);
  }
  for (const [offset, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const) {
    view.setUint16(offset, value, true);
  }
  writeText(36, 'data');
  return bytes;
}
