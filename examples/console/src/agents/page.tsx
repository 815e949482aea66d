import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { formatNumber } from '../shared/formats.js';
import { Page } from '../shared/page.js';
import { Empty, Failure, Loading } from '../shared/states.js';
import { LiveStatus } from '../wallboard/board/live-status.js';
import type { Agent, AgentFilter } from './agent.js';
import { filtered } from './agent.js';
import { AgentFilters } from './agent-filters.js';
import { AgentTable } from './agent-table.js';
import { MoveDialog } from './move-dialog.js';
import { OutcomeNote } from './outcome-note.js';
import { OwnPresence } from './own-presence.js';
import { useAgents } from './use-agents.js';
import { useMove } from './use-move.js';

/** Lists the agents, what they are doing, and their queues. */
export function Component(): ReactNode {
  const { agents, presences, isPending, error, refetch, ...rest } = useAgents();
  const [filter, setFilter] = useFilter();
  const [moved, setMoved] = useState<Agent>();
  const [presenceFailure, setPresenceFailure] = useState<unknown>(null);
  const moving = useMove();
  const shown = filtered(agents, filter);
  const source = { name: 'Presence and routing status', error, refetch, ...rest };
  const content = (): ReactNode => {
    if (error && agents.length === 0) return <Failure error={error} onRetry={() => void refetch()} />;
    if (isPending) return <Loading rows={12} height={46} label="Loading the agents" />;
    if (agents.length === 0) {
      return (
        <Empty title="You may not see any agent" icon="agents">
          Users are added in the platform’s administration. An administrator may have to give you access to their division.
        </Empty>
      );
    }
    return (
      <>
        <Text size="sm" c="dimmed" role="status">
          {formatNumber(shown.length)} of {formatNumber(agents.length)} agents
        </Text>
        <AgentTable agents={shown} onMove={setMoved} />
      </>
    );
  };
  return (
    <Page
      title="Agents"
      intro={<LiveStatus sources={error && agents.length === 0 ? [] : [source]} />}
      actions={<OwnPresence onFailure={setPresenceFailure} />}
    >
      {presenceFailure !== null && <Failure error={presenceFailure} />}
      <AgentFilters filter={filter} presences={presences} onChange={setFilter} />
      {content()}
      <MoveDialog
        agent={moved}
        moving={moving}
        onClose={() => {
          setMoved(undefined);
        }}
      />
      <OutcomeNote moving={moving} />
    </Page>
  );
}

/** The filter is stored in the address, so that a link shows the same agents. */
function useFilter(): [AgentFilter, (filter: AgentFilter) => void] {
  const [params, setParams] = useSearchParams();
  // Also stored in the state: the address changes too late for a text field.
  const [filter, setFilter] = useState<AgentFilter>(() => {
    const value = (name: keyof AgentFilter): string => params.get(name) ?? '';
    return { text: value('text'), presence: value('presence'), routingStatus: value('routingStatus') };
  });
  return [
    filter,
    (next) => {
      setFilter(next);
      setParams(Object.fromEntries(Object.entries(next).filter(([, chosen]) => chosen !== '')), { replace: true });
    },
  ];
}
