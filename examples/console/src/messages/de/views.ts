import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/views.js';

/** The German texts of saved views. */
export const texts: TextsLike<typeof english> = {};
