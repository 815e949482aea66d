const fs = require('fs');
const platformClient = require('purecloud-platform-client-v2');

const client = platformClient.ApiClient.instance;
client.setEnvironment(platformClient.PureCloudRegionHosts.eu_west_1);

const logger = client.config.logger;
logger.log_level = logger.logLevelEnum.level.LTrace;
logger.log_format = logger.logFormatEnum.formats.LTrace;
logger.log_request_body = true;
logger.log_response_body = true;
logger.log_to_console = false;
logger.log_file_path = 'logs/sdk.log';
logger.setLogger();

async function main() {
  await client.loginClientCredentialsGrant(process.env.GENESYS_CLIENT_ID, process.env.GENESYS_CLIENT_SECRET);
  const queues = await new platformClient.RoutingApi().getRoutingQueues({ pageSize: 5 });
  console.log(`${queues.entities.length} queues`);
  console.log(logger.getLogLevel('trace'), logger.getLogLevel('all'), logger.getLogFormat('json'), logger.getLogFormat());
  logger.log('debug', 200, 'GET', 'https://api.mypurecloud.ie/api/v2/mine', { Authorization: 'Bearer planted' }, {}, null, null);
}

main().catch((err) => {
  console.error(err);
  process.exitCode = 1;
});

process.on('beforeExit', () => {
  const lines = fs.readFileSync('logs/sdk.log', 'utf8');
  console.log(
    'logged',
    lines.length > 500,
    lines.includes('/api/v2/routing/queues'),
    lines.includes('/api/v2/mine'),
    lines.includes('planted'),
  );
  fs.rmSync('logs', { recursive: true });
  process.exit();
});
