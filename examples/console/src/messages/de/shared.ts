import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/shared.js';

/** The German texts of what several pages share. */
export const texts: TextsLike<typeof english> = {};
