import type { ReactNode } from 'react';
import type { BoardQueue } from '../figures/board.js';
export function Trend({ queues }: { queues: readonly BoardQueue[] }): ReactNode {
  return queues.length;
}
