const platformClient = require('purecloud-platform-client-v2');

// As tests do: in the place of a class, of a method of all, and of a method of one.
class FakeUsersApi {
  getUsersMe() {
    return Promise.resolve({ name: 'Ines' });
  }
}

function greet() {
  return new platformClient.UsersApi().getUsersMe().then((me) => console.log(`Hello ${me.name}`));
}

async function main() {
  const { UsersApi } = platformClient;
  platformClient.UsersApi = FakeUsersApi;
  await greet();
  platformClient.UsersApi = UsersApi;

  const { getUsersMe } = UsersApi.prototype;
  UsersApi.prototype.getUsersMe = async () => ({ name: 'Amara' });
  await greet();
  UsersApi.prototype.getUsersMe = getUsersMe;

  const client = platformClient.ApiClient.instance;
  client.setPersistSettings(true, 'wallboard');
  const { callApi, loginClientCredentialsGrant } = client;
  client.loginClientCredentialsGrant = async () => ({ accessToken: 'planted' });
  console.log((await client.loginClientCredentialsGrant('a', 'b')).accessToken);
  client.loginClientCredentialsGrant = loginClientCredentialsGrant;
  client.callApi = callApi;
  platformClient.ApiClient.instance = { fake: true };
  console.log(platformClient.ApiClient.instance.fake);
  platformClient.ApiClient.instance = client;
  const queues = new platformClient.RoutingApi(client);
  queues.getRoutingQueue = async (id) => ({ id });
  console.log(await queues.getRoutingQueue('1'));
  console.log(typeof platformClient.PureCloudRegionHosts.us_east_1, Object.keys(platformClient).includes('ApiClientClass'));
}

main().catch((err) => {
  console.error(err);
  process.exitCode = 1;
});
