import { formatNumber } from '../formats.js';
import { text } from '../text.js';

/** How many items a table shows. */
export interface Count {
  /** After filtering. */
  shown: number;
  /** All items that have been loaded. */
  loaded: number;
  /** As the platform counts them; the loaded ones if it does not say. */
  total?: number | undefined;
  /** The name of an item, and of several. */
  nouns: readonly [one: string, several: string];
}

/** Returns the count in words: "1,002 agents", "12 of 1,002 agents", "400 of 1,002 agents loaded, 12 match". */
export function describeCount({ shown, loaded, total = loaded, nouns: [one, several] }: Count): string {
  const noun = Math.max(total, loaded) === 1 ? one : several;
  if (loaded < total) {
    const values = { loaded: formatNumber(loaded), total: formatNumber(total), shown: formatNumber(shown), noun };
    return text(shown === loaded ? 'table.loadedOf' : 'table.loadedOfMatching', values);
  }
  if (shown === loaded) return `${formatNumber(loaded)} ${noun}`;
  return text('table.shownOf', { shown: formatNumber(shown), loaded: formatNumber(loaded), noun });
}
