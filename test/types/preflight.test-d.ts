import type { ApiClient } from 'contact-centre-client';
import { checkOperations, preflight, readGrants } from 'contact-centre-client/preflight';
import type { Grants, OperationName, PreflightReport, PreflightStatus } from 'contact-centre-client/preflight';
import { expectTypeOf, it } from 'vitest';

declare const client: ApiClient;

it('takes the names of operations only', () => {
  expectTypeOf(preflight(client, ['getUsers', 'postRoutingQueues'])).resolves.toEqualTypeOf<PreflightReport>();
  void preflight(client, new Set<OperationName>(['getUsers']), { signal: AbortSignal.abort() });
  // @ts-expect-error -- a misspelt name
  void preflight(client, ['getUser', 'postRoutingQueus']);
  // @ts-expect-error -- no list
  void preflight(client, 'getUser');
  // @ts-expect-error -- a method is no name
  void preflight(client, [() => undefined]);
  // @ts-expect-error -- an unknown option
  void preflight(client, ['getUser'], { pageSize: 1 });
});

it('returns a closed list of statuses', async () => {
  expectTypeOf(await readGrants(client)).toEqualTypeOf<Grants>();
  const [check] = await checkOperations(await readGrants(client), ['getUser']);
  expectTypeOf(check?.status).toEqualTypeOf<PreflightStatus | undefined>();
  expectTypeOf<PreflightStatus>().toEqualTypeOf<'possible' | 'limited' | 'impossible' | 'unknown'>();
});
