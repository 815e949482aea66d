import type { OrganizationPresence, OrganizationPresenceDefinition } from './shared-administration.js';
import type { OpenEnum } from './open-enum.js';
import type { PresenceDefinition, UserPresence } from './shared.js';

/** A user's presence in the form in which it is changed. */
export type MutableUserPresence = UserPresence;

export interface OrganizationPresenceDefinitionEntityListing {
  total?: number;
  entities: OrganizationPresenceDefinition[];
  selfUri?: string;
}

export interface OrganizationPresenceEntityListing {
  entities: OrganizationPresence[];
  /** Entities per page; the last page may hold fewer. */
  pageSize?: number;
  /** Counts from one. */
  pageNumber?: number;
  /** Entities on all pages together. */
  total?: number;
  /** Path and query of the first page, without the host. */
  firstUri?: string;
  selfUri?: string;
  /** Path and query of the next page; absent where no page follows. */
  nextUri?: string;
  /** Path and query of the page before; absent on the first page. */
  previousUri?: string;
  /** Path and query of the last page, without the host. */
  lastUri?: string;
  /** Number of pages; some listings leave it out. */
  pageCount?: number;
}

export interface PresenceSettings {
  id?: string;
  name?: string;
  restorePresenceSettings?: RestorePresenceSettings;
  /** Whether agents can ask to go off queue, which leaves them there until their interactions end. */
  requestingOffQueueEnabled?: boolean;
  /** Source that decides for users who have chosen none. */
  defaultPrimaryPresenceRegisteredSourceId?: string;
  selfUri?: string;
}

/** Whether users who return get the presence back that they had. */
export interface RestorePresenceSettings {
  enabled: boolean;
  /** Ms within which they must return. */
  restoreTimeMilliseconds: number;
  /** Whether that goes for On Queue as well. */
  restoreOnQueueEnabled: boolean;
}

/** A system that reports presences of users. */
export interface Source {
  id?: string;
  name: string;
  description?: string;
  /** `System` for the platform's own, `User` for those an organisation has registered. */
  type?: OpenEnum<'System' | 'User'>;
  deactivated?: boolean;
  selfUri?: string;
}

export interface SourceEntityListing {
  total?: number;
  entities: Source[];
  selfUri?: string;
}

/** A presence built into the platform, under which organisations define their own. */
export interface SystemPresence {
  id: string;
  name?: string;
  selfUri?: string;
}

/** A user's presence as one source reports it. */
export interface UcUserPresence {
  id?: string;
  name?: string;
  userId?: string;
  source?: string;
  sourceId?: string;
  presenceDefinition?: PresenceDefinition;
  message?: string;
  /** @format date-time */
  modifiedDate?: string;
  selfUri?: string;
}

/** The source that decides what others see as the user's presence. */
export interface UserPrimarySource {
  id?: string;
  name?: string;
  sourceId?: string;
  /** Whether the source is one that the organisation has registered. */
  registered?: boolean;
  selfUri?: string;
}
