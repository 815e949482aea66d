import { utf8Bytes } from '../core/values/utf8.js';
import type { HeaderReader } from '../core/transport/body-end.js';

/** What no file system can have in a name, or what would make it look like another: separators, controls, changes of direction. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu;

/** Names that Windows keeps for devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Bytes of a name; file systems take 255. */
const LONGEST = 200;

/**
 * Makes a name that every file system takes of one that somebody else has chosen: no path, nothing hidden, no more than 200 bytes and its
 * ending.
 */
export function safeName(name: string): string {
  // Cut first: what comes from outside may be of any length.
  const plain = Array.from(name.slice(0, 1000).normalize('NFC').replace(unfit, '_'));
  while (plain[0] === '.' || plain[0] === ' ') plain.shift();
  while (plain.at(-1) === '.' || plain.at(-1) === ' ') plain.pop();
  const ending = /\.\w{1,10}$/.exec(plain.join(''))?.[0] ?? '';
  const stem = plain.slice(0, plain.length - ending.length);
  while (utf8Bytes(stem.join('')).length > LONGEST) stem.pop();
  const whole = stem.join('') + ending || 'file';
  return device.test(whole) ? `_${whole}` : whole;
}

/** What a file is called by the headers that it comes with, else by its address. */
export function nameOf(headers: HeaderReader, url: string): string {
  const said = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=utf-8''([^;\s]*)/i.exec(said)?.[1];
  const plain = /filename="?([^";]+)/i.exec(said)?.[1];
  const last = encoded ?? (plain === undefined ? new URL(url).pathname.split('/').at(-1) : undefined);
  try {
    return safeName(last === undefined ? (plain ?? '') : decodeURIComponent(last));
  } catch {
    return safeName(last ?? '');
  }
}
