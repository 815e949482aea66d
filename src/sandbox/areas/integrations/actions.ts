import type { Hono } from 'hono';
import type { PostActionInput, PublishDraftInput, UpdateActionInput, UpdateDraftInput } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest, notFound, Problem, staleVersion } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { listed } from '../kept.js';
import type { Entity, Json } from '../kept.js';
import { ACTIONS, actionsOf, actionTypes, draftsOf, integrationsOf, typeIdOf } from './model.js';

/** The maximum number of ids in a list request. */
const MOST_IDS = 50;

/** Data actions and their drafts. */
export function actionRoutes(app: Hono<SandboxEnv>, world: World): void {
  const actions = actionsOf(world);
  const drafts = draftsOf(world);
  const idOf = (context: SandboxContext): string => context.req.param('actionId') ?? '';
  const draftOf = (context: SandboxContext): Entity => {
    const draft = drafts.get(idOf(context));
    if (!draft) throw notFound('draft', idOf(context));
    return draft;
  };
  const page = (context: SandboxContext, all: readonly Entity[]): Response => {
    if (queryList(context, 'ids').length > MOST_IDS)
      throw badRequest(`ids has more than ${MOST_IDS} ids`, [{ errorCode: 'invalid.value', fieldName: 'ids' }]);
    // A list returns the configuration and the contract of an action on request.
    return listed(
      context,
      world,
      all.map((action) => asAsked(context, action)),
    );
  };

  app.get(ACTIONS, (context) => page(context, actions.all()));

  app.get(`${ACTIONS}/categories`, (context) => {
    const names = new Set(actions.all().map(({ category }) => String(category)));
    return listed(
      context,
      world,
      [...names].map((name) => ({ name })),
    );
  });

  app.get(`${ACTIONS}/drafts`, (context) => page(context, [...drafts.values()]));

  app.post(ACTIONS, (context) => {
    const id = `custom_-_${world.newId()}`;
    const body = newAction(world, readObject<PostActionInput>(context, ['category', 'name', 'integrationId']));
    refuseInvalid(body);
    return context.json(actions.view(actions.create(context, body, { version: 1 }, id)));
  });

  app.post(`${ACTIONS}/drafts`, (context) => {
    const id = `custom_-_${world.newId()}`;
    const body = newAction(world, readObject<PostActionInput>(context, ['category', 'name', 'integrationId']));
    const draft = { ...body, id, version: 1, selfUri: `${ACTIONS}/${id}/draft` };
    drafts.set(id, draft);
    return context.json(actions.view(draft));
  });

  app.get(`${ACTIONS}/:actionId`, (context) => context.json(asAsked(context, actions.view(actions.get(idOf(context))))));

  app.patch(`${ACTIONS}/:actionId`, (context) => {
    const action = actions.get(idOf(context));
    const { version, ...body } = readObject<UpdateActionInput>(context, ['version', 'name?', 'category?']);
    if (version !== action['version']) throw staleVersion('action', action.id);
    refuseInvalid({ ...action, ...body });
    return context.json(actions.view(actions.change(context, action, body)));
  });

  app.delete(`${ACTIONS}/:actionId`, (context) => {
    const id = idOf(context);
    if (!actions.find(id) && !drafts.has(id)) throw notFound('action', id);
    actions.remove(id);
    drafts.delete(id);
    return context.body(null, 204);
  });

  app.get(`${ACTIONS}/:actionId/draft`, (context) => context.json(asAsked(context, actions.view(draftOf(context)))));

  app.post(`${ACTIONS}/:actionId/draft`, (context) => {
    const action = actions.get(idOf(context));
    if (drafts.has(action.id)) {
      throw new Problem(409, 'The action has a draft already', {
        code: 'draft.exists',
        entityId: action.id,
        entityName: 'draft',
      });
    }
    const draft = { ...action, selfUri: `${ACTIONS}/${action.id}/draft` };
    drafts.set(action.id, draft);
    return context.json(actions.view(draft));
  });

  app.patch(`${ACTIONS}/:actionId/draft`, (context) => {
    const draft = draftOf(context);
    const { version, contract, ...body } = readObject<UpdateDraftInput>(context, ['version', 'name?', 'category?']);
    if (version !== draft['version']) throw staleVersion('draft', draft.id);
    const changed = { ...draft, ...body, ...(contract && { contract: contractOf(contract) }), version: version + 1 };
    drafts.set(draft.id, changed);
    return context.json(actions.view(changed));
  });

  app.delete(`${ACTIONS}/:actionId/draft`, (context) => {
    drafts.delete(draftOf(context).id);
    return context.body(null, 204);
  });

  app.get(`${ACTIONS}/:actionId/draft/validation`, (context) => {
    const errors = faultsOf(draftOf(context)).map((message) => ({ message, code: 'invalid.draft', status: 400 }));
    return context.json({ valid: errors.length === 0, errors });
  });

  app.post(`${ACTIONS}/:actionId/draft/publish`, (context) => {
    const draft = draftOf(context);
    const { version } = readObject<PublishDraftInput>(context, ['version']);
    if (version !== draft['version']) throw staleVersion('draft', draft.id);
    refuseInvalid(draft);
    drafts.delete(draft.id);
    const published = actions.find(draft.id);
    const next = published ? Number(published['version']) + 1 : version;
    return context.json(actions.view(actions.put({ ...draft, version: next, selfUri: `${ACTIONS}/${draft.id}` })));
  });

  documentRoutes(app, `${ACTIONS}/:actionId`, (context) => actions.get(idOf(context)));
  documentRoutes(app, `${ACTIONS}/:actionId/draft`, draftOf);
}

/** The parts of an action's contract and configuration, under the URIs that the action itself returns. */
function documentRoutes(app: Hono<SandboxEnv>, base: string, own: (context: SandboxContext) => Entity): void {
  app.get(`${base}/schemas/:fileName`, (context) => {
    const { input, output } = own(context)['contract'] as { input: Json; output: Json };
    const schemas = { 'input.json': input['inputSchema'], 'success.json': output['successSchema'] };
    const schema = Object.entries(schemas).find(([name]) => name === context.req.param('fileName'))?.[1];
    if (!isObject(schema)) throw notFound('schema', context.req.param('fileName'));
    return context.json(schema);
  });

  app.get(`${base}/templates/:fileName`, (context) => {
    const { request, response } = own(context)['config'] as { request?: Json; response?: Json };
    const templates = { 'requesttemplate.vm': request?.['requestTemplate'], 'successtemplate.vm': response?.['successTemplate'] };
    const template = Object.entries(templates).find(([name]) => name === context.req.param('fileName'))?.[1];
    if (typeof template !== 'string') throw notFound('template', context.req.param('fileName'));
    return context.text(template);
  });
}

function asAsked(context: SandboxContext, { config, contract, ...action }: Json): Json {
  return {
    ...action,
    ...(queryFlag(context, 'includeConfig') === true && { config }),
    ...(queryValue(context, 'expand') === 'contract' && { contract }),
  };
}

function newAction(world: World, body: PostActionInput): Json {
  const integration = integrationsOf(world).find(body.integrationId);
  if (!integration || !actionTypes.has(typeIdOf(integration))) {
    throw badRequest('integrationId names no integration that has actions', [
      { errorCode: 'invalid.value', fieldName: 'integrationId', entityId: body.integrationId, entityName: 'integration' },
    ]);
  }
  return { ...body, contract: contractOf(body.contract) };
}

const contractOf = ({ input, output }: PostActionInput['contract']): Json => ({
  input: { inputSchema: input.inputSchema },
  output: { successSchema: output.successSchema },
});

const requestTypes = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];

/** The reasons why an action cannot be executed. */
function faultsOf({ config, contract }: Json): string[] {
  const { request = {} } = (config ?? {}) as { request?: Json };
  const { input, output } = contract as { input: Json; output: Json };
  const { requestUrlTemplate, requestType } = request;
  const isObjectSchema = (schema: unknown): boolean =>
    isObject(schema) && [undefined, 'object'].includes(schema['type'] as undefined);
  return [
    ...(typeof requestUrlTemplate === 'string' && requestUrlTemplate !== ''
      ? []
      : ['config.request.requestUrlTemplate is required']),
    ...(requestTypes.includes(String(requestType)) ? [] : [`config.request.requestType is none of ${requestTypes.join(', ')}`]),
    ...(isObjectSchema(input['inputSchema']) ? [] : ['contract.input.inputSchema describes no object']),
    ...(isObjectSchema(output['successSchema']) ? [] : ['contract.output.successSchema describes no object']),
  ];
}

function refuseInvalid(action: Json): void {
  const [first] = faultsOf(action);
  if (first !== undefined) throw new Problem(400, first, { code: 'invalid.action', details: [{ errorCode: 'invalid.value' }] });
}
