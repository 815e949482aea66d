import type { ApiPromise } from 'contact-centre-client';
import type {
  GetIntegrationsActionsOptions,
  GetIntegrationsSpeechLexBotBotIdAliasesOptions,
} from 'contact-centre-client/apis/integrations';
import { IntegrationsApi } from 'contact-centre-client/apis/integrations';
import type { Action, Integration, JsonObject, JsonSchemaDocument } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new IntegrationsApi();

describe('IntegrationsApi', () => {
  it('reads a data action, its schema, and its template as text', () => {
    expectTypeOf(api.getIntegrationsAction('id', { expand: 'contract', includeConfig: true })).toEqualTypeOf<
      ApiPromise<Action>
    >();
    expectTypeOf(api.getIntegrationsActionSchema('id', 'success.json')).resolves.toEqualTypeOf<JsonSchemaDocument>();
    expectTypeOf(api.getIntegrationsActionTemplate('id', 'requesttemplate.vm')).resolves.toBeString();
    expectTypeOf(api.deleteIntegration('id')).resolves.toEqualTypeOf<Integration>();
  });

  it('runs an action with the fields of its contract', () => {
    expectTypeOf(
      api.postIntegrationsActionExecute('id', { customer: 42, nested: { list: [true] } }),
    ).resolves.toEqualTypeOf<JsonObject>();
    // @ts-expect-error -- the input is an object
    void api.postIntegrationsActionExecute('id', 'customer=42');
    // @ts-expect-error -- an input is required, be it empty
    void api.postIntegrationsActionTest('id');
  });

  it('publishes a version of a draft', () => {
    void api.postIntegrationsActionDraftPublish('id', { version: 3 });
    // @ts-expect-error -- the version is missing
    void api.postIntegrationsActionDraftPublish('id', {});
    // @ts-expect-error -- versions are numbers
    void api.patchIntegrationsAction('id', { version: '3', name: 'Look up' });
    // @ts-expect-error -- an integration is of a type
    void api.postIntegrations({ body: { name: 'CRM' } });
  });

  it('accepts flags that are sent as text, and the states of an alias', () => {
    expectTypeOf<KnownValues<GetIntegrationsActionsOptions['secure']>>().toEqualTypeOf<'true' | 'false'>();
    expectTypeOf<KnownValues<GetIntegrationsSpeechLexBotBotIdAliasesOptions['status']>>().toEqualTypeOf<
      'READY' | 'FAILED' | 'BUILDING' | 'NOT_BUILT'
    >();
    void api.getIntegrationsActions({ sortOrder: 'RANDOM', secure: 'false' });
    // @ts-expect-error -- this one is no boolean
    void api.getIntegrationsActions({ secure: true });
    // @ts-expect-error -- vendors are not searched for here
    void api.getIntegrations({ vendor: 'acme' });
    // @ts-expect-error -- an integration is identified by text
    void api.getIntegration(9);
    // @ts-expect-error -- an action is required
    void api.postIntegrationsActions();
  });
});
