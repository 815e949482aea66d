import type { Area } from '../../engine/area.js';
import type { Action, ActionContract, JsonSchemaDocument, PostActionInput } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField, notFound, Problem, staleVersion } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { listPage } from '../repository.js';
import type { Entity } from '../repository.js';
import { ACTIONS, actionsOf, actionTypes, draftsOf, integrationsOf, typeIdOf } from './model.js';

/** The maximum number of ids in a list request. */
const MOST_IDS = 50;

/** Data actions and their drafts. */
export function addActionHandlers(area: Area, world: World): void {
  addActionReads(area, world);
  addActionChanges(area, world);
  addDraftChanges(area, world);
  addDraftPublication(area, world);
  addDocumentHandlers(area, { schema: 'getIntegrationsActionSchema', template: 'getIntegrationsActionTemplate' }, (context) =>
    actionsOf(world).get(context.param('actionId')),
  );
  addDocumentHandlers(
    area,
    { schema: 'getIntegrationsActionDraftSchema', template: 'getIntegrationsActionDraftTemplate' },
    (context) => findDraft(world, context),
  );
}

/** @throws the platform's 404. */
function findDraft(world: World, context: OperationContext): Entity<Action> {
  const id = context.param('actionId');
  const draft = draftsOf(world).get(id);
  if (!draft) throw notFound('draft', id);
  return draft;
}

function addActionReads(area: Area, world: World): void {
  const actions = actionsOf(world);
  const drafts = draftsOf(world);
  // A list returns the configuration and the contract of an action on request.
  const viewActions = (context: OperationContext, all: readonly Entity<Action>[]): Partial<Action>[] => {
    if (queryList(context, 'ids').length > MOST_IDS) throw invalidField(`ids has more than ${MOST_IDS} ids`, 'ids');
    return all.map((action) => viewAction(context, action));
  };

  area.handle('getIntegrationsActions', (context) => listPage(context, world, viewActions(context, actions.all())));

  area.handle('getIntegrationsActionsDrafts', (context) => listPage(context, world, viewActions(context, [...drafts.values()])));

  area.handle('getIntegrationsActionsCategories', (context) => {
    const names = new Set(actions.all().map(({ category }) => String(category)));
    return listPage(
      context,
      world,
      [...names].map((name) => ({ name })),
    );
  });

  area.handle('getIntegrationsAction', (context) => viewAction(context, actions.view(actions.get(context.param('actionId')))));

  area.handle('getIntegrationsActionDraft', (context) => viewAction(context, actions.view(findDraft(world, context))));
}

function addActionChanges(area: Area, world: World): void {
  const actions = actionsOf(world);
  const drafts = draftsOf(world);

  area.handle('postIntegrationsActions', (context) => {
    const id = `custom_-_${world.newId()}`;
    const body = createAction(world, readObject(context, ['category', 'name', 'integrationId']));
    refuseInvalid(body);
    return actions.view(actions.create(context, body, { version: 1 }, id));
  });

  area.handle('patchIntegrationsAction', (context) => {
    const action = actions.get(context.param('actionId'));
    const { version, ...body } = readObject(context, ['version', 'name?', 'category?']);
    if (version !== action.version) throw staleVersion('action', action.id);
    refuseInvalid({ ...action, ...body });
    return actions.view(actions.update(context, action, body));
  });

  area.handle('deleteIntegrationsAction', (context) => {
    const id = context.param('actionId');
    if (!actions.find(id) && !drafts.has(id)) throw notFound('action', id);
    actions.remove(id);
    drafts.delete(id);
  });
}

function addDraftChanges(area: Area, world: World): void {
  const actions = actionsOf(world);
  const drafts = draftsOf(world);

  area.handle('postIntegrationsActionsDrafts', (context) => {
    const id = `custom_-_${world.newId()}`;
    const body = createAction(world, readObject(context, ['category', 'name', 'integrationId']));
    const draft = { ...body, id, version: 1, selfUri: `${ACTIONS}/${id}/draft` };
    drafts.set(id, draft);
    return actions.view(draft);
  });

  area.handle('postIntegrationsActionDraft', (context) => {
    const action = actions.get(context.param('actionId'));
    if (drafts.has(action.id)) {
      throw new Problem(409, 'The action has a draft already', {
        code: 'draft.exists',
        entityId: action.id,
        entityName: 'draft',
      });
    }
    const draft = { ...action, selfUri: `${ACTIONS}/${action.id}/draft` };
    drafts.set(action.id, draft);
    return actions.view(draft);
  });

  area.handle('patchIntegrationsActionDraft', (context) => {
    const draft = findDraft(world, context);
    const { version, contract, ...body } = readObject(context, ['version', 'name?', 'category?']);
    if (version !== draft.version) throw staleVersion('draft', draft.id);
    const changedDraft = { ...draft, ...body, ...(contract && { contract: contractOf(contract) }), version: version + 1 };
    drafts.set(draft.id, changedDraft);
    return actions.view(changedDraft);
  });

  area.handle('deleteIntegrationsActionDraft', (context) => {
    drafts.delete(findDraft(world, context).id);
  });
}

function addDraftPublication(area: Area, world: World): void {
  const actions = actionsOf(world);
  const drafts = draftsOf(world);

  area.handle('getIntegrationsActionDraftValidation', (context) => {
    const errors = faultsOf(findDraft(world, context)).map((message) => ({ message, code: 'invalid.draft', status: 400 }));
    return { valid: errors.length === 0, errors };
  });

  area.handle('postIntegrationsActionDraftPublish', (context) => {
    const draft = findDraft(world, context);
    const { version } = readObject(context, ['version']);
    if (version !== draft.version) throw staleVersion('draft', draft.id);
    refuseInvalid(draft);
    drafts.delete(draft.id);
    const publishedAction = actions.find(draft.id);
    const next = publishedAction ? (publishedAction.version ?? 0) + 1 : version;
    return actions.view(actions.save({ ...draft, version: next, selfUri: `${ACTIONS}/${draft.id}` }));
  });
}

/** The names of the methods for the parts of an action or of a draft. */
interface DocumentOperations {
  readonly schema: 'getIntegrationsActionSchema' | 'getIntegrationsActionDraftSchema';
  readonly template: 'getIntegrationsActionTemplate' | 'getIntegrationsActionDraftTemplate';
}

/** The parts of an action's contract and configuration, under the URIs that the action itself returns. */
function addDocumentHandlers(
  area: Area,
  operations: DocumentOperations,
  findAction: (context: OperationContext) => Entity<Action>,
): void {
  area.handle(operations.schema, (context) => {
    const { input, output } = findAction(context).contract ?? {};
    const schemas = { 'input.json': input?.inputSchema, 'success.json': output?.successSchema };
    const schema = Object.entries(schemas).find(([name]) => name === context.param('fileName'))?.[1];
    if (!schema) throw notFound('schema', context.param('fileName'));
    return schema;
  });

  area.handle(operations.template, (context) => {
    const { request, response } = findAction(context).config ?? {};
    const templates = { 'requesttemplate.vm': request?.requestTemplate, 'successtemplate.vm': response?.successTemplate };
    const template = Object.entries(templates).find(([name]) => name === context.param('fileName'))?.[1];
    if (template === undefined) throw notFound('template', context.param('fileName'));
    return context.send(template, 200, { 'Content-Type': 'text/plain; charset=UTF-8' });
  });
}

function viewAction(context: OperationContext, { config, contract, ...action }: Partial<Action>): Partial<Action> {
  return {
    ...action,
    ...(queryFlag(context, 'includeConfig') === true && config && { config }),
    ...(queryValue(context, 'expand') === 'contract' && contract && { contract }),
  };
}

function createAction(world: World, body: PostActionInput): Partial<Action> {
  const integration = integrationsOf(world).find(body.integrationId);
  if (!integration || !actionTypes.has(typeIdOf(integration))) {
    throw badRequest('integrationId does not match an integration that has actions', [
      { errorCode: 'invalid.value', fieldName: 'integrationId', entityId: body.integrationId, entityName: 'integration' },
    ]);
  }
  return { ...body, contract: contractOf(body.contract) };
}

const contractOf = ({ input, output }: PostActionInput['contract']): ActionContract => ({
  input: { inputSchema: input.inputSchema },
  output: { successSchema: output.successSchema },
});

const requestTypes = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];

/** The reasons why an action cannot be executed. */
function faultsOf({ config, contract }: Partial<Action>): string[] {
  const { requestUrlTemplate = '', requestType = '' } = config?.request ?? {};
  const isObjectSchema = (schema: JsonSchemaDocument | undefined): boolean =>
    schema !== undefined && (schema.type ?? 'object') === 'object';
  return [
    ...(requestUrlTemplate === '' ? ['config.request.requestUrlTemplate is required'] : []),
    ...(requestTypes.includes(requestType) ? [] : [`config.request.requestType is none of ${requestTypes.join(', ')}`]),
    ...(isObjectSchema(contract?.input?.inputSchema) ? [] : ['contract.input.inputSchema describes no object']),
    ...(isObjectSchema(contract?.output?.successSchema) ? [] : ['contract.output.successSchema describes no object']),
  ];
}

function refuseInvalid(action: Partial<Action>): void {
  const [first] = faultsOf(action);
  if (first !== undefined) throw new Problem(400, first, { code: 'invalid.action', details: [{ errorCode: 'invalid.value' }] });
}
