import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { digest } from '../../../src/core/values/digest.js';

it.each(['', 'abc', 'Müller'])('returns the same SHA-256 of %j as Node, in hex', async (text) => {
  expect(await digest(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
