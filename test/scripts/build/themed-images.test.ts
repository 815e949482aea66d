import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withThemedImages } from '../../../scripts/build/site/themed-images.js';

it('A picture for two themes becomes both images, each shown in its theme', () => {
  const markdown = readFileSync('docs/performance.md', 'utf8');
  const changed = withThemedImages(markdown);
  expect(markdown).toContain('<picture>');
  expect(changed).not.toContain('<picture>');
  const [, light] = /<div class="dark:sl-hidden">\n\n!\[(.+)\]\(images\/cpu-per-call-light\.svg\)\n\n<\/div>/.exec(changed) ?? [];
  const [, dark] = /<div class="light:sl-hidden">\n\n!\[(.+)\]\(images\/cpu-per-call-dark\.svg\)\n\n<\/div>/.exec(changed) ?? [];
  expect(light).toContain('CPU time per call');
  expect(dark).toBe(light);
  expect(withThemedImages('![one](a.png)')).toBe('![one](a.png)');
});
