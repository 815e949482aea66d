import platformClient from 'purecloud-platform-client-v2';
import type { AuthData, AuthPopupMessage, Logger, Models } from 'purecloud-platform-client-v2';
import { ApiClient, UsersApi, WorkforceManagementApi } from 'purecloud-platform-client-v2';
import byPath from 'purecloud-platform-client-v2/dist/node/purecloud-platform-client-v2.js';

const client: platformClient.ApiClientClass = platformClient.ApiClient.instance;
const region: string = process.argv[2] ?? 'eu_west_1';
client.setEnvironment(platformClient.PureCloudRegionHosts[region]);
platformClient.ApiClient.setPersistSettings(true, 'wallboard');
byPath.ApiClient.instance.setReturnExtendedResponses(false);

const logger: Logger = client.config.logger;
logger.log_level = logger.logLevelEnum.level.LTrace;
logger.log_format = logger.logFormatEnum.formats.LTrace;
logger.log_to_console = false;
logger.log_file_path = 'sdk.log';
logger.setLogger();

const options: platformClient.UsersApi.getUsersOptions = { pageSize: 25, customHeaders: { 'x-trace': '1' } };
options.expand = ['presence'];
options.expand.push('skills');
const none: UsersApi.deleteUserOptions = {};

/** Stand-ins for tests. */
export const mock: Pick<UsersApi, 'getUsersMe'> = { getUsersMe: async () => ({ id: '1', name: 'Ines', version: 1 }) };
export class Fake implements Pick<UsersApi, 'getUser'> {
  async getUser(userId: string): Promise<Models.User> {
    return { id: userId, name: 'Ines', version: 1 };
  }
}
export class Users extends platformClient.UsersApi {
  async myName(): Promise<string | undefined> {
    return (await this.getUsersMe()).name;
  }
}

export async function main(): Promise<void> {
  const auth: AuthData = await client.loginClientCredentialsGrant('id', 'secret');
  const expiry: number = auth.tokenExpiryTime;
  const users = new platformClient.UsersApi(client);
  const page: Promise<Models.UserEntityListing> = users.getUsers(options);
  const names: string[] = (await page).entities!.map((user) => user.name!);
  const data = await client.callApi('/api/v2/users', 'GET', {}, {}, {}, {}, null, ['PureCloud OAuth'], [], []);
  const ids: string[] = client.buildCollectionParam(data.entities, 'multi');
  const wfm = new WorkforceManagementApi();
  const body: Models.BuGetCurrentAgentScheduleRequest = { startDate: '2026-01-01', endDate: '2026-01-02' };
  await wfm.postWorkforcemanagementAgentschedulesMine(body);
  await wfm.patchWorkforcemanagementBusinessunit('id', { name: 'Quay' }, { includeSchedulingDefaultMessageSeverities: true });
  await wfm.patchWorkforcemanagementBusinessunit('id', { body: { name: 'Quay' } });
  // @ts-expect-error - neither options nor a body.
  await wfm.patchWorkforcemanagementBusinessunit('id', { nmae: 'Quay' });
  // @ts-expect-error - no option.
  await users.getUsers({ pageSzie: 25 });
  console.log(expiry, names, ids, none, ApiClient.instance);
}

export const message: AuthPopupMessage = { name: 'gc_auth_popup', type: 'message' };

interface Row {
  key: string;
  label: string;
}

/** What the vendor's types allow beside: interfaces for any object, numbers in paths, stand-ins that take less. */
export async function loosely(row: Row): Promise<void> {
  await new platformClient.ArchitectApi().postFlowsDatatableRows('id', row);
  await new platformClient.ArchitectApi().putFlowsDatatableRow('id', 'row', { body: row });
  await new platformClient.BusinessRulesApi().getBusinessrulesDecisiontableVersion('id', 1);
  const standIn: Pick<UsersApi, 'getUsers'> = {
    getUsers: async (given: { pageSize: number }) => ({ entities: [], pageSize: given.pageSize }),
  };
  await standIn.getUsers({ pageSize: 5 });
}
