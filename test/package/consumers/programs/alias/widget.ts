import platformClient from 'purecloud-platform-client-v2';
import type { ApiClientClass, Models, UsersApi } from 'purecloud-platform-client-v2';

type Users = Pick<UsersApi, 'getUsersMe' | 'getUsers'>;

/** Greets the user. Tests hand it a stand-in. */
async function greeting(users: Users, options: platformClient.UsersApi.getUsersMeOptions): Promise<string> {
  options.expand?.push('presence');
  const me: Models.UserMe = await users.getUsersMe(options);
  const others: Models.UserEntityListing = await users.getUsers({ pageSize: 3, customHeaders: { 'x-trace': '1' } });
  const names: string[] = (others.entities ?? []).map((user: Models.User) => user.name ?? '?');
  return `Hello ${me.name ?? 'you'}, meet ${names.join(' and ')}`;
}

const standIn: Users = {
  getUsersMe: async () => ({ id: '1', name: 'Ines', version: 1 }),
  getUsers: () => Promise.resolve({ entities: [{ id: '2', name: 'Amara', version: 1 }], total: 1 }),
};

async function queues(client: ApiClientClass): Promise<number> {
  const region: string = process.env['GENESYS_REGION'] ?? 'eu_west_1';
  client.setEnvironment(platformClient.PureCloudRegionHosts[region]!);
  client.config.logger.log_level = client.config.logger.logLevelEnum.level.LError;
  client.config.logger.log_to_console = false;
  client.config.logger.setLogger();
  const auth = await client.loginClientCredentialsGrant(process.env['GENESYS_CLIENT_ID']!, process.env['GENESYS_CLIENT_SECRET']!);
  const expiry: number = auth.tokenExpiryTime;
  const page = await client.callApi(
    '/api/v2/routing/queues',
    'GET',
    {},
    {},
    {},
    {},
    null,
    ['PureCloud OAuth'],
    ['application/json'],
    ['application/json'],
  );
  return expiry > 0 ? page.entities.length : 0;
}

async function plan(wfm: platformClient.WorkforceManagementApi): Promise<string> {
  const { entities } = await new platformClient.AuthorizationApi().getAuthorizationDivisions();
  const settings = { startDayOfWeek: 'Monday', timeZone: 'Europe/Dublin' };
  const body: Models.CreateBusinessUnitRequest = { name: 'Quay', divisionId: entities![0]!.id!, settings };
  const unit: Models.BusinessUnitResponse = await wfm.postWorkforcemanagementBusinessunits(body);
  const change: Models.UpdateBusinessUnitRequest = { name: 'Quay, by night' };
  const renamed = await wfm.patchWorkforcemanagementBusinessunit(unit.id!, change, { customHeaders: {} });
  return renamed.name ?? '?';
}

async function main(): Promise<void> {
  console.log(await greeting(standIn, { expand: ['skills'] }));
  console.log(await queues(platformClient.ApiClient.instance));
  console.log(await plan(new platformClient.WorkforceManagementApi()));
}

main().catch((err: unknown) => {
  console.error(err);
  process.exitCode = 1;
});
