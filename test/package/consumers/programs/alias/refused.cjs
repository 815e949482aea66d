const platformClient = require('purecloud-platform-client-v2');

const client = platformClient.ApiClient.instance;
client.setEnvironment('mypurecloud.ie');

client
  .loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID, 'wrong')
  .then(() => console.log('Signed in'))
  .catch((err) => {
    console.log(err instanceof Error, err.response.status, err.response.data.error);
    return client.loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID, process.env.GENESYS_CLIENT_SECRET);
  })
  .then(() => {
    client.setAccessToken('stale');
    return new platformClient.UsersApi().getUser('nobody');
  })
  .catch((err) => {
    console.log(err.status, err.code);
    client.clearAccessToken();
    client.setReturnExtendedResponses(true);
    client.setAccessToken('stale');
    return new platformClient.UsersApi().getUser('nobody');
  })
  .catch((err) => {
    console.log(err.status, err.body.code, typeof err.headers);
    return new platformClient.UsersApi().getUser();
  })
  .catch((err) => console.log(err.message || err));
