import { Text } from '@mantine/core';
import type { Queue } from 'contact-centre-client/models';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { ActionBar, permittedActions } from '../../../agents/actions/action-bar.js';
import type { AgentActions } from '../../../agents/actions/use-actions.js';
import { seeQueues } from '../../../agents/requirements.js';
import { useAccess } from '../../../session/use-access.js';
import { DataTable } from '../../../shared/data-table/data-table.js';
import { useSelection } from '../../../shared/data-table/use-selection.js';
import type { TableView } from '../../../shared/data-table/view.js';
import { MissingPermission } from '../../../shared/missing-permission.js';
import { Empty } from '../../../shared/states.js';
import { text } from '../../../shared/text.js';
import type { Helper } from './helpers.js';
import type { Demand } from './demand.js';
import { requiredIds } from './demand.js';
import { HelpContext, helperColumns } from './helper-columns.js';
import { useHelpers } from './use-helpers.js';
import { useAbilityNames } from './use-ability-names.js';

interface HelpProps {
  queueId: string;
  queue: Queue | undefined;
  actions: AgentActions;
  view: TableView;
  onView: (part: Partial<TableView>) => void;
}

/** The agents of other queues who could help this one, why, and what to do with them. */
export function Help(props: HelpProps): ReactNode {
  const missing = useAccess().missing(['analytics:queueObservation:view', ...seeQueues]);
  return missing.length > 0 ? <MissingPermission missing={missing} title={text('help.title')} /> : <HelperTable {...props} />;
}

function HelperTable({ queueId, queue, actions, view, onView }: HelpProps): ReactNode {
  const access = useAccess();
  const { helpers, demands, waiting, error, refetch } = useHelpers(queueId, queue);
  const columns = useMemo(() => helperColumns(), []);
  const figures = useMemo(() => ({ total: demands.length, waiting }), [demands.length, waiting]);
  // Agents who have been moved here are no longer in the list.
  const { selected, selection } = useSelection(helpers, helperId);
  return (
    <HelpContext value={figures}>
      <Needs demands={demands} />
      <DataTable
        name={text('help.title')}
        columns={columns}
        items={helpers}
        itemId={helperId}
        itemName={helperName}
        link={helperLink}
        view={view}
        onView={onView}
        count={helpers && { shown: helpers.length, loaded: helpers.length, nouns: [text('table.agent'), text('table.agents')] }}
        selection={permittedActions(access).length === 0 ? undefined : selection}
        selectionActions={
          <ActionBar
            actions={actions}
            agents={selected.map(({ id, name }) => ({ id, name }))}
            queue={{ id: queueId, name: queue?.name ?? queueId }}
            access={access}
          />
        }
        error={error}
        onRetry={refetch}
        empty={
          <Empty title={text('help.empty')} icon="agents">
            {text(demands.length > 0 ? 'help.emptyHelp' : 'help.emptyIdle')}
          </Empty>
        }
      />
    </HelpContext>
  );
}

const helperId = ({ id }: Helper): string => id;
const helperName = ({ name }: Helper): string => name;
const helperLink = ({ id }: Helper): string => `/agents/${id}`;

/** What waiting interactions require. */
function Needs({ demands }: { demands: readonly Demand[] }): ReactNode {
  const names = useAbilityNames(requiredIds(demands));
  return (
    <Text size="sm" c="dimmed" role="status">
      {demands.length === 0 ? text('help.noNeeds') : text('help.needs', { needs: names.join(', ') })}
    </Text>
  );
}
