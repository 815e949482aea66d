import { IntegrationsApi } from 'contact-centre-client/apis/integrations';
import { NotFoundError } from 'contact-centre-client/fetch';
import type { CallSender, RequestOptions } from 'contact-centre-client/fetch';
import type { Integration, IntegrationConfiguration } from 'contact-centre-client/models';
import { isJsonObject } from '../../shared/json-object.js';
import { entries } from './entries.js';
import type { Problem } from './kind.js';
import { defineKind } from './kind.js';

/** What an administrator sets of a configuration. The platform counts its version. */
type Configuration = Omit<IntegrationConfiguration, 'id' | 'version' | 'selfUri'>;
type ConfiguredIntegration = Integration & { configuration?: Configuration };

export const integrations = defineKind<ConfiguredIntegration>({
  ...entries.integrations,
  one: 'kind.integration',
  several: 'kind.integrationNoun',
  model: 'Integration',
  list: (client, request) => new IntegrationsApi(client).getIntegrations({ pageSize: 100 }, request).items(),
  read: readIntegration,
  update: (client, id, { intendedState }, request) =>
    new IntegrationsApi(client).patchIntegration(id, { body: { intendedState } }, request),
  columns: [
    { id: 'type', name: 'kind.integrationType', value: ({ integrationType }) => integrationType?.name, width: 170 },
    { id: 'intended', name: 'kind.intendedState', value: ({ intendedState }) => intendedState, width: 110 },
    { id: 'reported', name: 'kind.reportedState', value: ({ reportedState }) => reportedState?.code, width: 120 },
    {
      id: 'message',
      name: 'kind.stateMessage',
      value: ({ reportedState }) => reportedState?.detail?.message,
      width: 180,
      isOptional: true,
    },
  ],
  fields: [
    {
      path: 'intendedState',
      label: 'kind.intendedState',
      help: 'kind.intendedStateHelp',
      isBulk: true,
      type: {
        name: 'choice',
        omit: ['DELETED', 'RESTORED'],
        labels: { ENABLED: 'kind.enabled', DISABLED: 'kind.stateDisabled' },
      },
    },
    {
      path: 'configuration',
      label: 'kind.configuration',
      help: 'kind.configurationHelp',
      isRequired: ({ configuration }) => configuration !== undefined,
      check: configurationProblem,
      type: { name: 'json' },
      separate: { requires: ['integrations:integration:view', 'integrations:integration:edit'], send: configure },
    },
  ],
});

async function readIntegration(client: CallSender, id: string, request?: RequestOptions): Promise<ConfiguredIntegration> {
  const api = new IntegrationsApi(client);
  const [integration, configuration] = await Promise.all([
    api.getIntegration(id, {}, request),
    readConfiguration(api, id, request),
  ]);
  return { ...integration, ...(configuration && { configuration }) };
}

/** Returns nothing for integrations that have no configuration. */
async function readConfiguration(api: IntegrationsApi, id: string, request?: RequestOptions): Promise<Configuration | undefined> {
  try {
    const { id: _, version: _version, selfUri: _uri, ...configuration } = await api.getIntegrationConfigCurrent(id, request);
    return configuration;
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

/** Replaces the configuration on top of the current version. */
async function configure(client: CallSender, id: string, value: unknown): Promise<void> {
  const api = new IntegrationsApi(client);
  const { version } = await api.getIntegrationConfigCurrent(id);
  await api.putIntegrationConfigCurrent(id, { body: { ...(value as Configuration), version } });
}

const parts = ['name', 'properties', 'advanced', 'notes', 'credentials'];

/** Returns why an object is no configuration. */
function configurationProblem(value: unknown): Problem | undefined {
  const configuration = isJsonObject(value) ? value : {};
  const unknown = Object.keys(configuration).find((name) => !parts.includes(name));
  if (unknown !== undefined) return { id: 'kind.unknownPart', values: { part: unknown, parts: parts.join(', ') } };
  const wrongObject = ['properties', 'advanced', 'credentials'].find((part) => !isJsonObject(configuration[part]));
  if (wrongObject !== undefined) return { id: 'kind.partNoObject', values: { part: wrongObject } };
  const wrongText = ['name', 'notes'].find((part) => typeof configuration[part] !== 'string');
  if (wrongText !== undefined) return { id: 'kind.partNoText', values: { part: wrongText } };
  return configuration['name'] === '' ? { id: 'kind.partNoText', values: { part: 'name' } } : undefined;
}
