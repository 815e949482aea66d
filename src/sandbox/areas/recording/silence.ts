/** Samples per second of WAV files: few, because a sandbox keeps the file in memory. */
const WAV_RATE = 4000;

/** The length of a WAV file's header in bytes. */
const WAV_HEADER = 44;

/** A frame of 8 kbit/s and 8 kHz has 576 samples. */
const MP3_FRAME_BYTES = 72;
const MP3_FRAME_MS = 72;

/** The header of an MPEG 2.5 layer III frame, mono, at that rate. A frame without any other bits is silent. */
const MP3_FRAME_HEADER = [0xff, 0xe3, 0x18, 0xc0];

/** The longest file, in ms. */
const MAX_DURATION_MS = 3_600_000;

/** A file of silence that browsers play. Other types than WAV and MP3 get zero bytes, which no program plays. */
export function silence(type: string, durationMs: number): Uint8Array<ArrayBuffer> {
  const length = Math.min(Math.max(0, durationMs), MAX_DURATION_MS);
  if (type === 'audio/wav') return wavSilence(length);
  return type === 'audio/mpeg' ? mp3Silence(length) : new Uint8Array(WAV_HEADER);
}

/** 8-bit PCM, mono. */
function wavSilence(durationMs: number): Uint8Array<ArrayBuffer> {
  const sampleCount = Math.round((durationMs * WAV_RATE) / 1000);
  // The middle of unsigned samples is silence.
  const bytes = new Uint8Array(WAV_HEADER + sampleCount).fill(128);
  const view = new DataView(bytes.buffer);
  const writeText = (offset: number, value: string): void => {
    bytes.set(new TextEncoder().encode(value), offset);
  };
  writeText(0, 'RIFF');
  view.setUint32(4, WAV_HEADER - 8 + sampleCount, true);
  writeText(8, 'WAVEfmt ');
  // The length of the format, its kind (PCM), channels, samples and bytes per second, bytes and bits per sample.
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, WAV_RATE, true);
  view.setUint32(28, WAV_RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  writeText(36, 'data');
  view.setUint32(40, sampleCount, true);
  return bytes;
}

function mp3Silence(durationMs: number): Uint8Array<ArrayBuffer> {
  const frameCount = Math.ceil(durationMs / MP3_FRAME_MS);
  const bytes = new Uint8Array(frameCount * MP3_FRAME_BYTES);
  for (let frame = 0; frame < frameCount; frame += 1) bytes.set(MP3_FRAME_HEADER, frame * MP3_FRAME_BYTES);
  return bytes;
}
