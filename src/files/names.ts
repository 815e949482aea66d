import { utf8Bytes } from '../core/values/utf8.js';
import type { HeaderReader } from '../core/transport/body-end.js';

/** Characters that a file system rejects or that disguise a name: separators, controls, changes of direction. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu;

/** Names that Windows reserves for devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Maximum length of a name in bytes; file systems permit 255. */
const LONGEST = 200;

/**
 * Turns an untrusted name into one that every file system accepts: no path, no hidden file, at most 200 bytes plus its
 * extension.
 */
export function safeName(name: string): string {
  // Cut first, because an untrusted name may have any length.
  const plain = Array.from(name.slice(0, 1000).normalize('NFC').replace(unfit, '_'));
  while (plain[0] === '.' || plain[0] === ' ') plain.shift();
  while (plain.at(-1) === '.' || plain.at(-1) === ' ') plain.pop();
  const ending = /\.\w{1,10}$/.exec(plain.join(''))?.[0] ?? '';
  const stem = plain.slice(0, plain.length - ending.length);
  while (utf8Bytes(stem.join('')).length > LONGEST) stem.pop();
  const whole = stem.join('') + ending || 'file';
  return device.test(whole) ? `_${whole}` : whole;
}

/** Reads the name of a file from its headers, otherwise from its address. */
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
