import type { ApiPromise } from 'contact-centre-client';
import { OutboundApi } from 'contact-centre-client/apis/outbound';
import type {
  Campaign,
  CampaignProgress,
  CallableTimeSet,
  DialerContact,
  DomainEntityRef,
  OutboundFilterType,
  Reaction,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new OutboundApi();

const campaign: Campaign = {
  name: 'Renewals',
  contactList: { id: 'list' },
  dialingMode: 'progressive',
  phoneColumns: [{ columnName: 'Mobile', type: 'cell' }],
  callerName: 'Contact centre',
  callerAddress: '+493012345',
};

describe('OutboundApi', () => {
  it('creates a campaign and reads its progress', () => {
    expectTypeOf(api.postOutboundCampaigns(campaign)).toEqualTypeOf<ApiPromise<Campaign>>();
    expectTypeOf(api.postOutboundCampaignsProgress(['c1', 'c2'])).resolves.toEqualTypeOf<CampaignProgress[]>();
    expectTypeOf(api.postOutboundContactlistContactsBulk('list', ['a'])).resolves.toEqualTypeOf<DialerContact[]>();
    expectTypeOf(api.postOutboundDnclistExport('dnc')).resolves.toEqualTypeOf<DomainEntityRef>();
    expectTypeOf(api.deleteOutboundCampaign('c1')).resolves.toEqualTypeOf<Campaign>();
  });

  it('manages the hours when calls are permitted', () => {
    const callableTimes = [
      { timeZoneId: 'Europe/Berlin', timeSlots: [{ startTime: '08:00:00.000', stopTime: '20:00:00.000', day: 1 }] },
    ];
    expectTypeOf(api.postOutboundCallabletimesets({ name: 'Week', callableTimes })).resolves.toEqualTypeOf<CallableTimeSet>();
    // @ts-expect-error -- the times are missing
    void api.postOutboundCallabletimesets({ name: 'Week' });
    // @ts-expect-error -- the time zone is missing
    void api.postOutboundCallabletimesets({ name: 'Week', callableTimes: [{ timeSlots: [] }] });
  });

  it('accepts known and new dialling modes, filters and reactions', () => {
    expectTypeOf<KnownValues<Campaign['dialingMode']>>().toEqualTypeOf<
      'agentless' | 'preview' | 'power' | 'predictive' | 'progressive' | 'external'
    >();
    expectTypeOf<OutboundFilterType>().toEqualTypeOf<
      | ('Equals' | 'RegEx' | 'Contains' | 'Prefix' | 'BeginsWith' | 'EndsWith')
      | ('LessThan' | 'LessThanEqualTo' | 'GreaterThan' | 'GreaterThanEqualTo')
    >();
    expectTypeOf<KnownValues<Reaction['reactionType']>>().toEqualTypeOf<'hangup' | 'transfer' | 'transfer_flow' | 'play_file'>();
    void api.postOutboundCampaigns({ ...campaign, dialingMode: 'telepathic' });
    void api.getOutboundCampaigns({ filterType: 'SoundsLike', name: 'Renewals' });
  });

  it('rejects an incomplete campaign, one id in place of a list and a missing body', () => {
    // @ts-expect-error -- contact list, dialling mode and number are missing
    void api.postOutboundCampaigns({ name: 'Renewals' });
    // @ts-expect-error -- a list is named by a reference
    void api.putOutboundCampaign('c1', { ...campaign, contactList: 'list' });
    // @ts-expect-error -- contacts are deleted by a list of ids
    void api.deleteOutboundContactlistContacts('list', 'contact');
    // @ts-expect-error -- the contacts are missing
    void api.postOutboundContactlistContacts('list');
    // @ts-expect-error -- the option is called clearSystemData
    void api.postOutboundContactlistContacts('list', [], { clear: true });
    // @ts-expect-error -- a campaign is identified by text
    void api.getOutboundCampaign(1);
    // @ts-expect-error -- a campaign is required
    void api.postOutboundCampaigns();
  });
});
