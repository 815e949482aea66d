import { laterPart } from './areas/later.js';
import type { LaterPart } from './areas/later-part.js';

/** The later part of the sandbox, if it is included from the start. The package has it in a separate file. */
export const includedPart: LaterPart | undefined = laterPart;
