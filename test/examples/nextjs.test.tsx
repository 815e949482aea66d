import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '../../examples/nextjs/components/providers.js';
import { Waiting } from '../../examples/nextjs/components/waiting.js';

/** The requests of the page. */
let requests: Request[];

/** Lets the route handler respond. */
const respond = (status: number, body: object): void => {
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers = {} }: RequestInit) => {
    requests.push(new Request(url, { method, headers }));
    return Promise.resolve(Response.json(body, { status }));
  });
};

beforeEach(() => {
  requests = [];
});
afterEach(cleanup);

const open = (): void => {
  render(
    <Providers>
      <Waiting queueId="bookings" />
      <Waiting queueId="complaints" />
    </Providers>,
  );
};

it('The components of all queues share a request to the route handler, which carries no token', async () => {
  respond(200, { bookings: 3 });
  open();
  await screen.findByText('3 waiting');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['3 waiting', '0 waiting']);
  expect(requests.map(({ url }) => url)).toEqual([`${location.origin}/api/waiting`]);
  expect(requests[0]?.headers.has('authorization')).toBe(false);
});

it('The components show why the route handler failed', async () => {
  respond(403, { message: 'Sign in to this application first', code: 'forbidden', status: 403 });
  open();
  expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('Sign in to this application first');
});
