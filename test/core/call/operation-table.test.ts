import { PlatformApi } from 'contact-centre-client';
import { expect, it } from 'vitest';
import { addOperations, nameOf } from '../../../src/core/call/operation-table.js';

it('A method of a table makes the same call as a written method', () => {
  class Tabled extends PlatformApi {}
  const details = { query: { pageSize: 'page_size' } };
  addOperations(Tabled, {
    GET: ['/pilots/{pilotId} opts', ['/flights opts', details]],
    PATCH: [['/pilots/{pilotId}/flights/{flightId} body', undefined, 'patchPilot']],
  });
  const calls: object[] = [];
  const client = { send: (call: object) => calls.push(call) } as never;
  const api = new Tabled(client) as unknown as Record<string, (...values: unknown[]) => unknown>;
  const request = { timeout: 1 };
  api['getPilot']?.('a', { expand: 'name' }, request);
  api['getPilot']?.('b');
  api['patchPilot']?.('a', 'f', { name: 'Amara' }, request);
  api['getFlights']?.({ pageSize: 2 });
  expect(calls).toEqual([
    {
      operation: 'getPilot',
      route: 'GET /api/v2/pilots/{pilotId}',
      required: { pilotId: 'a' },
      optional: { expand: 'name' },
      request,
    },
    { operation: 'getPilot', route: 'GET /api/v2/pilots/{pilotId}', required: { pilotId: 'b' } },
    {
      operation: 'patchPilot',
      route: 'PATCH /api/v2/pilots/{pilotId}/flights/{flightId}',
      required: { pilotId: 'a', flightId: 'f', body: { name: 'Amara' } },
      optional: {},
      request,
    },
    { operation: 'getFlights', route: 'GET /api/v2/flights', required: {}, optional: { pageSize: 2 }, details },
  ]);
});

it('A method of a table can be replaced and deleted, as test tools do', () => {
  class Tabled extends PlatformApi {}
  addOperations(Tabled, { GET: ['/pilots opts'] });
  const methods = Tabled.prototype as unknown as Record<string, unknown>;
  const other = (): string => 'other';
  methods['getPilots'] = other;
  expect(methods['getPilots']).toBe(other);
  delete methods['getPilots'];
  expect(methods).not.toHaveProperty('getPilots');
});

it.each([
  ['getSeriessetSeriessetId', 'GET', '/seriesset/{seriessetId}'],
  ['getUsersMe', 'GET', '/users/me'],
  ['deleteUserPresence', 'DELETE', '/users/{userId}/presences/{sourceId}'],
  ['putAuthorizationPolicy', 'PUT', '/authorization/policies/{policyId}'],
  ['getContentmanagementStatusStatusId', 'GET', '/contentmanagement/status/{statusId}'],
  ['getUsersExternalidAuthorityNameExternalKey', 'GET', '/users/externalid/{authorityName}/{externalKey}'],
])('the derived name is %s for %s %s', (name, verb, path) => {
  expect(nameOf(verb, path)).toBe(name);
});
