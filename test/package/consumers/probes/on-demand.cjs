const { createServer } = require('node:http');
const { ApiClient } = require('contact-centre-client/client');
const { TokensApi } = require('contact-centre-client/apis/tokens');

const hasAxios = () => Object.keys(require.cache).some((path) => /node_modules.axios./.test(path));

const server = createServer((_request, response) => response.writeHead(204).end()).listen(0, '127.0.0.1', async () => {
  const found = { imported: hasAxios() };
  for (const [name, options] of Object.entries({ called: {}, asked: { adapter: 'http' } })) {
    const client = new ApiClient({ apiUrl: `http://127.0.0.1:${server.address().port}`, ...options });
    client.setAccessToken('token');
    await new TokensApi(client).headTokensMe();
    await client.close();
    found[name] = hasAxios();
  }
  server.closeAllConnections();
  server.close();
  console.log(JSON.stringify(found));
});
