import { UsersApi } from 'contact-centre-client/apis/users';
import { useInfinitePlatformQuery, usePlatformQuery } from 'contact-centre-client/react';
import type { PlatformSession } from 'contact-centre-client/react';

export const useUserName = (): string | undefined => usePlatformQuery(UsersApi, 'getUser', ['id']).data?.name;
export const usePages = (): number | undefined =>
  useInfinitePlatformQuery(UsersApi, 'getUsers', [], { staleTime: 1000, select: ({ pages }) => pages.length }).data;
export const status: PlatformSession['status'] = 'signed-in';
// @ts-expect-error -- no such option
useInfinitePlatformQuery(UsersApi, 'getUsers', [], { staleTme: 1000 });
// @ts-expect-error -- a method that changes something
usePlatformQuery(UsersApi, 'patchUser', ['id', {}]);
