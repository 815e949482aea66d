import { InvalidParameterError } from 'contact-centre-client';
import { ApiClient, WorkforceManagementApi } from 'contact-centre-client/vendor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOKEN, answer, errorOf, scripted } from '../core/probe.js';

type AnyMethod = (...values: unknown[]) => PromiseLike<unknown>;

function workforce() {
  const lines: string[] = [];
  const { transport, sent: sentRequests } = scripted(...Array.from({ length: 9 }, () => answer(200, {})));
  const client = new ApiClient({
    timeout: 0,
    transport,
    apiUrl: 'https://api.example.com',
    logger: { sink: (line) => lines.push(line) },
  });
  client.setAccessToken(TOKEN);
  const api = new WorkforceManagementApi(client) as unknown as Record<string, AnyMethod>;
  const call = (method: string, ...values: unknown[]): PromiseLike<unknown> => api[method]!(...values);
  return { client, call, sent: sentRequests, lines };
}

describe('The 40 methods whose body newer versions of the package take as a separate argument', () => {
  it('send a body with the required fields as the body', async () => {
    const { call, sent: sentRequests } = workforce();
    const body = { startDate: '2026-01-01', endDate: '2026-01-02' };
    await call('postWorkforcemanagementAgentschedulesMine', body);
    expect(sentRequests[0]).toMatchObject({
      url: 'https://api.example.com/api/v2/workforcemanagement/agentschedules/mine',
      body: JSON.stringify(body),
    });
  });

  it('send a body of optional fields as the body', async () => {
    const { call, sent: sentRequests } = workforce();
    await call('patchWorkforcemanagementManagementunit', 'mu', { name: 'Day shift' });
    expect(sentRequests[0]?.body).toBe('{"name":"Day shift"}');
  });

  it('accept options and headers after such a body', async () => {
    const { call, sent: sentRequests } = workforce();
    const options = { includeSchedulingDefaultMessageSeverities: true, customHeaders: { 'x-one': '1' } };
    await call('patchWorkforcemanagementBusinessunit', 'bu', { name: 'Harbour' }, options);
    expect(sentRequests[0]).toMatchObject({
      url: 'https://api.example.com/api/v2/workforcemanagement/businessunits/bu?includeSchedulingDefaultMessageSeverities=true',
      body: '{"name":"Harbour"}',
      headers: expect.objectContaining({ 'x-one': '1' }) as unknown,
    });
  });

  it('still accept opts.body, options alone and no arguments', async () => {
    const { call, sent: sentRequests } = workforce();
    await call('patchWorkforcemanagementBusinessunit', 'bu', { body: { name: 'Harbour' } });
    await call('patchWorkforcemanagementBusinessunit', 'bu', { includeSchedulingDefaultMessageSeverities: false });
    await call('patchWorkforcemanagementBusinessunit', 'bu');
    await call('patchWorkforcemanagementBusinessunit', 'bu', {});
    expect(sentRequests.map(({ body }) => body)).toEqual(['{"name":"Harbour"}', undefined, undefined, undefined]);
  });

  it.each([
    ['postWorkforcemanagementAgentschedulesMine', [{ startDate: '2026-01-01' }]],
    ['postWorkforcemanagementAgentschedulesMine', [{ startDate: '2026-01-01', endDate: undefined }]],
    ['patchWorkforcemanagementManagementunit', ['mu', { nmae: 'Day shift' }]],
    ['patchWorkforcemanagementManagementunit', ['mu', { name: 'Day shift', customHeaders: {} }]],
    ['patchWorkforcemanagementManagementunit', ['mu', [{ name: 'Day shift' }]]],
    ['postWorkforcemanagementBusinessunits', [{ name: 'a', divisionId: 'b', settings: {}, body: {} }]],
  ])('reject an invalid body: %s %j', async (method, values) => {
    const { call, sent: sentRequests } = workforce();
    await errorOf(call(method, ...values) as Promise<unknown>, InvalidParameterError);
    expect(sentRequests).toEqual([]);
  });

  it('report it once for each operation at the level debug', async () => {
    const { client, call, lines } = workforce();
    client.logger.level = 'debug';
    await call('patchWorkforcemanagementManagementunit', 'mu', { name: 'a' });
    await call('patchWorkforcemanagementManagementunit', 'mu', { name: 'b' });
    const notes = lines.filter((line) => line.includes('deprecated'));
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain(
      'patchWorkforcemanagementManagementunit: PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}: deprecated',
    );
  });

  it('send the body as such or reject it, and never as a query', async () => {
    const values = fc.record(
      {
        name: fc.string(),
        settings: fc.record({ startDayOfWeek: fc.string() }),
        divisionId: fc.string(),
        other: fc.string(),
        body: fc.constant({ name: 'in opts' }),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(values, async (input) => {
        const { call, sent: sentRequests } = workforce();
        const failed = await Promise.resolve(call('patchWorkforcemanagementManagementunit', 'mu', input)).then(
          () => false,
          () => true,
        );
        expect(sentRequests.every(({ url }) => !url.includes('?'))).toBe(true);
        const isBody = !('body' in input) && ['name', 'settings', 'divisionId'].some((name) => name in input);
        const isOptions = Object.keys(input).every((name) => name === 'body');
        expect(failed).toBe(!isBody && !isOptions);
        if (isBody) expect(JSON.parse(sentRequests[0]?.body ?? '')).toEqual(JSON.parse(JSON.stringify(input)));
      }),
    );
  });
});
