import type { TextPart } from '../messages/en.js';

/** The parts of the interface that every page shows: the frame, and what pages share. */
export const firstParts: readonly TextPart[] = ['shell', 'shared'];
