import type { Queue } from 'contact-centre-client/models';
import type { ReactNode } from 'react';
import type { Story } from '../../../stories/story.js';
import { storyTime } from '../../../stories/story.js';
import classes from '../../../stories/stories.module.css';
import type { BoardQueue } from '../figures/board.js';
import { boardOf, totalsOf } from '../figures/board.js';
import type { QueueDay } from '../figures/day.js';
import { emptyFigures } from '../figures/day.js';
import type { QueueNow } from '../figures/now.js';
import boardClasses from './board.module.css';
import { AttentionStrip } from './attention.js';
import { Bars } from './bars.js';
import { LiveStatus } from './live-status.js';
import { QueueCard } from './queue-card.js';
import { Totals } from './totals.js';

const now = (waiting: number, waitedFor: number, idle: number): QueueNow => ({
  waiting,
  interacting: 7,
  media: { voice: { waiting, interacting: 7, ...(waiting > 0 && { longestSince: storyTime - waitedFor * 1000 }) } },
  agents: {
    IDLE: { count: idle, userIds: Array.from({ length: idle }, (_, agent) => `idle-${agent}`), truncated: false },
    INTERACTING: { count: 7, userIds: Array.from({ length: 7 }, (_, agent) => `busy-${agent}`), truncated: false },
  },
  onQueue: idle + 7,
  here: { count: 5, atLeast: false },
  elsewhere: { count: 2, atLeast: false },
  offQueue: 3,
});

const day = (inTime: number): QueueDay => ({
  ...emptyFigures,
  offered: 210,
  answered: 198,
  abandoned: 12,
  inTime,
  judged: 198,
  target: 0.8,
  answerTime: 3_960_000,
  handled: 190,
  handleTime: 57_000_000,
  media: {},
});

const queues: readonly Queue[] = [
  { id: 'billing', name: 'Billing' },
  { id: 'claims', name: 'Claims and returns' },
  { id: 'support', name: 'Technical support' },
  { id: 'night', name: 'Night line' },
];

const board: readonly BoardQueue[] = boardOf(
  queues,
  {
    now: new Map([
      ['billing', now(6, 147, 0)],
      ['claims', now(2, 34, 0)],
      ['support', now(0, 0, 3)],
    ]),
    day: new Map([
      ['billing', day(107)],
      ['claims', day(150)],
      ['support', day(185)],
    ]),
    arrivals: new Map(queues.map(({ id }) => [id, [4, 9, 14, 11, 16]])),
  },
  storyTime,
);
const urgent = board.filter(({ attention }) => attention !== undefined);
const levels: Record<string, number> = { Billing: 0.54, 'Claims and returns': 0.76, 'Technical support': 0.93 };

/** The board, whose width decides how the components are arranged. */
const onBoard = (children: ReactNode): ReactNode => (
  <div className={boardClasses['board']} data-density="comfortable">
    {children}
  </div>
);

export const story: Story = {
  name: 'wallboard',
  states: {
    'Attention now': () => onBoard(<AttentionStrip queues={urgent} density="comfortable" />),
    'Nothing needs attention': () => onBoard(<AttentionStrip queues={[]} density="comfortable" />),
    Totals: () => onBoard(<Totals totals={totalsOf(board)} shows={{ now: true, day: true }} />),
    'Totals without permission for the day': () => onBoard(<Totals totals={totalsOf(board)} shows={{ now: true, day: false }} />),
    'Queue cards: critical, warning, good, without figures': () => (
      <div role="list" className={classes['cards']}>
        {board.map((queue, index) => (
          <QueueCard key={queue.id} queue={queue} position={index + 1} total={board.length} />
        ))}
      </div>
    ),
    Bars: () => (
      <Bars
        title="bars.level"
        legend={[
          { name: 'good', label: 'bars.onTarget' },
          { name: 'behind', label: 'bars.below' },
        ]}
        columns={['term.level', 'term.target']}
        rows={Object.entries(levels).map(([name, level]) => ({
          id: name,
          name,
          series: [{ name: level < 0.8 ? 'behind' : 'good', share: level }],
          mark: 0.8,
          figure: `${Math.round(level * 100)}%`,
          cells: [`${Math.round(level * 100)}%`, '80%'],
        }))}
        total={3}
      />
    ),
    'Live figures': () => (
      <LiveStatus
        sources={[
          {
            name: 'now',
            dataUpdatedAt: storyTime,
            pollingInterval: 15_000,
            hearing: { way: 'live', liveUntil: 0, missing: [], isRefused: false },
            error: null,
            refetch: () => undefined,
          },
        ]}
      />
    ),
  },
};
