import platformClient from 'purecloud-platform-client-v2';

const client = platformClient.ApiClient.instance;
const { config } = client;

client.setEnvironment(platformClient.PureCloudRegionHosts[process.env.GENESYS_REGION]);
console.log(config.environment, config.basePath, config.authUrl);
config.setEnvironment('https://api.mypurecloud.de/');
console.log(config.environment, config.basePath, config.authUrl, config.getConfUrl('api', config.basePath));
config.basePath = 'https://proxy.example.com/genesys';
console.log(config.basePath, config.getConfUrl('login', config.authUrl));
platformClient.ApiClient.setEnvironment('mypurecloud.ie');
console.log(platformClient.ApiClient.config.basePath, config.refresh_access_token, config.refresh_token_wait_max, client.timeout);

client.setDefaultHeaders({ 'X-Department': 'Cruises' });
client.defaultHeaders['X-Team'] = '7';
client.setGenesysAppHeader('wallboard');
console.log({ ...client.getDefaultHeaders() }, client.getGenesysAppHeader());

console.log(client.getUseLegacyParameterFilter());
client.setUseLegacyParameterFilter(true);
console.log(client.getUseLegacyParameterFilter(), client.paramToString(false), client.paramToString('a'));
client.setUseLegacyParameterFilter(false);

console.log(client.CollectionFormatEnum);
const values = ['a', 1, true, null, new Date(0)];
for (const format of ['csv', 'ssv', 'tsv', 'pipes', 'multi'])
  console.log(JSON.stringify(client.buildCollectionParam(values, format)));
console.log(client.buildCollectionParam(null, 'csv'), client.buildCollectionParam('a', 'multi'));
try {
  client.buildCollectionParam(values, 'json');
} catch (err) {
  console.log(err.message);
}

console.log(
  client.buildUrl('/api/v2/users/{userId}', { userId: 'a b' }),
  client.jsonPreferredMime(['text/csv', 'application/json']),
  client.isJsonMime('text/csv'),
);
console.log(
  client.generatePKCECodeVerifier(128).length,
  await client.computePKCECodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'),
);
client.setGateway({ host: 'gate.example.com', port: 1443, path_params_api: 'calls', path_params_login: 'login' });
console.log(config.gateway.host, config.gateway.port, config.getConfUrl('api', ''), config.getConfUrl('login', ''));
client.setAuthPopupConfiguration({ usePopup: true, popupTimeout: 5000 });
console.log(
  client.getAuthPopupConfiguration().usePopup,
  config.mergeWithAuthPopupConfiguration({ popupTarget: 'login' }).popupTarget,
);
const request = new platformClient.HttpRequestOptions('https://example.com', 'post', { a: 'b' }, null, { c: 1 });
request.setTimeout(5);
console.log(request.url, request.method, request.headers, request.data, request.timeout);
for (const [url, method] of [
  ['', 'GET'],
  ['https://example.com', 'FETCH'],
]) {
  try {
    new platformClient.HttpRequestOptions(url, method);
  } catch (err) {
    console.log(err.message);
  }
}
const other = new platformClient.ApiClientClass();
console.log(
  other.config !== config,
  other instanceof platformClient.ApiClientClass,
  platformClient.ApiClient.instance === client,
);
