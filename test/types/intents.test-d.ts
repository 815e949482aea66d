import type { ApiPromise } from 'contact-centre-client';
import type { GetIntentsSourceintentsOptions } from 'contact-centre-client/apis/intents';
import { IntentsApi } from 'contact-centre-client/apis/intents';
import type {
  BulkSourceIntentsResponse,
  CustomerIntentResponse,
  CustomerSourceIntentListing,
  IntentsCategory,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new IntentsApi();

const intent = { name: 'Return', description: 'Wants to send something back', expiryTime: 24, categoryId: 'c' };

describe('IntentsApi', () => {
  it("manages customers' intents and their categories", () => {
    expectTypeOf(api.postIntentsCustomerintents(intent)).toEqualTypeOf<ApiPromise<CustomerIntentResponse>>();
    expectTypeOf(
      api.postIntentsCategories({ name: 'Orders', description: 'All about them' }),
    ).resolves.toEqualTypeOf<IntentsCategory>();
    expectTypeOf(api.postIntentsCustomerintentsBulkRetrieve({ ids: ['a'] })).resolves.toEqualTypeOf<CustomerIntentResponse[]>();
    expectTypeOf(api.deleteIntentsCategory('c')).resolves.toBeVoid();
    // @ts-expect-error -- the category is missing
    void api.postIntentsCustomerintents({ name: 'Return', description: 'Back', expiryTime: 24 });
    // @ts-expect-error -- a time is counted
    void api.patchIntentsCustomerintent('id', { expiryTime: '24' });
    // @ts-expect-error -- ids stand in a body
    void api.postIntentsCustomerintentsBulkRetrieve(['a']);
  });

  it('assigns the intents of bots and topics to them', () => {
    expectTypeOf(
      api.postIntentsCustomerintentSourceintentsBulkAdd('id', { items: [{ sourceIntentId: 's', sourceType: 'Bot' }] }),
    ).resolves.toEqualTypeOf<BulkSourceIntentsResponse>();
    expectTypeOf(
      api.getIntentsSourceintents({ type: 'Topic', pageSize: 50 }),
    ).resolves.toEqualTypeOf<CustomerSourceIntentListing>();
    // @ts-expect-error -- the ids are missing
    void api.postIntentsCustomerintentSourceintentsBulkRemove('id', {});
    // @ts-expect-error -- the contact is missing
    void api.postIntentsAssignmentsExternalcontactCustomerintentAssignment('contact', { sourceId: 's' });
    // @ts-expect-error -- these are not searched
    void api.getIntentsAssignmentsExternalcontact('contact', { queryValue: 'Return' });
  });

  it('accepts known and new sources of intents', () => {
    expectTypeOf<KnownValues<GetIntentsSourceintentsOptions['type']>>().toEqualTypeOf<
      'Bot' | 'Copilot' | 'Digitalbot' | 'Segment' | 'Topic' | 'Unknown'
    >();
    void api.getIntentsSourceintents({ type: 'Survey' });
  });
});
