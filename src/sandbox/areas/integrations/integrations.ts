import type { Area } from '../../engine/area.js';
import type {
  ClientApp,
  CreateIntegrationRequest,
  Credential,
  Integration,
  IntegrationConfiguration,
  IntegrationType,
  UserApp,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, Problem, staleVersion } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';
import { actionsOf, clientAppTypes, configurationOf, draftsOf, firstConfiguration, INTEGRATIONS } from './model.js';
import { integrationsOf, reportedState, typeIdOf } from './model.js';
import { viewAs } from '../view-as.js';

/** Integrations, their configurations, and the additional lists of some types. */
export function addIntegrationHandlers(area: Area, world: World): void {
  addAppLists(area, world);
  const integrations = integrationsOf(world);
  const findIntegration = (context: OperationContext): Entity<Integration> => integrations.get(context.param('integrationId'));

  area.handle('postIntegrations', (context) => {
    const { name, integrationType } = readObject<CreateIntegrationRequest>(context, ['integrationType']);
    const type = typeOf(world, integrationType.id);
    const id = world.newId();
    const current = firstConfiguration(id, name.trim() === '' ? String(type.name) : name);
    const extraFields = {
      name: current.name,
      integrationType: type,
      notes: '',
      intendedState: 'DISABLED',
      config: { current },
      reportedState: reportedState(world, 'DISABLED'),
      attributes: {},
    };
    return integrations.view(integrations.create(context, {}, extraFields, id));
  });

  area.handle('patchIntegration', (context) => {
    const integration = findIntegration(context);
    const { name, notes, ...body } = readObject<Partial<Integration>>(context, ['name?']);
    const intendedState = body.intendedState ?? integration.intendedState;
    if (intendedState === 'ENABLED') refuseIncomplete(integration);
    const extraFields = {
      name: name ?? integration.name,
      notes: notes ?? integration.notes,
      intendedState,
      ...(intendedState !== integration.intendedState && { reportedState: reportedState(world, intendedState) }),
    };
    return integrations.view(integrations.update(context, integration, {}, { more: extraFields }));
  });

  area.handle('deleteIntegration', (context) => {
    const integration = findIntegration(context);
    integrations.remove(integration.id);
    const actions = actionsOf(world);
    for (const { id, integrationId } of actions.all()) if (integrationId === integration.id) actions.remove(id);
    const drafts = draftsOf(world);
    for (const { id, integrationId } of [...drafts.values()]) if (integrationId === integration.id) drafts.delete(id);
    return integrations.view({ ...integration, intendedState: 'DELETED' });
  });

  area.handle('getIntegrationConfigCurrent', (context) => configurationOf(findIntegration(context)));

  area.handle('putIntegrationConfigCurrent', (context) => {
    const integration = findIntegration(context);
    const before = configurationOf(integration);
    const body = readObject<IntegrationConfiguration>(context, ['version', 'name?']);
    if (body.version !== before.version) throw staleVersion('integrationConfiguration', integration.id);
    refuseUnknownCredentials(world, body.credentials);
    const { name, properties, advanced, notes, credentials } = body;
    const current = { ...before, name, properties, advanced, notes, credentials, version: body.version + 1 };
    integrations.save({ ...integration, name, notes, config: { current } });
    return current;
  });
}

function addAppLists(area: Area, world: World): void {
  const integrations = integrationsOf(world);
  /** Integrations of a type, in the form of client apps: with fields from their configuration. */
  const viewOf = (
    type: 'ClientApp' | 'UserApp',
    isShown: (integration: Entity<Integration>) => boolean,
  ): (ClientApp | UserApp)[] =>
    integrations
      .all()
      .filter((integration) => clientAppTypes.has(typeIdOf(integration)) && isShown(integration))
      .map((integration) => {
        const current = configurationOf(integration);
        const { name, properties, advanced, notes, credentials } = current;
        const config = { current, effective: { name, properties, advanced, notes, credentials } };
        return { ...viewAs(world, type, { ...integration, config }) };
      });

  area.handle('getIntegrationsClientapps', (context) =>
    listPage(
      context,
      world,
      viewOf('ClientApp', () => true),
    ),
  );
  area.handle('getIntegrationsUserapps', (context) =>
    listPage(
      context,
      world,
      viewOf('UserApp', ({ intendedState }) => intendedState === 'ENABLED'),
    ),
  );
}

/** @throws the platform's 400 for an unknown type. */
function typeOf(world: World, id = ''): Entity<IntegrationType> {
  const type = new Repository<IntegrationType>(world, `${INTEGRATIONS}/types`).find(id);
  if (type) return type;
  throw badRequest(`There is no integration type with the id ${id}`, [
    { errorCode: 'invalid.value', fieldName: 'integrationType', entityId: id, entityName: 'type' },
  ]);
}

/** Throws if a client app is to be enabled without a URL. */
function refuseIncomplete(integration: Entity<Integration>): void {
  if (!clientAppTypes.has(typeIdOf(integration))) return;
  const { properties } = configurationOf(integration);
  if (typeof properties?.['url'] === 'string' && properties['url'] !== '') return;
  throw new Problem(400, 'The integration cannot be enabled: its configuration lacks url', {
    code: 'invalid.configuration',
    details: [{ errorCode: 'required.field', fieldName: 'properties.url', entityId: integration.id }],
  });
}

function refuseUnknownCredentials(world: World, credentials: IntegrationConfiguration['credentials']): void {
  const credentialRepository = new Repository<Credential>(world, `${INTEGRATIONS}/credentials`);
  for (const [fieldName, { id = '' }] of Object.entries(credentials)) {
    if (credentialRepository.find(id)) continue;
    throw badRequest(`There is no credential with the id ${id}`, [
      { errorCode: 'invalid.value', fieldName: `credentials.${fieldName}`, entityId: id, entityName: 'credential' },
    ]);
  }
}
