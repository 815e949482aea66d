import type { User } from 'contact-centre-client';
import { ApiClient, UsersApi } from 'contact-centre-client';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import type { NotificationTopics } from 'contact-centre-client/models';
import { undiciTransport } from 'contact-centre-client/node';
import { ApiClient as Apart } from 'contact-centre-client/client';
import { ApiClient as FetchApart } from 'contact-centre-client/fetch/client';
import type { PlatformSession } from 'contact-centre-client/react';
import { usePlatformQuery } from 'contact-centre-client/react';
import { createSandbox } from 'contact-centre-client/sandbox';

const client = new ApiClient({ region: 'eu_west_1', transport: undiciTransport() });
export const user: Promise<User> = new UsersApi(client).getUser('id', { expand: ['presence'] });
export const name: string | undefined = (await new RoutingApi(new FetchClient()).getRoutingQueue('id')).name;
export const presence: NotificationTopics['v2.users.{id}.presence'] = {};
export const requests: number = createSandbox().requests.length;
export const clients: [ApiClient, FetchClient] = [new Apart(), new FetchApart()];
export const useUserName = (): string | undefined => usePlatformQuery(UsersApi, 'getUser', ['id']).data?.name;
export const status: PlatformSession['status'] = 'signed-in';
// @ts-expect-error -- an id is text
void new UsersApi(client).getUser(42);
// @ts-expect-error -- no such option
void new UsersApi(client).getUser('id', { expnd: ['presence'] });
