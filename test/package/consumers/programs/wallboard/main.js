import platformClient from 'purecloud-platform-client-v2';

const client = platformClient.ApiClient.instance;
const { RoutingApi, AnalyticsApi, NotificationsApi } = platformClient;
client.setEnvironment(platformClient.PureCloudRegionHosts.eu_west_1);

const METRICS = ['oWaiting', 'oInteracting', 'oOnQueueUsers'];
const state = document.getElementById('state');
const rows = new Map();

client
  .loginImplicitGrant(CLIENT_ID, window.location.origin + window.location.pathname)
  .then(listQueues)
  .then((queues) => Promise.all([observe(queues), listen(queues)]))
  .then(() => {
    state.textContent = 'Live';
  })
  .catch((err) => {
    state.textContent = `Failed: ${err.message}`;
  });

/** All queues, page by page. */
async function listQueues() {
  const api = new RoutingApi();
  const queues = [];
  for (let pageNumber = 1, pageCount = 1; pageNumber <= pageCount; pageNumber++) {
    const page = await api.getRoutingQueues({ pageSize: 3, pageNumber });
    queues.push(...page.entities);
    pageCount = page.pageCount;
  }
  for (const { id, name } of queues) {
    const row = document.getElementById('queues').insertRow();
    row.insertCell().textContent = name;
    for (const metric of METRICS) row.insertCell().dataset.metric = metric;
    rows.set(id, row);
  }
  return queues;
}

function show(queueId, metrics) {
  for (const { metric, stats } of metrics) {
    const cell = rows.get(queueId)?.querySelector(`[data-metric=${metric}]`);
    if (cell) cell.textContent = Number(cell.textContent) + stats.count;
  }
}

async function observe(queues) {
  const answer = await new AnalyticsApi().postAnalyticsQueuesObservationsQuery({
    filter: { type: 'or', predicates: queues.map(({ id }) => ({ dimension: 'queueId', value: id })) },
    metrics: METRICS,
  });
  for (const { group, data = [] } of answer.results ?? []) show(group.queueId, data);
}

async function listen(queues) {
  const api = new NotificationsApi();
  const channel = await api.postNotificationsChannels();
  const socket = new WebSocket(channel.connectUri);
  socket.onmessage = ({ data }) => {
    const { topicName, eventBody } = JSON.parse(data);
    const [, queueId] = /^v2\.analytics\.queues\.(.+)\.observations$/.exec(topicName) ?? [];
    if (!queueId) return;
    for (const cell of rows.get(queueId).querySelectorAll('[data-metric]')) {
      if (eventBody.data[0].metrics.some(({ metric }) => metric === cell.dataset.metric)) cell.textContent = '';
    }
    show(queueId, eventBody.data[0].metrics);
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('The channel could not be opened'));
  });
  await api.putNotificationsChannelSubscriptions(
    channel.id,
    queues.map(({ id }) => ({ id: `v2.analytics.queues.${id}.observations` })),
  );
}
