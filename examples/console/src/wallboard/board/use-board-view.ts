import { useCallback, useMemo, useState } from 'react';
import type { Density } from '../../shared/density.js';
import { densities } from '../../shared/density.js';
import type { UrlState } from '../../shared/use-url-state.js';
import { choice, choices, flag, text, useUrlState } from '../../shared/use-url-state.js';
import type { Order } from '../figures/board.js';
import { orders } from '../figures/board.js';
import { columnIds, defaultColumnIds } from './columns.js';

export const views = ['cards', 'table', 'trend'] as const;
export type View = (typeof views)[number];

/** With more queues, the table is the default view. */
const MOST_CARDS = 24;

const schema = {
  /** Empty for the default view. */
  view: choice(['', ...views], ''),
  find: text(),
  sort: choice(Object.keys(orders) as Order[], 'urgency'),
  columns: choices(columnIds, defaultColumnIds),
  /** Empty for the density that this browser remembers. */
  density: choice(['', ...densities], ''),
  /** Whether the cards of queues without a problem are shown. */
  healthy: flag(),
} as const;

export interface BoardView {
  readonly view: View;
  readonly find: string;
  readonly sort: Order;
  readonly columns: readonly string[];
  readonly density: Density;
  readonly healthy: boolean;
  readonly change: UrlState<typeof schema>['change'];
}

/** Returns how the wallboard is shown, from the address. The density is also remembered in this browser. */
export function useBoardView(queueCount: number): BoardView {
  const { values, change: changeAddress } = useUrlState(schema);
  const [remembered, setRemembered] = useState(readDensity);
  const defaultView = queueCount > MOST_CARDS ? 'table' : 'cards';
  const change = useCallback<BoardView['change']>(
    (part, options) => {
      const { density } = part;
      if (density) {
        keepDensity(density);
        setRemembered(density);
      }
      changeAddress(part, options);
    },
    [changeAddress],
  );
  return useMemo(
    () => ({
      ...values,
      view: values.view === '' ? defaultView : values.view,
      density: values.density === '' ? remembered : values.density,
      change,
    }),
    [values, defaultView, remembered, change],
  );
}

const STORED = 'console.density';

/** The density that was chosen last in this browser. */
export function readDensity(): Density {
  const stored = localStorage.getItem(STORED);
  return densities.find((density) => density === stored) ?? 'comfortable';
}

export function keepDensity(density: Density): void {
  localStorage.setItem(STORED, density);
}
