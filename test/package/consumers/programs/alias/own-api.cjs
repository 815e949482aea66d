const platformClient = require('purecloud-platform-client-v2/dist/node/purecloud-platform-client-v2.js');

const client = platformClient.ApiClient.instance;
client.setEnvironment('mypurecloud.ie');

// An operation that the package has no method for, written as its own methods are.
class PresenceApi {
  constructor(apiClient) {
    this.apiClient = apiClient || platformClient.ApiClient.instance;
  }

  getDefinitions(opts) {
    opts = opts || {};
    return this.apiClient.callApi(
      '/api/v2/presencedefinitions',
      'GET',
      {},
      { pageSize: opts['pageSize'], pageNumber: opts['pageNumber'], deleted: opts['deleted'] },
      {},
      {},
      null,
      ['PureCloud OAuth'],
      ['application/json'],
      ['application/json'],
      opts['customHeaders'],
    );
  }

  getUsers(ids) {
    return this.apiClient.callApi(
      'api/v2/users',
      'GET',
      null,
      { id: this.apiClient.buildCollectionParam(ids, 'multi'), pageSize: 2 },
      null,
      null,
      null,
      ['PureCloud OAuth'],
      [],
      [],
    );
  }

  rename(id, name) {
    return this.apiClient.callApi(
      '/api/v2/routing/skills',
      'POST',
      {},
      {},
      {},
      {},
      { id, name },
      ['PureCloud OAuth'],
      ['application/json'],
      ['application/json'],
    );
  }
}

async function main() {
  const auth = await client.loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID, process.env.GENESYS_CLIENT_SECRET);
  console.log(typeof auth.accessToken, typeof auth.tokenExpiryTime, auth.tokenExpiryTimeString.endsWith('GMT'));
  const api = new PresenceApi();
  const page = await api.getDefinitions({ pageSize: 3, pageNumber: 1, customHeaders: { 'x-trace': '1' } });
  console.log(page.entities.map((definition) => definition.systemPresence));
  const all = await new platformClient.UsersApi().getUsers({ pageSize: 2 });
  const some = await api.getUsers(all.entities.map((user) => user.id));
  console.log(some.entities.length, some.total);
  try {
    await api.rename('', '');
  } catch (err) {
    console.log(err.status, err.code);
  }
  client.setReturnExtendedResponses(true);
  const response = await api.getDefinitions({});
  console.log(response.status, response.body.entities.length > 0, Boolean(response.error));
}

main().catch((err) => {
  console.error(err);
  process.exitCode = 1;
});
