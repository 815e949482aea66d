import type { OrganizationPresence, QueueMember } from 'contact-centre-client/models';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { Presence } from '../../agents/presence.js';
import { presenceLabel } from '../../agents/presence-label.js';
import { RoutingStatusBadge } from '../../agents/routing-status.js';
import type { DataColumn } from '../../shared/data-table/columns.js';
import { text } from '../../shared/text.js';

export const DefinitionsContext = createContext<readonly OrganizationPresence[]>([]);

export const memberName = ({ name, user, id = '' }: QueueMember): string => name ?? user?.name ?? id;

/** The names are getters, since the texts load after the modules. */
export const memberColumns: readonly DataColumn<QueueMember>[] = [
  {
    id: 'name',
    get name() {
      return text('members.name');
    },
    width: 105,
    grow: 2,
    cell: (member) => (
      <span className="one-line" title={memberName(member)}>
        {memberName(member)}
      </span>
    ),
  },
  {
    id: 'presence',
    get name() {
      return text('members.presence');
    },
    width: 100,
    priority: 2,
    cell: ({ user }) => <MemberPresence user={user} />,
  },
  {
    id: 'routingStatus',
    get name() {
      return text('members.routingStatus');
    },
    width: 128,
    grow: 0,
    priority: 1,
    cell: ({ user, routingStatus = user?.routingStatus }) => <RoutingStatusBadge status={routingStatus?.status} />,
  },
  {
    id: 'joined',
    get name() {
      return text('members.joined');
    },
    width: 68,
    grow: 0,
    cell: ({ joined }) => text(joined === true ? 'members.yes' : 'members.no'),
  },
];

function MemberPresence({ user }: { user: QueueMember['user'] | undefined }): ReactNode {
  const definitions = use(DefinitionsContext);
  const presence = user?.presence?.presenceDefinition;
  const definition = definitions.find(({ id }) => id === presence?.id);
  return <Presence value={presence} label={definition && presenceLabel(definition)} />;
}
