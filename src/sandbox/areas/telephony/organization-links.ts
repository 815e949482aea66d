import type { Area } from '../../engine/area.js';
import type { OrganizationLink } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { notFound, duplicateValue } from '../../store/errors.js';
import type { World } from '../../store/world.js';

export const LINKS = '/api/v2/telephony/organization/link';

/**
 * Links with other organisations, by the owner of the other end. A link that this organisation requests stays pending, because
 * the other organisation is not in the sandbox. Requests of other organisations come from the seed, and are approved or
 * rejected here.
 */
export function addOrganizationLinkHandlers(area: Area, world: World): void {
  area.handle('postTelephonyOrganizationLink', (context) => {
    const { targetOrganizationId, targetRegion } = readObject(context, ['targetOrganizationId', 'targetRegion']);
    const links = world.collection<OrganizationLink>(LINKS);
    if ([...links.values()].some((link) => link.targetOrganizationId === targetOrganizationId))
      throw duplicateValue('link', 'targetOrganizationId', targetOrganizationId);
    // The sandbox is in no region.
    const link: OrganizationLink = {
      sourceOrganizationId: world.organisation.id,
      targetOrganizationId,
      sourceRegion: '',
      targetRegion,
      status: 'Pending',
    };
    links.set(targetOrganizationId, link);
    return link;
  });

  area.handle('patchTelephonyOrganizationLinkApproveRequestingOrganizationId', (context) => {
    const requestingId = context.param('requestingOrganizationId');
    const links = world.collection<OrganizationLink>(LINKS);
    // The other organisation, not this one, answers links that this one requested.
    const match = [...links].find(
      ([, { sourceOrganizationId }]) => sourceOrganizationId === requestingId && requestingId !== world.organisation.id,
    );
    if (!match) throw notFound('requestingOrganization', requestingId);
    const { approval } = readObject(context, ['approval']);
    const [key, link] = match;
    links.set(key, { ...link, status: approval ? 'Approved' : 'Rejected' });
  });
}
