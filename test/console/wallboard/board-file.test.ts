import { describe, expect, it } from 'vitest';
import { boardFile } from '../../../examples/console/src/wallboard/board/board-file.js';
import { columnIds } from '../../../examples/console/src/wallboard/board/columns.js';
import { boardOf, shownQueues } from '../../../examples/console/src/wallboard/figures/board.js';
import '../support/english.js';
import { at, dayOf, staff, waitingFor } from './support.js';

const queues = [
  { id: 'a', name: 'Alpha' },
  { id: 'b', name: 'Beta' },
];
const board = boardOf(
  queues,
  {
    now: new Map([
      ['a', waitingFor(65_000, 'voice', { agents: { IDLE: staff('u1', 'u2') }, elsewhere: { count: 3, atLeast: true } })],
    ]),
    day: new Map([['a', dayOf(7, 8, 0.8, { offered: 9, handled: 2, handleTime: 61_000 })]]),
  },
  at,
);

describe('The file of the wallboard', () => {
  it('has the chosen columns, with times in seconds and shares in per cent', () => {
    expect(boardFile(board, ['wait', 'idle', 'elsewhere', 'level', 'offered', 'aht'], at)).toEqual({
      header: ['Queue', 'Longest wait (s)', 'Idle', 'Busy elsewhere', 'Service level (%)', 'Target (%)', 'Offered', 'AHT (s)'],
      rows: [
        ['Alpha', 65, 2, 'at least 3', 87.5, 80, 9, 31],
        ['Beta', undefined, undefined, undefined, undefined, undefined, undefined, undefined],
      ],
    });
  });

  it('has every column of the board except the line of arrivals', () => {
    const withoutValue = columnIds.filter((id) => boardFile(board, [id], at).header.length === 1);
    expect(withoutValue).toEqual(['arrivals']);
  });

  it('has the queues that the board shows, in its order', () => {
    const names = boardFile(shownQueues(board, ' ALPH', 'name'), [], at).rows.map(([name]) => name);
    expect(names).toEqual(['Alpha']);
    expect(shownQueues(board, '', 'urgency').map(({ name }) => name)).toEqual(['Alpha', 'Beta']);
  });
});
