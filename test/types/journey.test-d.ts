import type { ApiPromise } from 'contact-centre-client';
import type { GetJourneyActiontemplatesOptions } from 'contact-centre-client/apis/journey';
import { JourneyApi } from 'contact-centre-client/apis/journey';
import type { ActionMap, JourneySegment, PatchOutcome } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new JourneyApi();

describe('JourneyApi', () => {
  it('reads segments and changes outcomes', () => {
    expectTypeOf(api.getJourneySegment('id')).toEqualTypeOf<ApiPromise<JourneySegment>>();
    expectTypeOf(
      api.getJourneySegments({ isActive: true, queryFields: ['displayName'], queryValue: 'basket' }),
    ).resolves.toHaveProperty('entities');
    void api.patchJourneyOutcome('id', { body: { displayName: 'Bought', isPositive: true } });
    expectTypeOf<PatchOutcome['displayName']>().toBeString();
  });

  it('requires the trigger of an action map', () => {
    const map = {
      displayName: 'Offer chat',
      triggerWithSegments: ['s'],
      pageUrlConditions: [{ values: ['/basket'], operator: 'containsAny' }],
    };
    expectTypeOf(api.postJourneyActionmaps({ body: map })).resolves.toEqualTypeOf<ActionMap>();
    // @ts-expect-error -- the map is incomplete
    void api.postJourneyActionmaps({ body: { displayName: 'Offer chat' } });
    // @ts-expect-error -- a condition has an operator
    void api.postJourneyActionmaps({ body: { ...map, pageUrlConditions: [{ values: ['/basket'] }] } });
    // @ts-expect-error -- weights are numbers
    void api.patchJourneyActionmap('id', { body: { ...map, weight: 'high' } });
  });

  it('accepts known scopes and media and a new one', () => {
    expectTypeOf<KnownValues<JourneySegment['scope']>>().toEqualTypeOf<'Session' | 'Customer'>();
    expectTypeOf<KnownValues<GetJourneyActiontemplatesOptions['mediaType']>>().toEqualTypeOf<
      'webchat' | 'webMessagingOffer' | 'contentOffer' | 'integrationAction' | 'architectFlow' | 'openAction'
    >();
    void api.getJourneyActiontemplates({ mediaType: 'hologram' });
  });

  it('rejects unknown options, wrong ids and a misplaced body', () => {
    // @ts-expect-error -- the option is called hardDelete
    void api.deleteJourneyActiontemplate('id', { force: true });
    // @ts-expect-error -- the session id is missing
    void api.getJourneySession();
    // @ts-expect-error -- the body of this call belongs in opts
    void api.postJourneySegments({ displayName: 'Returning' });
    // @ts-expect-error -- a segment is identified by its id
    void api.getJourneySegment({ id: 's' });
  });
});
