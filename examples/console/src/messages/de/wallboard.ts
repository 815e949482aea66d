import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/wallboard.js';

/** The German texts of the wallboard and of the page of a queue. */
export const texts: TextsLike<typeof english> = {};
