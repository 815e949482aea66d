import type { ApiPromise } from 'contact-centre-client';
import { TelephonyProvidersEdgeApi } from 'contact-centre-client/apis/telephony-providers-edge';
import type {
  DID,
  Edge,
  EdgeLogsJobResponse,
  EdgeNetworkDiagnostic,
  Phone,
  TrunkBase,
  TrunkBaseAssignmentExpand,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new TelephonyProvidersEdgeApi();

const phone: Phone = { name: 'Desk 12', site: { id: 's' }, phoneBaseSettings: { id: 'b' }, lines: [] };

describe('TelephonyProvidersEdgeApi', () => {
  it('reads edges and their details', () => {
    expectTypeOf(api.getTelephonyProvidersEdge('id')).toEqualTypeOf<ApiPromise<Edge>>();
    expectTypeOf(
      api.postTelephonyProvidersEdgeDiagnosticNslookup('id', { host: 'example.com' }),
    ).resolves.toEqualTypeOf<EdgeNetworkDiagnostic>();
    expectTypeOf(
      api.postTelephonyProvidersEdgeLogsJobs('id', { path: '/var/log', recurse: true }),
    ).resolves.toEqualTypeOf<EdgeLogsJobResponse>();
    // @ts-expect-error -- the host is missing
    void api.postTelephonyProvidersEdgeDiagnosticTracepath('id', {});
  });

  it('returns text for a change of state', () => {
    expectTypeOf(api.postTelephonyProvidersEdgeStatuscode('id', { body: { inService: false } })).resolves.toBeString();
    // @ts-expect-error -- the state is missing
    void api.postTelephonyProvidersEdgeStatuscode('id', { body: { callDrainingWaitTimeSeconds: 60 } });
  });

  it('manages phones', () => {
    expectTypeOf(api.postTelephonyProvidersEdgesPhones(phone)).resolves.toEqualTypeOf<Phone>();
    void api.postTelephonyProvidersEdgesPhonesReboot({ phoneIds: ['a', 'b'] });
    // @ts-expect-error -- the site and the settings are missing
    void api.postTelephonyProvidersEdgesPhones({ name: 'Desk 12' });
    // @ts-expect-error -- a site is named by a reference
    void api.putTelephonyProvidersEdgesPhone('id', { ...phone, site: 's' });
    // @ts-expect-error -- a phone is required
    void api.putTelephonyProvidersEdgesPhone('id');
  });

  it('accepts trunks, owners and expansions', () => {
    expectTypeOf<KnownValues<TrunkBase['trunkType']>>().toEqualTypeOf<'EXTERNAL' | 'PHONE' | 'EDGE'>();
    expectTypeOf<KnownValues<DID['ownerType']>>().toEqualTypeOf<'USER' | 'PHONE' | 'IVR_CONFIG' | 'GROUP'>();
    expectTypeOf<TrunkBaseAssignmentExpand>().toEqualTypeOf<'externalTrunkBaseAssignments' | 'phoneTrunkBaseAssignments'>();
    void api.getTelephonyProvidersEdgesTrunks({ trunkType: 'SATELLITE', edgeId: 'id' });
    // @ts-expect-error -- the option is called _number
    void api.getTelephonyProvidersEdgesExtensions({ number: '12' });
    // @ts-expect-error -- ids are texts
    void api.getTelephonyProvidersEdgesDid(12);
  });
});
