import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/explorer.js';

/** The German texts of the API explorer. */
export const texts: TextsLike<typeof english> = {};
