const { ApiClient, ConversationsApi, PureCloudRegionHosts, RoutingApi } = require('purecloud-platform-client-v2');

const client = ApiClient.instance;
client.setEnvironment(PureCloudRegionHosts.eu_west_1);

const routingApi = new RoutingApi();
const conversationsApi = new ConversationsApi();

// Kept while the function stays warm.
let login;

const respond = (statusCode, body) => ({
  statusCode,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** A form on the web site asks to be called back: puts a callback into the queue that it names. */
exports.handler = async (event) => {
  let form;
  try {
    form = JSON.parse(event.body);
  } catch (err) {
    return respond(400, { message: 'The body is not JSON' });
  }
  try {
    login = login || client.loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID, process.env.GENESYS_CLIENT_SECRET);
    await login;
  } catch (err) {
    login = undefined;
    return respond(502, { message: 'Signed out' });
  }
  try {
    const queues = await routingApi.getRoutingQueues({ name: form.queue });
    if (queues.total === 0) return respond(404, { message: `No queue is called ${form.queue}` });
    const callback = await conversationsApi.postConversationsCallbacks({
      queueId: form.queueId || queues.entities[0].id,
      callbackNumbers: [form.phone],
      callbackUserName: form.name,
      data: { page: form.page },
    });
    return respond(201, { conversation: callback.conversation.id });
  } catch (err) {
    return respond(err.status || 500, { code: err.code, message: err.message });
  }
};
