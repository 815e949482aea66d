import { isCarriable } from '../auth/access-token.js';
import { isObject } from '../core/values/is-object.js';

/** A token as it is stored. Times are in ms since the epoch. */
export interface StoredToken {
  accessToken: string;
  refreshToken?: string | undefined;
  issued: number;
  expires?: number | undefined;
}

/** @throws TypeError if a value is not a token. */
export function parseToken(value: unknown): StoredToken {
  const { accessToken, refreshToken, issued, expires } = isObject(value) ? value : {};
  const isTime = (time: unknown): time is number => Number.isFinite(time);
  const isToken = isCarriable(accessToken) && ['string', 'undefined'].includes(typeof refreshToken);
  if (!isToken || !isTime(issued) || !(expires === undefined || isTime(expires))) throw new TypeError('it is not a token');
  return { accessToken, refreshToken: refreshToken as string | undefined, issued, expires };
}

export const isAlive = ({ expires = Infinity }: StoredToken): boolean => expires > Date.now();
