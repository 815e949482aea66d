import { PresenceApi } from 'contact-centre-client/apis/presence';
import type { OrganizationPresence, OrganizationPresenceEntityListing } from 'contact-centre-client/models';
import { usePlatformQuery } from 'contact-centre-client/react';

/** Returns the presences that the user can choose from. */
export function usePresenceDefinitions(): readonly OrganizationPresence[] {
  const { data } = usePlatformQuery(PresenceApi, 'getPresencedefinitions', [{ pageSize: 100 }], {
    staleTime: 600_000,
    select: readDefinitions,
  });
  return data ?? none;
}

const none: readonly OrganizationPresence[] = [];

const readDefinitions = ({ entities }: OrganizationPresenceEntityListing): OrganizationPresence[] =>
  entities.filter(({ deactivated }) => deactivated !== true);
