import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/interactions.js';

/** The German texts of the pages of interactions. */
export const texts: TextsLike<typeof english> = {};
