import type { TextsLike } from '../texts-like.js';
import type { texts as english } from '../en/agents.js';

/** The German texts of the pages of agents. */
export const texts: TextsLike<typeof english> = {};
