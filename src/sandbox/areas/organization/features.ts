import type { Area } from '../../engine/area.js';
import type { Organization, OrganizationFeatures } from '../../../models/index.js';
import { shapeOf } from '../../operations/shapes.js';
import { readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { ORGANISATION } from './current-organisation.js';

/** Features of the organisation. Their initial state is not documented: the sandbox lists none until one is switched. */
export function addFeatureHandlers(area: Area, world: World): void {
  area.handle('patchOrganizationsFeature', (context) => {
    const name = context.param('featureName');
    // The names come from the response's type. How the platform refuses other names is not documented.
    if (!shapeOf('OrganizationFeatures').has(name)) throw notFound('featureName', name);
    const { enabled } = readObject(context, ['enabled']);
    const organisation = world.store.single(ORGANISATION) as Organization;
    const features: OrganizationFeatures = { ...organisation.features, [name]: enabled };
    world.store.putSingle(ORGANISATION, { ...organisation, features });
    return features;
  });
}
