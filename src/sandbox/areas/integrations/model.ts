import { Repository } from '../repository.js';
import type { Action, Integration, IntegrationConfiguration, IntegrationStatusInfo } from '../../../models/index.js';
import type { Entity } from '../repository.js';
import type { World } from '../../store/world.js';

export const INTEGRATIONS = '/api/v2/integrations';
export const ACTIONS = `${INTEGRATIONS}/actions`;

/** Types of integrations that embed a page of the customer. */
export const clientAppTypes: ReadonlySet<string> = new Set(['embedded-client-app', 'embedded-client-app-interaction-widget']);

/** The type whose actions call the platform itself. */
export const OWN_ACTIONS = 'purecloud-data-actions';

/** Types of integrations with data actions. */
export const actionTypes: ReadonlySet<string> = new Set(['custom-rest-actions', OWN_ACTIONS]);

export const integrationsOf = (world: World): Repository<Integration> => new Repository<Integration>(world, INTEGRATIONS);

/** Published actions. */
export const actionsOf = (world: World): Repository<Action> => new Repository<Action>(world, ACTIONS);

/** Drafts by the id of their action. */
export const draftsOf = (world: World): Map<string, Entity<Action>> => world.collection<Entity<Action>>('integrations.drafts');

export function typeIdOf(integration: Entity<Integration> | undefined): string {
  return integration?.integrationType?.id ?? '';
}

/** The configuration of a new integration. */
export function firstConfiguration(id: string, name: string): IntegrationConfiguration {
  return {
    id,
    name,
    version: 1,
    properties: {},
    advanced: {},
    notes: '',
    credentials: {},
    selfUri: `${INTEGRATIONS}/${id}/config/current`,
  };
}

export function configurationOf({ config }: Entity<Integration>): Partial<IntegrationConfiguration> {
  return config?.current ?? {};
}

/** An integration takes over its intended state immediately. */
export function reportedState(world: World, intendedState: string | undefined): IntegrationStatusInfo {
  const isOn = intendedState === 'ENABLED';
  return { code: isOn ? 'ACTIVE' : 'INACTIVE', effective: isOn ? 'ACTIVE' : 'INACTIVE', lastUpdated: world.timestamp() };
}
