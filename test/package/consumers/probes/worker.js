// A worker for workerd: what it finds is its answer.
import { NotFoundError } from 'contact-centre-client/fetch';
import { UsersApi } from 'contact-centre-client/apis/users';
import { ApiClient } from 'contact-centre-client/fetch';

export default {
  async fetch(request) {
    const { url, id, secret } = await request.json();
    const client = new ApiClient({ apiUrl: url, rejectWith: 'error' });
    await client.loginClientCredentialsGrant(id, secret);
    const users = await new UsersApi(client).getUsers({ pageSize: 3, expand: ['presence'] });
    const missing = await new UsersApi(client).getUser('nobody').catch((error) => error);
    return Response.json({
      total: users.total,
      listed: users.entities.length,
      typed: missing instanceof NotFoundError,
      code: missing.code,
    });
  },
};
