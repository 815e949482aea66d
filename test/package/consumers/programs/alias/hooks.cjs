const platformClient = require('purecloud-platform-client-v2');

const client = platformClient.ApiClient.instance;
client.setEnvironment('mypurecloud.ie');

class CountingClient extends platformClient.DefaultHttpClient {
  constructor(timeout) {
    super(timeout);
    this.requests = 0;
  }

  request(options) {
    this.requests++;
    return super.request(options);
  }
}

async function main() {
  const http = new CountingClient(30000);
  client.setHttpClient(http);
  await client.loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID, process.env.GENESYS_CLIENT_SECRET);
  client.setPreHook(async (config) => {
    config.headers['x-trace'] = 'abc';
    console.log('before', config.method, config.url);
    return config;
  });
  const skills = await new platformClient.RoutingApi().getRoutingSkills({ pageSize: 7 });
  console.log(skills.entities.length > 0, http.requests, client.getHttpClient() === http, client.httpClient === http);
}

main().catch((err) => {
  console.error(err);
  process.exitCode = 1;
});
