import type { IconName } from '../../shared/icons.js';

/** What the palette offers: something to open or to do. */
export interface Command {
  id: string;
  name: string;
  /** A second line, such as a path. */
  detail?: string;
  icon: IconName;
  /** More words by which it is found. */
  keywords?: string;
  run: () => void;
}

export interface CommandGroup {
  name: string;
  commands: readonly Command[];
}

/** Returns the commands that contain every word of a query. */
export function matching(commands: readonly Command[], query: string): readonly Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ name, keywords = '' }) => {
    const text = `${name} ${keywords}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Returns the index that a key selects in a list; `undefined` for other keys. The list has no end: after the last comes the first. */
export function moveSelection(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'PageDown':
      return Math.min(index + 8, count - 1);
    case 'PageUp':
      return Math.max(index - 8, 0);
    default:
      return undefined;
  }
}
