import { RoutingApi } from 'contact-centre-client';
import { usePlatformQuery } from 'contact-centre-client/react';
import { describe, expect, it } from 'vitest';
import { shouldRetry } from '../../src/react/queries.js';
import { renderApp, signedInClient, startPlatform, until } from './support.js';

/** Renders a query whose requests all receive a status. @returns how often it was sent before it failed */
async function triesFor(status: number): Promise<number> {
  const platform = startPlatform();
  platform.sandbox.on(RoutingApi, 'getRoutingQueues', new Response('{}', { status }));
  let isError = false;
  function Query(): null {
    isError = usePlatformQuery(RoutingApi, 'getRoutingQueues', []).isError;
    return null;
  }
  renderApp({ client: signedInClient(platform), children: <Query /> });
  await until(() => isError);
  return platform.calls.filter((call) => call.includes('queues')).length;
}

describe('A query that fails', () => {
  it.each([
    [500, 4],
    [599, 4],
    [499, 1],
    [404, 1],
  ])('with %i is sent %i times', async (status, tries) => {
    expect(await triesFor(status)).toBe(tries);
  });

  it('is not repeated after the third failure, and only if another attempt may succeed', () => {
    const unanswered = { code: 'ERR_NETWORK' };
    expect([0, 1, 2, 3, 4].map((failures) => shouldRetry(failures, unanswered))).toEqual([true, true, true, false, false]);
    expect(shouldRetry(0, { code: 'ERR_TIMEOUT' })).toBe(true);
    expect(shouldRetry(0, { code: 'ERR_ABORTED' })).toBe(false);
    expect(shouldRetry(0, {})).toBe(false);
    // A status takes precedence over the code.
    expect(shouldRetry(0, { status: 400, code: 'ERR_NETWORK' })).toBe(false);
  });
});
