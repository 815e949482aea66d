import { badRequest } from '../store/errors.js';

/** The place in results that a cursor means: how many come before it. @throws the platform's 400 for what is none. */
export function readCursor(cursor: string | undefined): number {
  if (cursor === undefined || cursor === '') return 0;
  try {
    const from = /^from:(\d+)$/.exec(atob(cursor))?.[1];
    if (from !== undefined) return Number(from);
  } catch {
    // Falls through: what is no base64 is no cursor either.
  }
  throw badRequest('The cursor is none of this job', [{ errorCode: 'invalid.value', fieldName: 'cursor' }]);
}

export const cursorAt = (from: number): string => btoa(`from:${from}`);
