import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFigures } from '../../../../scripts/build/site/bench-figures.js';

const results = readFileSync('bench/RESULTS.md', 'utf8');

describe('readFigures', () => {
  it('reads all figures of bench/RESULTS.md with their date and machine', () => {
    const { date, machine, peer, figures } = readFigures(results);
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(machine).toMatch(/\d+ cores/);
    expect(peer).toMatch(/^purecloud-platform-client-v2 \d/);
    expect(figures).toHaveLength(4);
    for (const { ours, theirs, factor } of figures) {
      expect(Math.min(ours, theirs)).toBeGreaterThan(0);
      expect(factor).toBeGreaterThan(1);
    }
  });

  it('names the row that is missing', () => {
    expect(() => readFigures(results.replaceAll('ours, default (axios)', 'ours'))).toThrow(
      'bench/RESULTS.md has no value for "ours, default (axios)" in the table "calls per second".',
    );
  });
});
