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
import type { Known } from './known.js';

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
  it('makes a campaign and follows it', () => {
    expectTypeOf(api.postOutboundCampaigns(campaign)).toEqualTypeOf<ApiPromise<Campaign>>();
    expectTypeOf(api.postOutboundCampaignsProgress(['c1', 'c2'])).resolves.toEqualTypeOf<CampaignProgress[]>();
    expectTypeOf(api.postOutboundContactlistContactsBulk('list', ['a'])).resolves.toEqualTypeOf<DialerContact[]>();
    expectTypeOf(api.postOutboundDnclistExport('dnc')).resolves.toEqualTypeOf<DomainEntityRef>();
    expectTypeOf(api.deleteOutboundCampaign('c1')).resolves.toEqualTypeOf<Campaign>();
  });

  it('keeps hours that one may call at', () => {
    const callableTimes = [
      { timeZoneId: 'Europe/Berlin', timeSlots: [{ startTime: '08:00:00.000', stopTime: '20:00:00.000', day: 1 }] },
    ];
    expectTypeOf(api.postOutboundCallabletimesets({ name: 'Week', callableTimes })).resolves.toEqualTypeOf<CallableTimeSet>();
    // @ts-expect-error -- at which times?
    void api.postOutboundCallabletimesets({ name: 'Week' });
    // @ts-expect-error -- in which time zone?
    void api.postOutboundCallabletimesets({ name: 'Week', callableTimes: [{ timeSlots: [] }] });
  });

  it('knows dialling modes, filters and reactions and takes new ones', () => {
    expectTypeOf<Known<Campaign['dialingMode']>>().toEqualTypeOf<
      'agentless' | 'preview' | 'power' | 'predictive' | 'progressive' | 'external'
    >();
    expectTypeOf<OutboundFilterType>().toEqualTypeOf<
      | ('Equals' | 'RegEx' | 'Contains' | 'Prefix' | 'BeginsWith' | 'EndsWith')
      | ('LessThan' | 'LessThanEqualTo' | 'GreaterThan' | 'GreaterThanEqualTo')
    >();
    expectTypeOf<Known<Reaction['reactionType']>>().toEqualTypeOf<'hangup' | 'transfer' | 'transfer_flow' | 'play_file'>();
    void api.postOutboundCampaigns({ ...campaign, dialingMode: 'telepathic' });
    void api.getOutboundCampaigns({ filterType: 'SoundsLike', name: 'Renewals' });
  });

  it('refuses half a campaign, one id for many and a lost body', () => {
    // @ts-expect-error -- whom to call, how, and from which number?
    void api.postOutboundCampaigns({ name: 'Renewals' });
    // @ts-expect-error -- a list is named by a reference
    void api.putOutboundCampaign('c1', { ...campaign, contactList: 'list' });
    // @ts-expect-error -- contacts are deleted by a list of ids
    void api.deleteOutboundContactlistContacts('list', 'contact');
    // @ts-expect-error -- which contacts?
    void api.postOutboundContactlistContacts('list');
    // @ts-expect-error -- the option is called clearSystemData
    void api.postOutboundContactlistContacts('list', [], { clear: true });
    // @ts-expect-error -- a campaign is named by text
    void api.getOutboundCampaign(1);
    // @ts-expect-error -- a campaign is required
    void api.postOutboundCampaigns();
  });
});
