import { expect } from 'vitest';

/** Matches the message of an error with a code: the text, and then the section of the documentation about a code. */
export function says(text: string): string {
  const escaped = text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return expect.stringMatching(new RegExp(`^${escaped} \\(see docs/troubleshooting\\.md#err_[a-z_]+\\)$`)) as string;
}
