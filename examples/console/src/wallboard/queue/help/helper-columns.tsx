import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { byName, byRoutingStatus } from '../../../agents/agent.js';
import { RoutingStatusBadge } from '../../../agents/routing-status.js';
import { useVisibleQueues } from '../../../agents/use-visible-queues.js';
import type { DataColumn } from '../../../shared/data-table/columns.js';
import { NONE, formatNumber } from '../../../shared/formats.js';
import { text } from '../../../shared/text.js';
import type { Helper } from './helpers.js';
import { byFit } from './helpers.js';
import { reasonsFor } from './reasons.js';

/** What the cells show beside the agent. */
interface HelpFigures {
  /** The number of waiting interactions that require skills. */
  readonly total: number;
  /** The number of interactions that wait, by the id of the queue. */
  readonly waiting: ReadonlyMap<string, number>;
}

export const HelpContext = createContext<HelpFigures>({ total: 0, waiting: new Map() });

/** Returns the columns. Call it while rendering, since the texts load after the modules. */
export function helperColumns(): DataColumn<Helper>[] {
  return [
    {
      id: 'name',
      name: text('help.nameColumn'),
      width: 130,
      grow: 1,
      compare: byName,
      cell: ({ name }) => (
        <span className="one-line" title={name}>
          {name}
        </span>
      ),
    },
    {
      id: 'why',
      name: text('help.whyColumn'),
      width: 150,
      grow: 4,
      compare: byFit,
      cell: (helper) => <Reasons helper={helper} />,
    },
    {
      id: 'status',
      name: text('help.statusColumn'),
      width: 160,
      grow: 0,
      priority: 2,
      compare: byRoutingStatus,
      breakTie: byFit,
      cell: ({ routingStatus }) => <RoutingStatusBadge status={routingStatus} />,
    },
    {
      id: 'load',
      name: text('help.loadColumn'),
      width: 160,
      grow: 0,
      priority: 3,
      compare: (one, other) => one.interactions - other.interactions,
      breakTie: byFit,
      cell: ({ interactions }) => text('help.load', { count: interactions }),
    },
    {
      id: 'queues',
      name: text('help.queuesColumn'),
      width: 190,
      grow: 3,
      priority: 4,
      cell: ({ id }) => <BusyQueues userId={id} />,
    },
  ];
}

function Reasons({ helper }: { helper: Helper }): ReactNode {
  const words = reasonsFor(helper, use(HelpContext).total);
  return (
    <span className="one-line" title={words}>
      {words}
    </span>
  );
}

/** The queues of the agent, and how many interactions wait there. */
function BusyQueues({ userId }: { userId: string }): ReactNode {
  const { waiting } = use(HelpContext);
  const { queues, error } = useVisibleQueues(userId);
  if (error) return NONE;
  if (!queues) return <Skeleton height={12} width={140} />;
  const words = queues.map(({ id, name }) => `${name} (${formatNumber(waiting.get(id) ?? 0)})`).join(', ');
  return (
    <span className="one-line" title={words}>
      {words === '' ? NONE : words}
    </span>
  );
}
