import { ApiClient } from 'contact-centre-client';
import { UsersApi } from 'contact-centre-client/apis/users';

const { settings } = globalThis;
const client = new ApiClient({ apiUrl: settings.apiUrl });
client.setAccessToken(settings.token);
const here = await new UsersApi(client).getUsers();
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const there = await new Promise((resolve) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.postMessage(settings);
});
const outcome = document.querySelector('#outcome');
outcome.textContent = `page: ${here.total} users, worker: ${there} users`;
outcome.dataset.done = '';
