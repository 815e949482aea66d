import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/wall.js';

/** The German texts of the wall displays. */
export const texts: TextsLike<typeof english> = {};
