import type { ApiPromise } from 'contact-centre-client';
import { WidgetsApi } from 'contact-centre-client/apis/widgets';
import type { WidgetDeployment, WidgetDeploymentEntityListing } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new WidgetsApi();

describe('WidgetsApi', () => {
  it('manages deployments', () => {
    const widget = { name: 'Help', allowedDomains: ['shop.example'], flow: { id: 'f' } };
    expectTypeOf(api.postWidgetsDeployments(widget)).toEqualTypeOf<ApiPromise<WidgetDeployment>>();
    expectTypeOf(api.getWidgetsDeployments()).resolves.toEqualTypeOf<WidgetDeploymentEntityListing>();
    expectTypeOf(api.deleteWidgetsDeployment('id')).resolves.toBeVoid();
  });

  it('accepts known client types and a new one', () => {
    expectTypeOf<KnownValues<WidgetDeployment['clientType']>>().toEqualTypeOf<'v1' | 'v2' | 'v1-http' | 'third-party'>();
    void api.putWidgetsDeployment('id', { clientType: 'v3' });
  });

  it('rejects wrong fields, wrong ids and a missing body', () => {
    // @ts-expect-error -- disabled is a flag
    void api.postWidgetsDeployments({ disabled: 'false' });
    // @ts-expect-error -- a flow is named by a reference
    void api.postWidgetsDeployments({ flow: 'f' });
    // @ts-expect-error -- the field is called allowedDomains
    void api.putWidgetsDeployment('id', { domains: ['shop.example'] });
    // @ts-expect-error -- the new value is missing
    void api.putWidgetsDeployment('id');
    // @ts-expect-error -- an id is text
    void api.getWidgetsDeployment(1);
    // @ts-expect-error -- the listing is not paged
    void api.getWidgetsDeployments({ pageSize: 5 });
  });
});
