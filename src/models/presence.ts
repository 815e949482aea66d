import type { OrganizationPresence } from './shared-administration.js';

export interface OrganizationPresenceEntityListing {
  entities: OrganizationPresence[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

/** A presence built into the platform, under which organisations define their own. */
export interface SystemPresence {
  id: string;
  name?: string;
  selfUri?: string;
}
