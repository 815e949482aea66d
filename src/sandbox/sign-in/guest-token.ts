import { fromBase64, toBase64Url } from '../values/base64.js';
import { isObject } from '../values/json.js';
import { Random } from '../values/random.js';
import type { World } from '../store/world.js';
import type { GuestClaims } from '../store/guest-claims.js';

/** Maximum duration of a chat, in s. */
export const GUEST_TOKEN_LIFETIME = 86_400;

const HEADER = { alg: 'HS256', typ: 'JWT' };

/** A JSON Web Token (RFC 7519) with an HMAC by SHA-256. */
export async function signGuestToken(world: World, claims: GuestClaims): Promise<string> {
  const signedText = `${encodeText(JSON.stringify(HEADER))}.${encodeText(JSON.stringify(claims))}`;
  const signature = await crypto.subtle.sign('HMAC', await keyOf(world), new TextEncoder().encode(signedText));
  return `${signedText}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Verifies that this sandbox signed a token that has not expired, and returns its claims. */
export async function verifyGuestToken(world: World, token: string): Promise<GuestClaims | undefined> {
  const [header = '', payload = '', signature = '', ...extraParts] = token.split('.');
  const parsedHeader = decode(header);
  const signatureBytes = bytesOf(signature);
  if (extraParts.length > 0 || !signatureBytes || !isObject(parsedHeader) || parsedHeader['alg'] !== HEADER.alg) return undefined;
  const signedText = new TextEncoder().encode(`${header}.${payload}`);
  if (!(await crypto.subtle.verify('HMAC', await keyOf(world), signatureBytes, signedText))) return undefined;
  const claims = decode(payload) as GuestClaims;
  return claims.exp * 1000 > world.now() ? claims : undefined;
}

/** Depends only on the seed, so that a token stays valid after a restart, like its chat in a data file. */
async function keyOf(world: World): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(new Random(world.seed ^ 0x27d4eb2f).token());
  return await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

function encodeText(text: string): string {
  return toBase64Url(new TextEncoder().encode(text));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return fromBase64(text);
  } catch {
    return undefined;
  }
}

function decode(part: string): unknown {
  const bytes = bytesOf(part);
  try {
    return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as unknown);
  } catch {
    return undefined;
  }
}
