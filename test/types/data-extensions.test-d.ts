import type { ApiPromise } from 'contact-centre-client';
import { DataExtensionsApi } from 'contact-centre-client/apis/data-extensions';
import type { Coretype, CoretypeListing, SchemaQuantityLimits } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new DataExtensionsApi();

describe('DataExtensionsApi', () => {
  it('reads the types of custom fields', () => {
    expectTypeOf(api.getDataextensionsCoretype('text')).toEqualTypeOf<ApiPromise<Coretype>>();
    expectTypeOf(api.getDataextensionsCoretypes()).resolves.toEqualTypeOf<CoretypeListing>();
    expectTypeOf<Coretype['validationFields']>().toEqualTypeOf<string[] | undefined>();
  });

  it('has counts in its limits', () => {
    expectTypeOf(api.getDataextensionsLimits()).resolves.toHaveProperty('maxNumberOfFieldsPerSchema');
    expectTypeOf<SchemaQuantityLimits['maxNumberOfSchemasPerOrg']>().toEqualTypeOf<number | undefined>();
  });

  it('passes request options where other areas have opts', () => {
    void api.getDataextensionsLimits({ timeout: 1000 });
    // @ts-expect-error -- these listings are not paged
    void api.getDataextensionsCoretypes({ pageSize: 10 });
    // @ts-expect-error -- the type is missing
    void api.getDataextensionsCoretype();
    // @ts-expect-error -- types go by name
    void api.getDataextensionsCoretype(1);
  });
});
