import { SignInError } from '../core/errors/errors.js';
import { decodeJwt } from '../core/transport/node-parts.js';
import { isRecord, isText, ownFields } from '../core/values/plain-objects.js';

/**
 * A web chat guest's JWT (RFC 7519), as `POST /api/v2/webchat/guest/conversations` returns it. The client reads it and does not
 * verify it: the platform does.
 */
export interface GuestToken {
  /** When it expires, in ms since the epoch; `undefined` if the token does not say. */
  readonly expiryTime: number | undefined;
  readonly organizationId: string | undefined;
  readonly conversationId: string | undefined;
  /** The guest's member id in the conversation. */
  readonly memberId: string | undefined;
  /** All claims of the token. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** A guest's JWT with its content. */
export interface Guest {
  readonly jwt: string;
  readonly token: GuestToken;
}

export function hasExpired({ expiryTime = Infinity }: GuestToken): boolean {
  return expiryTime <= Date.now();
}

/** Reads a guest's JWT. */
export function readGuestToken(jwt: string): GuestToken {
  let claims: Record<string, unknown>;
  try {
    const payload: unknown = decodeJwt(jwt);
    if (!isRecord(payload)) throw new TypeError();
    claims = ownFields(payload);
  } catch {
    // The original error may quote the token.
    throw new SignInError('The guest token is not a JSON Web Token. Pass the field jwt of the conversation', 'ERR_GUEST_TOKEN');
  }
  const fields = Object.assign(ownFields(claims), claims['data']);
  const { exp } = claims;
  return {
    expiryTime: typeof exp === 'number' ? exp * 1000 : undefined,
    organizationId: firstText(fields, ['organizationId', 'org']),
    conversationId: firstText(fields, ['conversationId', 'con']),
    memberId: firstText(fields, ['memberId', 'mem', 'sub']),
    claims,
  };
}

function firstText(claims: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined {
  return names.map((name) => claims[name]).find(isText);
}
