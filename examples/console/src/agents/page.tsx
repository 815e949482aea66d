import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Access } from '../session/access.js';
import { useAccess } from '../session/use-access.js';
import type { DataColumn } from '../shared/data-table/columns.js';
import { DataTable } from '../shared/data-table/data-table.js';
import { ExportButton } from '../shared/export-button.js';
import { MissingPermissionNote } from '../shared/missing-permission.js';
import { Page } from '../shared/page.js';
import { Empty, Failure } from '../shared/states.js';
import { text } from '../shared/text.js';
import { useUrlState } from '../shared/use-url-state.js';
import { EmptyWorkspace } from '../workspace/empty-workspace.js';
import { LiveStatus } from '../wallboard/board/live-status.js';
import { requirements } from './actions/action.js';
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
import { OwnPresence } from './own-presence.js';
import { seeQueues } from './requirements.js';
import type { Agents } from './use-agents.js';
import { useAgents } from './use-agents.js';
import { useQueueMemberIds } from './use-queue-member-ids.js';

/** Lists the agents, what they are doing, and their queues. */
export function Component(): ReactNode {
  const address = useUrlState(agentSchema);
  const list = useAgents();
  const { missing } = useAccess();
  const [presenceFailure, setPresenceFailure] = useState<unknown>(null);
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
      <AgentTable list={list} address={address} actions={actions} />
      <ActionHost actions={actions} />
    </Page>
  );
}

interface AgentTableProps {
  list: Agents;
  address: AgentAddress;
  actions: AgentActions;
}

function AgentTable({ list, address: { values, change, reset }, actions }: AgentTableProps): ReactNode {
  const { agents, isPending, error, total, refetch } = list;
  const access = useAccess();
  const columns = useColumns(actions, access);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const members = useQueueMemberIds(values.queue);
  const { memberIds } = members;
  const isWaitingForMembers = values.queue !== '' && memberIds === undefined;
  const shown = useMemo(
    () => (isPending || isWaitingForMembers ? undefined : filtered(agents, values, memberIds)),
    [agents, values, memberIds, isPending, isWaitingForMembers],
  );
  const failure = agents.length === 0 ? (error ?? members.error) : members.error;
  const missingPermissions = missingForActions(access);
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
            <EmptyWorkspace>
              <NoAgents />
            </EmptyWorkspace>
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

/** Returns the columns that the user may see. */
function useColumns({ open }: AgentActions, { missing }: Access): DataColumn<Agent>[] {
  const hasQueues = missing(seeQueues).length === 0;
  const canMove = missing(requirements.move).length === 0;
  return useMemo(() => {
    const permitted = agentColumns.filter(({ id }) => id !== 'queues' || hasQueues);
    if (!canMove) return permitted;
    const move = ({ id, name }: Agent): void => {
      open({ name: 'move', agents: [{ id, name }] });
    };
    return [...permitted, moveColumn(move)];
  }, [hasQueues, canMove, open]);
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
