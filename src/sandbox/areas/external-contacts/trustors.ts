import type { Area } from '../../engine/area.js';
import type { ExternalOrganization } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import type { Entity } from '../repository.js';
import { BASE, organizationsOf } from './model.js';

/** Links external organisations to the organisations that trust the caller's. */
export function addTrustorHandlers(area: Area, world: World): void {
  area.handle('putExternalcontactsOrganizationTrustorTrustorId', (context) => {
    const organization = organizationsOf(world).get(context.param('externalOrganizationId'));
    const { id } = organization;
    const trustorOrgId = context.param('trustorId');
    const dateCreated = world.timestamp();
    organizationsOf(world).save({ ...organization, trustor: { id: trustorOrgId, enabled: true, dateCreated } });
    return {
      externalOrganizationId: id,
      trustorOrgId,
      dateCreated,
      externalOrganizationUri: `${BASE}/organizations/${id}`,
      ...(organization.division && { division: organization.division }),
    };
  });
  area.handle('deleteExternalcontactsOrganizationTrustor', (context) => {
    const { trustor, ...others } = organizationsOf(world).get(context.param('externalOrganizationId'));
    if (trustor === undefined) throw notFound('trustor', others.id);
    organizationsOf(world).save(others);
  });
}

/** Adds the trustor if the request expands it. */
export function withTrustor(context: OperationContext, organization: Entity<ExternalOrganization>): Entity<ExternalOrganization> {
  const { trustor: _, ...others } = organization;
  return queryFlag(context, 'includeTrustors') === true ? organization : others;
}
