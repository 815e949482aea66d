import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useAccess } from '../session/use-access.js';
import { DataTable } from '../shared/data-table/data-table.js';
import { ExportButton } from '../shared/export-button.js';
import { MissingPermissionNote } from '../shared/missing-permission.js';
import { Page } from '../shared/page.js';
import { Empty, Failure } from '../shared/states.js';
import { text } from '../shared/text.js';
import { useUrlState } from '../shared/use-url-state.js';
import { LiveStatus } from '../wallboard/board/live-status.js';
import { ActionBar, missingForActions, permittedActions } from './actions/action-bar.js';
import { ActionHost } from './actions/action-host.js';
import { useActions } from './actions/use-actions.js';
import type { AgentActions } from './actions/use-actions.js';
import type { Agent } from './agent.js';
import { filtered } from './agent.js';
import type { AgentAddress } from './agent-address.js';
import { agentsTable } from './agents-table.js';
import { agentColumns, agentSchema } from './agent-address.js';
import { moveColumn } from './agent-columns.js';
import { AgentFilters } from './agent-filters.js';
import { MoveDialog } from './move-dialog.js';
import { OutcomeNote } from './outcome-note.js';
import { OwnPresence } from './own-presence.js';
import { seeQueues, changeMembers } from './requirements.js';
import type { Agents } from './use-agents.js';
import { useAgents } from './use-agents.js';
import { useMove } from './use-move.js';
import { useQueueMemberIds } from './use-queue-member-ids.js';

/** Lists the agents, what they are doing, and their queues. */
export function Component(): ReactNode {
  const address = useUrlState(agentSchema);
  const list = useAgents();
  const { missing } = useAccess();
  const [movedAgent, setMovedAgent] = useState<Agent>();
  const [presenceFailure, setPresenceFailure] = useState<unknown>(null);
  const moving = useMove();
  const actions = useActions();
  const { error, agents } = list;
  const sources = error && agents.length === 0 ? [] : [{ name: 'presence' as const, ...list }];
  return (
    <Page
      title={text('page.agents')}
      intro={<LiveStatus sources={sources} />}
      actions={<OwnPresence onFailure={setPresenceFailure} />}
    >
      {presenceFailure !== null && <Failure error={presenceFailure} />}
      <AgentFilters address={address} presences={list.presences} canFilterByQueue={missing(seeQueues).length === 0} />
      <AgentTable list={list} address={address} onMove={setMovedAgent} actions={actions} />
      <MoveDialog
        agent={movedAgent}
        moving={moving}
        onClose={() => {
          setMovedAgent(undefined);
        }}
      />
      <OutcomeNote moving={moving} />
      <ActionHost actions={actions} />
    </Page>
  );
}

interface AgentTableProps {
  list: Agents;
  address: AgentAddress;
  onMove: (agent: Agent) => void;
  actions: AgentActions;
}

function AgentTable({ list, address: { values, change, reset }, onMove, actions }: AgentTableProps): ReactNode {
  const { agents, isPending, error, total, refetch } = list;
  const access = useAccess();
  const { missing } = access;
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const members = useQueueMemberIds(values.queue);
  const { memberIds } = members;
  const isWaitingForMembers = values.queue !== '' && memberIds === undefined;
  const shown = useMemo(
    () => (isPending || isWaitingForMembers ? undefined : filtered(agents, values, memberIds)),
    [agents, values, memberIds, isPending, isWaitingForMembers],
  );
  const missingForMove = missing(changeMembers);
  const missingForQueues = missing(seeQueues);
  const hasQueues = missingForQueues.length === 0;
  const canMove = hasQueues && missingForMove.length === 0;
  const columns = useMemo(() => {
    const permitted = agentColumns.filter(({ id }) => id !== 'queues' || hasQueues);
    return canMove ? [...permitted, moveColumn(onMove)] : permitted;
  }, [hasQueues, canMove, onMove]);
  const failure = agents.length === 0 ? (error ?? members.error) : members.error;
  const missingPermissions = [...new Set([...missingForQueues, ...missingForMove, ...missingForActions(access)])];
  return (
    <>
      {missingPermissions.length > 0 && <MissingPermissionNote missing={missingPermissions} />}
      <DataTable
        name={text('page.agents')}
        columns={columns}
        items={failure && !shown?.length ? undefined : shown}
        itemId={agentId}
        itemName={agentName}
        link={agentLink}
        view={values}
        onView={change}
        count={shown && { shown: shown.length, loaded: agents.length, total, nouns: [text('table.agent'), text('table.agents')] }}
        actions={<ExportButton name="agents" isDisabled={!shown?.length} table={() => agentsTable(shown ?? [])} />}
        selection={permittedActions(access).length === 0 ? undefined : { ids: selectedIds, onChange: setSelectedIds }}
        selectionActions={<ActionBar actions={actions} agents={agents.filter(({ id }) => selectedIds.has(id))} access={access} />}
        error={failure}
        onRetry={() => {
          void refetch();
          if (members.error) void members.refetch();
        }}
        empty={
          agents.length === 0 ? (
            <NoAgents />
          ) : (
            <NoMatch
              onClear={() => {
                reset(['text', 'presence', 'routingStatus', 'queue']);
              }}
            />
          )
        }
      />
    </>
  );
}

const agentId = ({ id }: Agent): string => id;
const agentName = ({ name }: Agent): string => name;
const agentLink = ({ id }: Agent): string => `/agents/${id}`;

function NoAgents(): ReactNode {
  return (
    <Empty title={text('agents.empty')} icon="agents">
      {text('agents.emptyHelp')}
    </Empty>
  );
}

function NoMatch({ onClear }: { onClear: () => void }): ReactNode {
  return (
    <Empty
      title={text('agents.noMatch')}
      icon="search"
      action={
        <Button variant="default" onClick={onClear}>
          {text('agents.clearFilters')}
        </Button>
      }
    >
      {text('agents.noMatchHelp')}
    </Empty>
  );
}
