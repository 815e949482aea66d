import type { Action } from '../../../models/index.js';
import type { Area } from '../../engine/area.js';
import { isObject } from '../../values/json.js';
import { parseJsonBody } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import { textOf } from '../../engine/values.js';
import { refuseFindings } from '../../http/validation.js';
import type { World } from '../../store/world.js';
import { validateSchema } from '../json-schema.js';
import type { Entity, Json } from '../repository.js';
import { notBuilt } from '../not-built.js';
import { ACTIONS, actionsOf, draftsOf, integrationsOf, OWN_ACTIONS, typeIdOf } from './model.js';
import { expandTemplate, valueAtPath } from './template.js';

/** One step of an execution, as a test reports it. */
interface Step {
  name: string;
  result?: unknown;
  failure?: Problem;
}

/**
 * Executes data actions. Actions that call the platform are sent to the sandbox in the name of the caller. The sandbox does not
 * call other services.
 */
export function addExecutionHandlers(area: Area, world: World): void {
  const actionOf = (context: OperationContext): Entity<Action> => actionsOf(world).get(context.param('actionId'));
  const draftOf = (context: OperationContext): Entity => {
    const id = context.param('actionId');
    const draft = draftsOf(world).get(id);
    if (!draft) throw notFound('draft', id);
    return draft;
  };

  area.handle('postIntegrationsActionExecute', async (context) => {
    const action = actionOf(context);
    refuseDisabled(world, action);
    const startTime = world.now();
    const steps = await run(area, world, context, action, `POST ${ACTIONS}/{actionId}/execute`);
    const last = steps.at(-1);
    recordExecution(world, context, action, startTime, last?.failure);
    if (last?.failure) throw last.failure;
    return last?.result;
  });

  const addTest = (
    name: `postIntegrationsAction${'' | 'Draft'}Test`,
    route: string,
    findAction: (context: OperationContext) => Entity,
  ): void => {
    area.handle(name, async (context) => {
      const steps = await run(area, world, context, findAction(context), route);
      const contextId = context.correlationId;
      const failure = steps.at(-1)?.failure;
      const operations = steps.map(({ name, result, failure: error }, index) => ({
        step: index + 1,
        name,
        success: error === undefined,
        ...(isObject(result) && { result }),
        ...(error && { error: error.body(contextId) }),
      }));
      return {
        operations,
        success: failure === undefined,
        ...(failure ? { error: failure.body(contextId) } : { finalResult: steps.at(-1)?.result }),
      };
    });
  };
  addTest('postIntegrationsActionTest', `POST ${ACTIONS}/{actionId}/test`, actionOf);
  addTest('postIntegrationsActionDraftTest', `POST ${ACTIONS}/{actionId}/draft/test`, draftOf);
}

/** Records the duration of an execution by the sandbox's clock, which may be stopped. */
function recordExecution(
  world: World,
  context: OperationContext,
  action: Entity<Action>,
  startTime: number,
  failure: Problem | undefined,
): void {
  const integrationId = textOf(action['integrationId']);
  world.figures.add('actions', {
    metric: 'tTotalExecution',
    value: world.now() - startTime,
    time: world.now(),
    dimensions: {
      actionId: action.id,
      actionName: textOf(action['name']),
      actionCategory: textOf(action['category']),
      integrationId,
      integrationName: textOf(integrationsOf(world).find(integrationId)?.['name']),
      responseStatus: String(failure?.status ?? 200),
      errorType: failure?.fields.code,
      correlationId: context.correlationId,
    },
  });
}

function refuseDisabled(world: World, { id, integrationId }: Entity<Action>): void {
  const integration = integrationsOf(world).find(String(integrationId));
  if (integration?.['intendedState'] === 'ENABLED') return;
  throw new Problem(400, 'The integration of the action is not enabled', {
    code: 'integration.not.active',
    entityId: id,
    entityName: 'action',
  });
}

/** @throws the platform's 400 for an input that does not conform to the contract. */
async function run(area: Area, world: World, context: OperationContext, action: Entity, route: string): Promise<Step[]> {
  const input = (context.body ?? {}) as Json;
  const { input: inputContract } = action['contract'] as { input: Json };
  refuseFindings(validateSchema(inputContract['inputSchema'], input));
  if (typeIdOf(integrationsOf(world).find(String(action['integrationId']))) !== OWN_ACTIONS)
    throw notBuilt(route, 'web services of others to call');
  const { request = {}, response = {} } = action['config'] as { request?: Json; response?: Json };
  const values = { input: { ...input, rawRequest: JSON.stringify(input) } };
  const fillTemplate = (template: unknown, fallback: string): string => {
    const { text, rest } = expandTemplate(typeof template === 'string' && template !== '' ? template : fallback, values);
    if (rest !== undefined) throw notBuilt(route, `place in a template for ${rest}`);
    return text;
  };
  const method = String(request['requestType']);
  const url = fillTemplate(request['requestUrlTemplate'], '');
  const steps: Step[] = [{ name: 'Resolve the request', result: { method, url } }];
  if (!url.startsWith('/api/v2/') || url.startsWith(ACTIONS)) {
    const failure = new Problem(400, 'An action calls a path of the platform that is no action itself', {
      code: 'invalid.request.url',
    });
    return [...steps, { name: 'Call the platform', failure }];
  }
  const hasBody = !['GET', 'HEAD', 'DELETE'].includes(method);
  const init = {
    method,
    headers: { Authorization: context.header('authorization') ?? '', 'Content-Type': 'application/json' },
    ...(hasBody && { body: fillTemplate(request['requestTemplate'], '${input.rawRequest}') }),
  };
  const platformResponse = await area.request(url, init);
  const text = await platformResponse.text();
  if (!platformResponse.ok) {
    const failure = new Problem(platformResponse.status, `The platform answered ${platformResponse.status}`, {
      code: 'external.call.failed',
    });
    return [...steps, { name: 'Call the platform', failure }];
  }
  const result = text === '' ? {} : parseJsonBody(text);
  steps.push({ name: 'Call the platform', result });
  return [...steps, applyResponseTemplate(response, result, text, route)];
}

/** Applies the action's response template. */
function applyResponseTemplate(response: Json, result: unknown, rawResult: string, route: string): Step {
  const [map, defaults] = [response['translationMap'], response['translationMapDefaults']].map((value) =>
    isObject(value) ? value : {},
  );
  const values: Json = { rawResult };
  for (const [name, path] of Object.entries(map ?? {})) {
    const value = valueAtPath(result, String(path));
    values[name] = value === undefined ? textOf(defaults?.[name]) || 'null' : JSON.stringify(value);
  }
  const template = response['successTemplate'];
  const { text, rest } = expandTemplate(typeof template === 'string' && template !== '' ? template : '${rawResult}', values);
  if (rest !== undefined) throw notBuilt(route, `place in a template for ${rest}`);
  return { name: 'Write the result', result: parseJsonBody(text === '' ? '{}' : text) };
}
