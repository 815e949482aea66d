import { utf8Bytes } from '../core/values/utf8.js';
import type { HeaderReader } from '../core/transport/body-end.js';

/** Characters that a file system rejects or that disguise a name: separators, controls, changes of direction. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu;

/** Names that Windows reserves for devices. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Maximum length of a name in bytes; file systems permit 255. */
const MAX_BYTES = 200;

/**
 * Turns an untrusted name into one that every file system accepts: no path, no hidden file, at most 200 bytes plus its
 * extension.
 */
export function safeName(name: string): string {
  // Cut first, because an untrusted name may have any length.
  const characters = Array.from(name.slice(0, 1000).normalize('NFC').replace(unsafeCharacters, '_'));
  while (characters[0] === '.' || characters[0] === ' ') characters.shift();
  while (characters.at(-1) === '.' || characters.at(-1) === ' ') characters.pop();
  const extension = /\.\w{1,10}$/.exec(characters.join(''))?.[0] ?? '';
  const stem = characters.slice(0, characters.length - extension.length);
  while (utf8Bytes(stem.join('')).length > MAX_BYTES) stem.pop();
  const fullName = stem.join('') + extension || 'file';
  return deviceName.test(fullName) ? `_${fullName}` : fullName;
}

/** Reads the name of a file from its headers, otherwise from its address. */
export function readFileName(headers: HeaderReader, url: string): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encodedName = /filename\*=utf-8''([^;\s]*)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)/i.exec(disposition)?.[1];
  const lastPart = encodedName ?? (plain === undefined ? new URL(url).pathname.split('/').at(-1) : undefined);
  try {
    return safeName(lastPart === undefined ? (plain ?? '') : decodeURIComponent(lastPart));
  } catch {
    return safeName(lastPart ?? '');
  }
}
