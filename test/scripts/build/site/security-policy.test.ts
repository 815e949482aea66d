import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addPolicy, scriptHashes } from '../../../../scripts/build/site/security-policy.js';

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('scriptHashes', () => {
  it('hashes each inline script once, and neither files nor data', () => {
    const html =
      '<script>a()</script><script type="module">b()</script><script>a()</script><script src="c.js"></script><script type="application/json">{}</script>';
    expect(scriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()')]);
  });
});

describe('addPolicy', () => {
  const page = '<html><head><meta charset="utf-8"><title>A</title></head><body><script>a()</script></body></html>';
  const policyOf = (html: string): string => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

  it('permits the inline scripts of the page by hash, and nothing unsafe', () => {
    const policy = policyOf(addPolicy(page));
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toContain(hashOf('a()'));
    expect(scripts).not.toMatch(/'unsafe-(?:eval|inline)'|https?:|\*/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
  });

  it('stands before everything that it applies to', () => {
    expect(addPolicy(page)).toMatch(/^<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  });

  it('leaves a page that has a policy', () => {
    const finished = addPolicy(page);
    expect(addPolicy(finished)).toBe(finished);
  });
});
