import type { OrganizationPresence, QueueMember } from 'contact-centre-client/models';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { Presence } from '../../agents/presence.js';
import { presenceLabel } from '../../agents/presence-label.js';
import { RoutingStatusBadge } from '../../agents/routing-status.js';
import type { DataColumn } from '../../shared/data-table/columns.js';

export const DefinitionsContext = createContext<readonly OrganizationPresence[]>([]);

export const memberName = ({ name, user, id = '' }: QueueMember): string => name ?? user?.name ?? id;

export const memberColumns: readonly DataColumn<QueueMember>[] = [
  {
    id: 'name',
    name: 'Name',
    width: 105,
    grow: 2,
    cell: (member) => (
      <span className="one-line" title={memberName(member)}>
        {memberName(member)}
      </span>
    ),
  },
  { id: 'presence', name: 'Presence', width: 100, priority: 2, cell: ({ user }) => <MemberPresence user={user} /> },
  {
    id: 'routingStatus',
    name: 'Routing status',
    width: 128,
    grow: 0,
    priority: 1,
    cell: ({ user, routingStatus = user?.routingStatus }) => <RoutingStatusBadge status={routingStatus?.status} />,
  },
  { id: 'joined', name: 'Joined', width: 68, grow: 0, cell: ({ joined }) => (joined === true ? 'Yes' : 'No') },
];

function MemberPresence({ user }: { user: QueueMember['user'] | undefined }): ReactNode {
  const definitions = use(DefinitionsContext);
  const presence = user?.presence?.presenceDefinition;
  const definition = definitions.find(({ id }) => id === presence?.id);
  return <Presence value={presence} label={definition && presenceLabel(definition)} />;
}
