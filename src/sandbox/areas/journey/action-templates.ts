import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Kept, listed } from '../kept.js';

const TEMPLATES = '/api/v2/journey/actiontemplates';

/** Action templates. Deletion only marks them as deleted unless it is forced, and lists include marked ones only on request. */
export function actionTemplateRoutes(app: Hono<SandboxEnv>, world: World): void {
  const templates = new Kept(world, TEMPLATES);
  app.get(TEMPLATES, (context) => {
    const isAsked = queryList(context, 'state').includes('Deleted');
    return listed(
      context,
      world,
      templates.all().filter(({ state }) => isAsked || state !== 'Deleted'),
    );
  });
  app.get(`${TEMPLATES}/:actionTemplateId`, (context) => {
    const template = templates.get(context.req.param('actionTemplateId'));
    if (template['state'] === 'Deleted') throw notFound('actionTemplate', template.id);
    return context.json(templates.view(template));
  });
  app.delete(`${TEMPLATES}/:actionTemplateId`, (context) => {
    const template = templates.get(context.req.param('actionTemplateId'));
    if (queryFlag(context, 'hardDelete') === true) templates.remove(template.id);
    else templates.put({ ...template, state: 'Deleted', modifiedDate: world.timestamp() });
    return context.body(null, 204);
  });
}
