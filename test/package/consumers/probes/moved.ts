import platformClient from 'purecloud-platform-client-v2';
import { ApiClientClass, Models, UsersApi } from 'purecloud-platform-client-v2';

/** As programs for the vendor's package are written: everything hangs on the default export, types too. */
const client: ApiClientClass = platformClient.ApiClient.instance;
client.setEnvironment(platformClient.PureCloudRegionHosts['eu_west_1']!);
client.setPersistSettings(true, 'wallboard');
client.setReturnExtendedResponses(false);

const usersApi = new platformClient.UsersApi();
const routingApi = new platformClient.RoutingApi();

export async function available(clientId: string, clientSecret: string): Promise<string> {
  const auth = await client.loginClientCredentialsGrant(clientId, clientSecret);
  const token: string = auth.accessToken;
  const options: platformClient.UsersApi.getUsersOptions = { pageSize: 25, pageNumber: 1, expand: ['presence'] };
  const named: UsersApi.getUserOptions = { expand: ['skills'] };
  const users: platformClient.Models.UserEntityListing = await usersApi.getUsers(options);
  const user: Models.User = await usersApi.getUser(users.entities?.[0]?.id ?? '', named);
  return `${token}: ${user.name ?? ''}`;
}

routingApi
  .getRoutingQueues({ pageSize: 100 })
  .then((data) => {
    (data.entities ?? []).forEach((queue: Models.Queue) => {
      console.log(queue.name);
    });
  })
  .catch((error) => {
    console.error(error.message);
  });

/** A stand-in for a test, as one writes it without knowing what a call is besides a promise. */
export const stub: Pick<UsersApi, 'getUsersMe'> = {
  getUsersMe: () =>
    Object.assign(Promise.resolve<Models.UserMe>({ id: 'somebody', name: 'Somebody', version: 1 }), {
      withResponse: () => Promise.reject(new Error()),
      items: () => {
        throw new Error();
      },
      [Symbol.asyncIterator]: undefined,
    }),
};
