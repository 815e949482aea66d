import type { Area } from '../../engine/area.js';
import type {
  ManagementUnit,
  UpdateWorkPlanRotationRequest,
  WorkPlanRotationAgentResponse,
  WorkPlanRotationResponse,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { queryList } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';

const UNITS = '/api/v2/workforcemanagement/managementunits';

/** Work plan rotations. An update lists the agents that it adds, changes or removes; all others stay. */
export function addRotationHandlers(area: Area, world: World): void {
  const rotationsOf = (context: OperationContext): Repository<WorkPlanRotationResponse> => {
    const unit = new Repository<ManagementUnit>(world, UNITS).get(context.param('managementUnitId'));
    return new Repository<WorkPlanRotationResponse>(world, `${UNITS}/{}/workplanrotations`, [unit.id]);
  };
  const view = (
    rotations: Repository<WorkPlanRotationResponse>,
    rotation: Entity<WorkPlanRotationResponse>,
  ): WorkPlanRotationResponse => {
    const agents = agentsOf(rotation);
    return rotations.view({ ...rotation, agents, agentCount: agents.length });
  };

  area.handle('getWorkforcemanagementManagementunitWorkplanrotations', (context) => {
    const rotations = rotationsOf(context);
    const isExpanded = queryList(context, 'expand').includes('agents');
    const entities = rotations.all().map((rotation) => {
      const { agents, ...rotationFields } = view(rotations, rotation);
      return isExpanded ? { ...rotationFields, agents } : rotationFields;
    });
    return listPage(context, world, entities);
  });

  area.handle('getWorkforcemanagementManagementunitWorkplanrotation', (context) => {
    const rotations = rotationsOf(context);
    return view(rotations, rotations.get(context.param('workPlanRotationId')));
  });

  area.handle('patchWorkforcemanagementManagementunitWorkplanrotation', (context) => {
    const rotations = rotationsOf(context);
    const rotation = rotations.get(context.param('workPlanRotationId'));
    const { agents: changes = [], ...body } = readObject<UpdateWorkPlanRotationRequest>(context);
    const agents = new Map(agentsOf(rotation).map((agent) => [agent.user?.id ?? '', agent]));
    for (const { userId, delete: isRemoved = false, ...change } of changes) {
      if (isRemoved) agents.delete(userId);
      else agents.set(userId, { ...agents.get(userId), ...change, user: { id: userId } });
    }
    const changedRotation = rotations.update(context, rotation, body, { more: { agents: [...agents.values()] } });
    return view(rotations, changedRotation);
  });
}

const agentsOf = (rotation: Entity<WorkPlanRotationResponse>): readonly WorkPlanRotationAgentResponse[] =>
  (rotation as WorkPlanRotationResponse).agents ?? [];
