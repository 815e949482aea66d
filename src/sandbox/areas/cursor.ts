import { invalidField } from '../store/errors.js';

/** Reads a cursor: the number of results before it. @throws the platform's 400 if it is invalid. */
export function readCursor(cursor: string | undefined): number {
  if (cursor === undefined || cursor === '') return 0;
  try {
    const from = /^from:(\d+)$/.exec(atob(cursor))?.[1];
    if (from !== undefined) return Number(from);
  } catch {
    // Invalid base64 is handled below like any other invalid cursor.
  }
  throw invalidField('The cursor is none of this job', 'cursor');
}

export const createCursor = (from: number): string => btoa(`from:${from}`);
