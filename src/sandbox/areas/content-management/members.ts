import type { Area } from '../../engine/area.js';
import type { Workspace, WorkspaceMember } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { groupsOf } from '../groups/model.js';
import { Repository } from '../repository.js';

const WORKSPACES = '/api/v2/contentmanagement/workspaces';

/** Adding a user or a group as a workspace member creates the member under that id. */
export function addWorkspaceMemberHandlers(area: Area, world: World): void {
  area.handle('putContentmanagementWorkspaceMember', (context) => {
    const workspace = new Repository<Workspace>(world, WORKSPACES).get(context.param('workspaceId'));
    const id = context.param('memberId');
    const { memberType, securityProfile } = readObject<WorkspaceMember>(context, ['memberType']);
    const isGroup = memberType === 'GROUP';
    const memberEntity = isGroup ? groupsOf(world).get(id) : world.store.users.find(id);
    if (!memberEntity || memberEntity.state === 'deleted') throw notFound(isGroup ? 'group' : 'user', id);
    const members = new Repository<WorkspaceMember>(world, `${WORKSPACES}/{}/members`, [workspace.id]);
    const reference = { id, name: memberEntity.name, selfUri: `/api/v2/${isGroup ? 'groups' : 'users'}/${id}` };
    const member = {
      id,
      name: memberEntity.name,
      memberType,
      member: reference,
      [isGroup ? 'group' : 'user']: reference,
      workspace: { id: workspace.id, name: workspace['name'] },
      ...(securityProfile && { securityProfile }),
      selfUri: `${WORKSPACES}/${workspace.id}/members/${id}`,
    };
    return members.view(members.save(member));
  });
}
