import type { Area } from '../../engine/area.js';
import { notFound } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Kept, listed } from '../kept.js';

const TEMPLATES = '/api/v2/journey/actiontemplates';

/** Action templates. Deletion only marks them as deleted unless it is forced, and lists include marked ones only on request. */
export function addActionTemplateHandlers(area: Area, world: World): void {
  const templates = new Kept(world, TEMPLATES);
  area.handle('getJourneyActiontemplates', (context) => {
    const isAsked = queryList(context, 'state').includes('Deleted');
    return listed(
      context,
      world,
      templates.all().filter(({ state }) => isAsked || state !== 'Deleted'),
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
    else templates.put({ ...template, state: 'Deleted', modifiedDate: world.timestamp() });
  });
}
