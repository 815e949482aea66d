const platformClient = require('purecloud-platform-client-v2');

const client = platformClient.ApiClient.instance;

// As programs do to log, count or limit calls: every method passes this one.
const paths = [];
const callApi = client.callApi.bind(client);
client.callApi = (path, method, ...more) => {
  paths.push(`${method} ${path}`);
  return callApi(path, method, ...more);
};

client.setGateway({ host: 'gate.example.com', port: 1443, path_params_login: 'login', path_params_api: 'api' });
client.setEnvironment(platformClient.PureCloudRegionHosts.eu_west_1);
console.log(client.config.environment, client.config.getConfUrl('api', ''), client.config.getConfUrl('login', ''));
client.setGateway();
console.log(client.config.gateway, client.config.getConfUrl('api', client.config.basePath));

console.log('setEnvironment' in platformClient.ApiClient, 'config' in platformClient.ApiClient);
platformClient.ApiClient.logout = () => 'Nothing to do';
console.log(client.logout(), delete platformClient.ApiClient.logout, typeof client.logout);

const users = new platformClient.UsersApi();
const routing = new platformClient.RoutingApi();

users
  .getUsers()
  .catch((err) => console.log('Not signed in', err.status, err.code))
  .then(() => client.loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID, process.env.GENESYS_CLIENT_SECRET))
  .then(() => users.getUsers(''))
  .then((page) => console.log(page.entities.length, 'users'))
  .then(() => routing.postRoutingSkills(JSON.stringify({ name: 'Knots' })))
  .then((skill) => console.log(skill.name))
  .then(() => routing.getRoutingQueue('nope'))
  .catch((err) => console.log(err.status, err.message))
  .then(() => console.log(paths));
