import type { ApiPromise } from 'contact-centre-client';
import type { GetJourneyActiontemplatesOptions } from 'contact-centre-client/apis/journey';
import { JourneyApi } from 'contact-centre-client/apis/journey';
import type { ActionMap, JourneySegment, PatchOutcome } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { Known } from './known.js';

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

  it('asks an action map for its trigger', () => {
    const map = {
      displayName: 'Offer chat',
      triggerWithSegments: ['s'],
      pageUrlConditions: [{ values: ['/basket'], operator: 'containsAny' }],
    };
    expectTypeOf(api.postJourneyActionmaps({ body: map })).resolves.toEqualTypeOf<ActionMap>();
    // @ts-expect-error -- on which pages, for whom?
    void api.postJourneyActionmaps({ body: { displayName: 'Offer chat' } });
    // @ts-expect-error -- a condition has an operator
    void api.postJourneyActionmaps({ body: { ...map, pageUrlConditions: [{ values: ['/basket'] }] } });
    // @ts-expect-error -- weights are numbers
    void api.patchJourneyActionmap('id', { body: { ...map, weight: 'high' } });
  });

  it('knows scopes and media and takes a new one', () => {
    expectTypeOf<Known<JourneySegment['scope']>>().toEqualTypeOf<'Session' | 'Customer'>();
    expectTypeOf<Known<GetJourneyActiontemplatesOptions['mediaType']>>().toEqualTypeOf<
      'webchat' | 'webMessagingOffer' | 'contentOffer' | 'integrationAction' | 'architectFlow' | 'openAction'
    >();
    void api.getJourneyActiontemplates({ mediaType: 'hologram' });
  });

  it('refuses unknown options, wrong ids and a body out of place', () => {
    // @ts-expect-error -- the option is called hardDelete
    void api.deleteJourneyActiontemplate('id', { force: true });
    // @ts-expect-error -- whose session?
    void api.getJourneySession();
    // @ts-expect-error -- the body of this call stands in opts
    void api.postJourneySegments({ displayName: 'Returning' });
    // @ts-expect-error -- a segment is named by its id
    void api.getJourneySegment({ id: 's' });
  });
});
