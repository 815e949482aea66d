import { Anchor, Card, Group, Title } from '@mantine/core';
import type { QueueMember } from 'contact-centre-client/models';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionBar, permittedActions } from '../../agents/actions/action-bar.js';
import type { AgentActions } from '../../agents/actions/use-actions.js';
import { usePresenceDefinitions } from '../../agents/use-presence-definitions.js';
import { PollingNotice } from '../../live/polling-notice.js';
import { ASKING } from '../../live/use-live-answer.js';
import { useAccess } from '../../session/use-access.js';
import { DataTable } from '../../shared/data-table/data-table.js';
import { useSelection } from '../../shared/data-table/use-selection.js';
import { Empty } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import type { EntityName } from '../../shared/entity-name.js';
import { Pager } from '../pager.js';
import { DefinitionsContext, memberColumns, memberName } from './member-columns.js';
import type { QueueAddress } from './queue-address.js';
import { memberTableView } from './queue-address.js';
import { useMembers } from './use-members.js';

interface MembersProps {
  queue: EntityName;
  actions: AgentActions;
  address: QueueAddress;
}

/** The members of the queue, whether they take its interactions, and what to do with them. */
export function Members({ queue, actions, address: { values, change } }: MembersProps): ReactNode {
  const page = values.members;
  const access = useAccess();
  const definitions = usePresenceDefinitions();
  const { members, hasNext, error, hearing, refetch } = useMembers(queue.id, page);
  const { selected, selection } = useSelection(members, memberId);
  const agents = selected.map((member) => ({ id: memberId(member), name: memberName(member) }));
  const canAct = permittedActions(access).length > 0;
  return (
    <Card withBorder component="section" aria-labelledby="members" padding="sm">
      <Group justify="space-between" align="baseline">
        <Title order={2} id="members">
          {text('members.title')}
        </Title>
        <Anchor component={Link} to={`/agents?queue=${queue.id}`} size="sm">
          {text('queue.agents')}
        </Anchor>
      </Group>
      <PollingNotice hearing={hearing} pollingInterval={ASKING} />
      <DefinitionsContext value={definitions}>
        <DataTable
          name={text('members.title')}
          size="section"
          columns={memberColumns}
          items={members}
          itemId={memberId}
          itemName={memberName}
          link={memberLink}
          view={memberTableView(values)}
          onView={({ columns, density }) => {
            change({ ...(columns && { memberColumns: columns }), ...(density && { density }) });
          }}
          isSortedByServer
          selection={canAct ? selection : undefined}
          selectionActions={<ActionBar actions={actions} agents={agents} queue={queue} access={access} />}
          error={error}
          onRetry={() => void refetch()}
          empty={
            <Empty title={text('members.empty')} icon="agents">
              {text('members.emptyHelp')}
            </Empty>
          }
          footer={
            <Pager
              label={text('members.more')}
              page={page}
              hasNext={hasNext}
              onPage={(members) => {
                change({ members });
              }}
            />
          }
        />
      </DefinitionsContext>
    </Card>
  );
}

const memberId = ({ id = '' }: QueueMember): string => id;
const memberLink = ({ id = '' }: QueueMember): string => `/agents/${id}`;
