import type { ApiPromise } from 'contact-centre-client';
import { SearchApi } from 'contact-centre-client/apis/search';
import type {
  JsonNodeSearchResponse,
  SearchExpand,
  TeamSearchCriteria,
  UserSearchCriteria,
  UsersSearchResponse,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new SearchApi();

describe('SearchApi', () => {
  it('searches one type of entity, or several', () => {
    expectTypeOf(api.postUsersSearch({ query: [{ type: 'EXACT', fields: ['email'], value: 'ann@example.com' }] })).toEqualTypeOf<
      ApiPromise<UsersSearchResponse>
    >();
    expectTypeOf(
      api.postSearch({ types: ['users', 'groups'], query: [{ value: 'sales' }] }, { profile: false }),
    ).resolves.toEqualTypeOf<JsonNodeSearchResponse>();
    expectTypeOf(
      api.getUsersSearch('eyJ4Ijox', { expand: ['presence'], integrationPresenceSource: 'Webex' }),
    ).resolves.toEqualTypeOf<UsersSearchResponse>();
  });

  it('accepts criteria and expansions', () => {
    expectTypeOf<KnownValues<UserSearchCriteria['type']>>().toEqualTypeOf<
      'EXACT' | 'STARTS_WITH' | 'CONTAINS' | 'REGEX' | 'TERM' | 'TERMS' | 'REQUIRED_FIELDS' | 'MATCH_ALL' | 'QUERY_STRING'
    >();
    expectTypeOf<KnownValues<UserSearchCriteria['operator']>>().toEqualTypeOf<'AND' | 'OR' | 'NOT'>();
    expectTypeOf<KnownValues<TeamSearchCriteria['type']>>().toEqualTypeOf<'EXACT' | 'STARTS_WITH'>();
    expectTypeOf<'images' | 'callerUser.primaryPresence' | 'authorization.unusedRoles'>().toExtend<SearchExpand>();
    void api.getSearch('eyJ4Ijox', { expand: ['images', 'pets'] });
    void api.postUsersSearch({ query: [{ type: 'SOUNDS_LIKE', value: 'Ann' }] });
  });

  it('rejects a search without a type', () => {
    // @ts-expect-error -- a criterion says how it compares
    void api.postUsersSearch({ query: [{ value: 'ann' }] });
    // @ts-expect-error -- the types are missing
    void api.postSearch({ query: [{ value: 'sales' }] });
    // @ts-expect-error -- a suggestion completes something
    void api.postSearchSuggest({ types: ['users'] });
    // @ts-expect-error -- teams are searched by criteria
    void api.postTeamsSearch({ pageSize: 10 });
    // @ts-expect-error -- the query of a GET is one encoded text
    void api.getVoicemailSearch({ query: [] });
    // @ts-expect-error -- results are ordered by sortBy
    void api.postGroupsSearch({ orderBy: 'name' });
    // @ts-expect-error -- a search is required
    void api.postDocumentationSearch();
    // @ts-expect-error -- only a search of everything has profiles
    void api.getUsersSearch('eyJ4Ijox', { profile: true });
  });
});
