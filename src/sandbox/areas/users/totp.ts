import type { CreateVerifierRequest } from '../../../models/index.js';
import { invalidField } from '../../store/errors.js';

/** The secret that an authenticator app shares with the platform. */
export interface SharedSecret {
  /** In base32. */
  secret: string;
  algorithm: string;
  digits: number;
  period: number;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates a secret. Its defaults are those of apps for an address without parameters, and as many bytes as SHA-1 produces. */
export function createSharedSecret(
  { algorithm = 'SHA1', digits = 6, period = 30, secretSize = 20 }: CreateVerifierRequest,
  idOf: () => string,
): SharedSecret {
  // The platform's limits are not documented. Those of digits are from RFC 4226: at least 6, and at most what 31 bits provide.
  for (const [fieldName, value, min, max] of [
    ['digits', digits, 6, 9],
    ['period', period, 1, 3600],
    ['secretSize', secretSize, 16, 64],
  ] as const)
    if (value < min || value > max) throw invalidField(`${fieldName} is from ${min} to ${max}`, fieldName);
  let hex = '';
  while (hex.length < secretSize * 2) hex += idOf().replaceAll('-', '');
  const bytes = Array.from({ length: secretSize }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
  return { secret: toBase32(bytes), algorithm, digits, period };
}

/** The address from which an app reads the secret and its parameters. */
export function keyUri(issuer: string, account: string, { secret, algorithm, digits, period }: SharedSecret): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const parameters = new URLSearchParams({ secret, issuer, algorithm, digits: String(digits), period: String(period) });
  return `otpauth://totp/${label}?${parameters.toString().replaceAll('+', '%20')}`;
}

/**
 * Whether a code is valid now: the current one, or that of the previous or next step, as RFC 6238, 5.2, recommends for delays
 * and clock drift.
 */
export async function isValidCode(shared: SharedSecret, code: string, now: number): Promise<boolean> {
  const step = Math.floor(now / 1000 / shared.period);
  const codes = await Promise.all([step - 1, step, step + 1].map(async (each) => await codeAt(shared, each)));
  return codes.includes(code);
}

/** The code of a time step (RFC 6238; RFC 4226, 5.3). */
async function codeAt({ secret, algorithm, digits }: SharedSecret, step: number): Promise<string> {
  const hash = algorithm.replace('SHA', 'SHA-');
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), { name: 'HMAC', hash }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.max(step, 0)));
  const signature = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const byteOffset = signature.getUint8(signature.byteLength - 1) % 16;
  return String((signature.getUint32(byteOffset) % 2 ** 31) % 10 ** digits).padStart(digits, '0');
}

function toBase32(bytes: readonly number[]): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((chunk) => ALPHABET.charAt(Number.parseInt(chunk.padEnd(5, '0'), 2))).join('');
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byteBits) => Number.parseInt(byteBits, 2));
}
