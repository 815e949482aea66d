import type { ApiPromise } from 'contact-centre-client';
import type { GetTeamsOptions } from 'contact-centre-client/apis/teams';
import { TeamsApi } from 'contact-centre-client/apis/teams';
import type { Team, TeamEntityListing, TeamsSearchResponse } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new TeamsApi();

describe('TeamsApi', () => {
  it('creates, changes and finds teams', () => {
    expectTypeOf(api.postTeams({ name: 'North', division: { id: 'd' } })).toEqualTypeOf<ApiPromise<Team>>();
    expectTypeOf(api.patchTeam('id', { name: 'Far north' })).resolves.toEqualTypeOf<Team>();
    expectTypeOf(
      api.postTeamsSearch({ query: [{ type: 'STARTS_WITH', value: 'No' }] }),
    ).resolves.toEqualTypeOf<TeamsSearchResponse>();
    expectTypeOf(api.deleteTeam('id')).resolves.toBeVoid();
  });

  it('pages by cursors', () => {
    expectTypeOf(api.getTeams({ after: 'c', pageSize: 100 })).resolves.toEqualTypeOf<TeamEntityListing>();
    // @ts-expect-error -- there are no page numbers
    void api.getTeams({ pageNumber: 2 });
    // @ts-expect-error -- one expansion, no list
    void api.getTeams({ expand: ['entities.division'] });
  });

  it('accepts known and new expansions', () => {
    expectTypeOf<KnownValues<GetTeamsOptions['expand']>>().toEqualTypeOf<'entities.division'>();
    void api.getTeams({ expand: 'entities.members' });
  });

  it('rejects a team without a name, one with an invalid division, and a missing team', () => {
    // @ts-expect-error -- a change names the team, too
    void api.patchTeam('id', { description: 'All of it' });
    // @ts-expect-error -- a division is named by a reference
    void api.postTeams({ name: 'North', division: 'd' });
    // @ts-expect-error -- a team is required
    void api.postTeams();
    // @ts-expect-error -- an id is text
    void api.getTeam(1);
  });
});
