import type { Area } from '../../engine/area.js';
import type { ActionTemplate } from '../../../models/index.js';
import { notFound } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';

const TEMPLATES = '/api/v2/journey/actiontemplates';

/** Action templates. Deletion only marks them as deleted unless it is forced, and lists include marked ones only on request. */
export function addActionTemplateHandlers(area: Area, world: World): void {
  const templates = new Repository<ActionTemplate>(world, TEMPLATES);
  area.handle('getJourneyActiontemplates', (context) => {
    const shouldIncludeDeleted = queryList(context, 'state').includes('Deleted');
    return listPage(
      context,
      world,
      templates.all().filter(({ state }) => shouldIncludeDeleted || state !== 'Deleted'),
    );
  });
  area.handle('getJourneyActiontemplate', (context) => {
    const template = templates.get(context.param('actionTemplateId'));
    if (template['state'] === 'Deleted') throw notFound('actionTemplate', template.id);
    return templates.view(template);
  });
  area.handle('deleteJourneyActiontemplate', (context) => {
    const template = templates.get(context.param('actionTemplateId'));
    if (queryFlag(context, 'hardDelete') === true) templates.remove(template.id);
    else templates.save({ ...template, state: 'Deleted', modifiedDate: world.timestamp() });
  });
}
