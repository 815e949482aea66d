import { UsersApi } from 'contact-centre-client/apis/users';
import { ApiClient } from 'contact-centre-client/fetch';

onmessage = async ({ data: settings }) => {
  const client = new ApiClient({ apiUrl: settings.apiUrl });
  client.setAccessToken(settings.token);
  const users = await new UsersApi(client).getUsers();
  postMessage(users.total);
};
