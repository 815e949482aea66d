import { ApiClient, RoutingApi, UsersApi } from 'contact-centre-client';
import { setupSandbox } from 'contact-centre-client/testing';
import { setupWorker } from 'msw/browser';

const { handlers, sandbox, on } = setupSandbox();
const worker = setupWorker(...handlers);
await worker.start({ quiet: true, serviceWorker: { url: '/built/mockServiceWorker.js' } });
const client = new ApiClient({ region: 'eu_west_1' });
client.setAccessToken(sandbox.issueAccessToken());
on(RoutingApi, 'getRoutingQueue', { name: 'Overridden' });
const users = await new UsersApi(client).getUsers();
const queue = await new RoutingApi(client).getRoutingQueue('any');
const outcome = document.querySelector('#outcome');
outcome.textContent = `${users.total} users, ${queue.name}`;
outcome.dataset.done = '';
