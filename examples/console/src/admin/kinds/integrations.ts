import { IntegrationsApi } from 'contact-centre-client/apis/integrations';
import type { Integration } from 'contact-centre-client/models';
import { defineKind } from './kind.js';

export const integrations = defineKind<Integration>({
  path: 'integrations',
  title: 'kind.integrations',
  one: 'kind.integration',
  several: 'kind.integrationNoun',
  help: 'kind.integrationsHelp',
  model: 'Integration',
  permissions: { view: ['integrations:integration:view'], edit: ['integrations:integration:edit'] },
  list: (client, request) => new IntegrationsApi(client).getIntegrations({ pageSize: 100 }, request).items(),
  read: (client, id, request) => new IntegrationsApi(client).getIntegration(id, {}, request),
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
  ],
  audit: { service: 'Integrations', entityType: 'Integration' },
});
