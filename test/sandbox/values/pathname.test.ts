import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathnameOf } from '../../../src/sandbox/values/pathname.js';

it('returns the path of any request as the URL parser does', () => {
  const part = fc.string({ unit: fc.constantFrom('a', '/', '.', '%', '2', 'F', '?', '#', ':', '@', ' ', 'é', '\\') });
  fc.assert(
    fc.property(fc.constantFrom('https://api.example', 'http://[::1]:8080', 'http://localhost'), part, (origin, text) => {
      const { url } = new Request(`${origin}/${text}`);
      expect(pathnameOf(url)).toBe(new URL(url).pathname);
    }),
  );
});
