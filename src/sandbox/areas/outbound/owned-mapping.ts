import type { Area } from '../../engine/area.js';
import type { AgentOwnedMappingPreview } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { badRequest, notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { campaignOf, campaignsOf, contactsOf } from './model.js';
import type { StoredCampaign } from './model.js';

interface PreviewJob extends Job {
  entities?: AgentOwnedMappingPreview[];
}

/** A preview of which agents own a campaign's contacts. Each campaign has one preview: the latest. */
export function addOwnedMappingHandlers(area: Area, world: World): void {
  const previews = new JobKind<PreviewJob>(world, {
    name: 'outbound.owned-mapping',
    entity: 'agentOwnedMappingPreview',
    stateNames: { active: ['Pending', 'Running'], done: 'Completed', failed: 'Failed' },
    onEnd: (job, hasSucceeded) => {
      const campaign = campaignsOf(world).get(job.id);
      if (hasSucceeded && campaign) previews.put({ ...job, entities: mappingOf(world, campaign) });
    },
  });

  area.handle('postOutboundCampaignAgentownedmappingpreview', (context) => {
    const { id, agentOwnedColumn } = campaignOf(world, context.param('campaignId'));
    if (agentOwnedColumn === undefined)
      throw badRequest('The campaign has no agentOwnedColumn', [{ errorCode: 'required.field', fieldName: 'agentOwnedColumn' }]);
    previews.start(context, {}, id);
    return context.json({}, 202);
  });
  area.handle('getOutboundCampaignAgentownedmappingpreviewResults', (context) => {
    const { id } = campaignOf(world, context.param('campaignId'));
    const preview = previews.find(id);
    if (!preview) throw notFound('agentOwnedMappingPreview', id);
    // The response has no status: a preview that is not ready has no entries.
    return { entities: preview.entities ?? [] };
  });
}

/**
 * Each value of the column, with the user who has this e-mail address or id. How the platform identifies owners is not
 * documented.
 */
function mappingOf(world: World, { agentOwnedColumn = '', contactList, queue }: StoredCampaign): AgentOwnedMappingPreview[] {
  const counts = new Map<string, number>();
  for (const { data } of contactsOf(world, contactList?.id ?? '').values()) {
    const value = textOf(data[agentOwnedColumn]).trim();
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const users = world.store.users.all();
  return [...counts].map(([value, recordCount]) => {
    const user = users.find(({ id, email }) => id === value || email.toLowerCase() === value.toLowerCase());
    return {
      agentOwnedColumn,
      email: user?.email ?? value,
      exists: user !== undefined,
      ...(user && { userId: user.id }),
      isQueueMember: user !== undefined && world.store.members.get(queue?.id ?? '', user.id) !== undefined,
      recordCount,
    };
  });
}
