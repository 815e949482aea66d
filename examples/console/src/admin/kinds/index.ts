import type { Kind } from './kind.js';
import { queues } from './queues.js';
import { wrapupCodes } from './wrapup-codes.js';

/** All kinds, in the order of the overview. */
export const kinds: readonly Kind[] = [queues, wrapupCodes];

export const kindOf = (path: string): Kind | undefined => kinds.find((kind) => kind.path === path);
