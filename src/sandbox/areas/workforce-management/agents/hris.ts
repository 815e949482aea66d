import type { Area } from '../../../engine/area.js';
import type {
  AgentIntegrationsRequest,
  AgentIntegrationsResponse,
  WfmIntegrationReference,
  WfmIntegrationResponse,
} from '../../../../models/index.js';
import { readObject } from '../../../http/body.js';
import { badRequest, invalidValue, notFound } from '../../../store/errors.js';
import type { World } from '../../../store/world.js';
import { unitOf } from '../roster.js';
import { requireKnownUsers, userReference } from './placements.js';
import { Repository } from '../../repository.js';

const WFM = '/api/v2/workforcemanagement';

/** Integrations with human-resources systems, which come from the seed. */
const INTEGRATIONS = `${WFM}/integrations/hris`;

interface Links extends AgentIntegrationsRequest {
  id: string;
}

const linksOf = (world: World): Map<string, Links> => world.collection<Links>('wfm.agents.hris');

/** Ids of agents in human-resources systems. The sandbox sends no requests to these systems. */
export function addHrisHandlers(area: Area, world: World): void {
  area.handle('postWorkforcemanagementAgentsIntegrationsHrisQuery', (context) => {
    const { agentIds } = readObject(context, ['agentIds']);
    requireKnownUsers(world, agentIds, 'agentIds');
    return { entities: [...new Set(agentIds)].map((id) => view(world, id)) };
  });

  area.handle('putWorkforcemanagementAgentIntegrationsHris', (context) => {
    const id = context.param('agentId');
    if (!unitOf(world, id)) throw notFound('agent', id);
    const body = readObject(context, ['associatedIntegrations']);
    const { selectedIntegrationId: selectedId, associatedIntegrations: links } = body;
    const ids = links.map(({ integrationId }) => integrationId);
    const integrations = new Repository<WfmIntegrationResponse>(world, INTEGRATIONS);
    const unknownId = ids.find((each) => !integrations.find(each));
    if (unknownId !== undefined) throw invalidValue('integrationId', unknownId, 'integration');
    const duplicateId = ids.find((each, index) => ids.indexOf(each) !== index);
    if (duplicateId !== undefined)
      throw badRequest('An integration knows an agent once', [
        { errorCode: 'duplicate.value', fieldName: 'integrationId', entityId: duplicateId, entityName: 'integration' },
      ]);
    if (selectedId !== undefined && !ids.includes(selectedId))
      throw invalidValue('selectedIntegrationId', selectedId, 'integration');
    linksOf(world).set(id, { id, ...body });
    return view(world, id);
  });
}

const reference = (id: string): WfmIntegrationReference => ({ id, selfUri: `${INTEGRATIONS}/${id}` });

function view(world: World, userId: string): AgentIntegrationsResponse {
  const { selectedIntegrationId: selectedId, associatedIntegrations = [] } = linksOf(world).get(userId) ?? {};
  return {
    agent: userReference(userId),
    // An integration is selected only by a call.
    ...(selectedId !== undefined && { selectedIntegration: reference(selectedId), userSelected: true }),
    associatedIntegrations: associatedIntegrations.map(({ integrationId, ...link }) => ({
      ...link,
      integration: reference(integrationId),
    })),
  };
}
