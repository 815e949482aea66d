import type { ApiPromise } from 'contact-centre-client';
import { WebDeploymentsApi } from 'contact-centre-client/apis/web-deployments';
import type { WebDeployment, WebDeploymentConfigurationVersion } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new WebDeploymentsApi();

describe('WebDeploymentsApi', () => {
  it('drafts a configuration and publishes it', () => {
    expectTypeOf(api.postWebdeploymentsConfigurations({ name: 'Shop', languages: ['en-us'] })).toEqualTypeOf<
      ApiPromise<WebDeploymentConfigurationVersion>
    >();
    void api.putWebdeploymentsConfigurationVersionsDraft('c', { name: 'Shop', defaultLanguage: 'en-us' });
    expectTypeOf(
      api.postWebdeploymentsConfigurationVersionsDraftPublish('c'),
    ).resolves.toEqualTypeOf<WebDeploymentConfigurationVersion>();
    // @ts-expect-error -- a configuration has a name
    void api.postWebdeploymentsConfigurations({ languages: ['en-us'] });
    // @ts-expect-error -- languages are a list
    void api.postWebdeploymentsConfigurations({ name: 'Shop', languages: 'en-us' });
    // @ts-expect-error -- the draft is missing
    void api.putWebdeploymentsConfigurationVersionsDraft({ name: 'Shop' });
  });

  it('deploys a version of it', () => {
    const deployment = { name: 'Shop', configuration: { id: 'c', version: '3' }, allowedDomains: ['shop.example'] };
    expectTypeOf(api.postWebdeploymentsDeployments(deployment)).resolves.toEqualTypeOf<WebDeployment>();
    // @ts-expect-error -- the version is missing
    void api.postWebdeploymentsDeployments({ ...deployment, configuration: { id: 'c' } });
    // @ts-expect-error -- versions are written as text here
    void api.putWebdeploymentsDeployment('d', { ...deployment, configuration: { id: 'c', version: 3 } });
    // @ts-expect-error -- a deployment is required
    void api.postWebdeploymentsDeployments();
    // @ts-expect-error -- the embedded code is called snippet
    void api.putWebdeploymentsDeployment('d', { ...deployment, script: '' });
  });

  it('accepts the states of a deployment', () => {
    expectTypeOf<KnownValues<WebDeployment['status']>>().toEqualTypeOf<
      'Pending' | 'Active' | 'Inactive' | 'Error' | 'Deleting'
    >();
    expectTypeOf<'Paused'>().toExtend<NonNullable<WebDeployment['status']>>();
    // @ts-expect-error -- the option is called showOnlyPublished
    void api.getWebdeploymentsConfigurations({ published: true });
    // @ts-expect-error -- a version belongs to a configuration
    void api.getWebdeploymentsConfigurationVersion('3');
    // @ts-expect-error -- a deployment is identified by text
    void api.getWebdeploymentsDeployment(1);
  });
});
