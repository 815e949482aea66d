import type { ApiPromise } from 'contact-centre-client';
import { DependenciesApi } from 'contact-centre-client/apis/dependencies';
import type { DependencyCount, DependencyEntity, DependencyEntityListing } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new DependenciesApi();

describe('DependenciesApi', () => {
  it('reads the consumers and the dependencies of an entity', () => {
    expectTypeOf(
      api.getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredby('DataAction', 'id', { pageSize: '50' }),
    ).toEqualTypeOf<ApiPromise<DependencyEntityListing>>();
    expectTypeOf(
      api.getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredbycounts('DataAction', 'id'),
    ).resolves.toEqualTypeOf<DependencyCount>();
    void api.getDependenciesTypeEntityTypeIdEntityIdConnectionsRequires('Integration', 'id', { afterSourceId: 'a' });
  });

  it('rejects a type without an id, a number, and unsupported paging', () => {
    // @ts-expect-error -- the entity is missing
    void api.getDependenciesTypeEntityTypeIdEntityIdConnectionsRequires('DataAction');
    // @ts-expect-error -- the size of a page is text here
    void api.getDependenciesTypeEntityTypeIdEntityIdConnectionsRequires('DataAction', 'id', { pageSize: 50 });
    // @ts-expect-error -- there are no page numbers
    void api.getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredby('DataAction', 'id', { pageNumber: 2 });
    // @ts-expect-error -- a count is not paged at all
    void api.getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredbycounts('DataAction', 'id', { pageSize: '50' });
  });

  it('accepts known types of entities', () => {
    expectTypeOf<KnownValues<DependencyEntity['entityType']>>().toEqualTypeOf<'Integration' | 'DataAction' | 'Credential'>();
  });
});
