const platformClient = require('purecloud-platform-client-v2');

const client = platformClient.ApiClient.instance;
client.setEnvironment(platformClient.PureCloudRegionHosts.eu_central_1);
const usersApi = new platformClient.UsersApi();

void import('purecloud-platform-client-v2').then(({ default: imported, ApiClient }) => {
  console.log(
    JSON.stringify({
      address: client.apiUrl,
      methods: typeof usersApi.getUsersMe,
      byDefault: platformClient.default.UsersApi === platformClient.UsersApi,
      byImport: typeof new imported.UsersApi().getUser,
      classes: Object.keys(imported).filter((name) => name.endsWith('Api')).length,
      instance: imported.ApiClient.instance === ApiClient.instance,
    }),
  );
});
