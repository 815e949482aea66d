import type { ApiPromise } from 'contact-centre-client';
import { SuggestApi } from 'contact-centre-client/apis/suggest';
import type { JsonNodeSearchResponse, SearchCriteria, SuggestSearchCriteria } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new SuggestApi();

describe('SuggestApi', () => {
  it('completes typed text', () => {
    const typed = { types: ['users'], query: [{ fields: ['name'], value: 'An' }] };
    expectTypeOf(api.postSearchSuggest(typed, { profile: true })).toEqualTypeOf<ApiPromise<JsonNodeSearchResponse>>();
    expectTypeOf(api.getSearchSuggest('eyJ4Ijox', { expand: ['images'] })).resolves.toEqualTypeOf<JsonNodeSearchResponse>();
  });

  it('compares values in a search, but not in a suggestion', () => {
    expectTypeOf<SearchCriteria>().toHaveProperty('type');
    expectTypeOf<SuggestSearchCriteria>().not.toHaveProperty('type');
    void api.postSearch({ types: ['users'], query: [{ type: 'SIMPLE', value: 'Ann' }] });
    // @ts-expect-error -- suggestions always complete
    void api.postSearchSuggest({ types: ['users'], query: [{ type: 'SIMPLE', value: 'An' }] });
  });

  it('accepts known operators of criteria and a new one', () => {
    expectTypeOf<KnownValues<SuggestSearchCriteria['operator']>>().toEqualTypeOf<'AND' | 'OR' | 'NOT'>();
    void api.postSearchSuggest({ types: ['users'], query: [{ operator: 'XOR', values: ['a', 'b'] }] });
  });

  it('rejects a search without a query or type', () => {
    // @ts-expect-error -- something must have been typed
    void api.postSearchSuggest({ types: ['users'] });
    // @ts-expect-error -- kinds of thing are a list
    void api.postSearch({ types: 'users' });
    // @ts-expect-error -- a suggestion is required
    void api.postSearchSuggest();
    // @ts-expect-error -- the encoded query is required
    void api.getSearch();
    // @ts-expect-error -- profile is a flag
    void api.getSearch('eyJ4Ijox', { profile: 'yes' });
  });
});
