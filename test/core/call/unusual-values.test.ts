import { SignInError } from 'contact-centre-client';
import { expect, it } from 'vitest';
import { startServer } from '../../support/wire.js';
import { ProbeApi, entries, errorOf, signedIn } from '../probe.js';

class Draft {
  constructor(readonly name: string) {}
}

// The first test of a separate file: the code that checks such values has not been loaded before.
it('A call with an unusual value belongs to the sign-in it began under, while the code that checks it is loaded', async () => {
  const server = await startServer({ json: {} });
  const calls = entries.map(({ make }) => {
    const client = signedIn(make, server.url);
    const error = errorOf(new ProbeApi(client).create(new Draft('hers')), SignInError);
    client.setAccessToken('of-somebody-else');
    return error;
  });
  for (const error of await Promise.all(calls)) expect(error).toMatchObject({ code: 'ERR_SIGN_IN_SUPERSEDED' });
  expect(server.requests).toEqual([]);
});

it.each(entries)(
  'Changes that a caller makes after the call have no effect, including dates and instances ($entry)',
  async ({ make }) => {
    const server = await startServer({ json: {} });
    const api = new ProbeApi(signedIn(make, server.url));
    await api.create(new Draft('the first of its kind'));
    const body = { at: new Date(0), draft: new Draft('as it was') as { name: string }, since: [new Date(0)] };
    const call = api.create(body);
    body.at.setFullYear(2000);
    body.draft.name = 'as it is';
    body.since.pop();
    await call;
    expect(JSON.parse(server.requests[1]?.body ?? '')).toEqual({
      at: '1970-01-01T00:00:00.000Z',
      draft: { name: 'as it was' },
      since: ['1970-01-01T00:00:00.000Z'],
    });
  },
);
