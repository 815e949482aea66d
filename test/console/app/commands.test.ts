import { describe, expect, it } from 'vitest';
import type { Command } from '../../../examples/console/src/app/palette/commands.js';
import { matching, moveSelection } from '../../../examples/console/src/app/palette/commands.js';

const command = (name: string, keywords?: string): Command => ({
  id: name,
  name,
  icon: 'search',
  run: () => undefined,
  ...(keywords !== undefined && { keywords }),
});

describe('The command palette', () => {
  it('finds commands by all words of the query, in any order and case', () => {
    const commands = [command('Use the dark theme'), command('Use the light theme', 'bright'), command('Sign out')];
    const names = (query: string): string[] => matching(commands, query).map(({ name }) => name);
    expect(names('THEME use')).toEqual(['Use the dark theme', 'Use the light theme']);
    expect(names(' bright')).toEqual(['Use the light theme']);
    expect(names('')).toHaveLength(3);
    expect(names('use out')).toEqual([]);
  });

  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 9, 0],
    ['ArrowUp', 0, 9],
    ['PageDown', 5, 9],
    ['PageUp', 5, 0],
    ['a', 5, undefined],
  ])('%s moves the selection of ten results from %i to %s', (key, from, to) => {
    expect(moveSelection(key, from, 10)).toBe(to);
  });

  it('selects nothing without results', () => {
    expect(moveSelection('ArrowDown', -1, 0)).toBeUndefined();
  });
});
