import type { ApiPromise } from 'contact-centre-client';
import { GamificationApi } from 'contact-centre-client/apis/gamification';
import type {
  ExternalMetricDefinition,
  ExternalMetricDefinitionCreateRequest,
  Leaderboard,
  PerformanceProfile,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new GamificationApi();

const sales: ExternalMetricDefinitionCreateRequest = {
  name: 'Sales',
  unit: 'Currency',
  unitDefinition: 'EUR',
  precision: 2,
  defaultObjectiveType: 'HigherIsBetter',
  enabled: true,
};

describe('GamificationApi', () => {
  it('reads a leaderboard between two workdays', () => {
    expectTypeOf(api.getGamificationLeaderboard('2026-03-01', '2026-03-31', { metricId: 'm' })).toEqualTypeOf<
      ApiPromise<Leaderboard>
    >();
    void api.getGamificationLeaderboardAll('Team', 'id', '2026-03-01', '2026-03-31');
    // @ts-expect-error -- the workdays are missing
    void api.getGamificationLeaderboard('2026-03-01');
    // @ts-expect-error -- a workday is a text without a time zone
    void api.getGamificationScorecardsPointsAverage(new Date());
  });

  it('creates a custom metric', () => {
    expectTypeOf(
      api.postEmployeeperformanceExternalmetricsDefinitions({ body: sales }),
    ).resolves.toEqualTypeOf<ExternalMetricDefinition>();
    void api.patchEmployeeperformanceExternalmetricsDefinition('id', { enabled: false });
    // @ts-expect-error -- the unit cannot change afterwards
    void api.patchEmployeeperformanceExternalmetricsDefinition('id', { unit: 'Percent' });
    // @ts-expect-error -- a definition needs a unit and an objective
    void api.postEmployeeperformanceExternalmetricsDefinitions({ body: { name: 'Sales' } });
  });

  it('accepts known units and objectives and a new unit', () => {
    expectTypeOf<KnownValues<typeof sales.unit>>().toEqualTypeOf<'Seconds' | 'Percent' | 'Number' | 'Currency'>();
    expectTypeOf<KnownValues<typeof sales.defaultObjectiveType>>().toEqualTypeOf<
      'HigherIsBetter' | 'LowerIsBetter' | 'TargetArea'
    >();
    void api.postEmployeeperformanceExternalmetricsDefinitions({ body: { ...sales, unit: 'Stars' } });
  });

  it('requires the description of a profile and the order of its metrics', () => {
    // @ts-expect-error -- both are required
    const bare: PerformanceProfile = { name: 'Sales team' };
    expectTypeOf(api.putGamificationProfile('id', { body: bare })).resolves.toEqualTypeOf<PerformanceProfile>();
    // @ts-expect-error -- the body of this call belongs in opts
    void api.putGamificationProfile('id', { name: 'Sales team' });
    // @ts-expect-error -- a profile is identified by text
    void api.getGamificationProfile(1);
    // @ts-expect-error -- the changes are missing
    void api.patchEmployeeperformanceExternalmetricsDefinition('id');
  });
});
