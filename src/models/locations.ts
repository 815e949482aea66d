import type { OpenEnum } from './open-enum.js';
import type { LocationAddress, LocationDefinition, LocationEmergencyNumber } from './shared.js';

export interface LocationCreateDefinition {
  name: string;
  version?: number;
  state?: OpenEnum<'active' | 'deleted'>;
  /** Ids of the locations above this one in the tree. */
  path?: string[];
  notes?: string;
  /** Id of the user who answers for the place. */
  contactUser?: string;
  emergencyNumber?: LocationEmergencyNumber;
  address?: LocationAddress;
}

export interface LocationEntityListing {
  entities: LocationDefinition[];
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

export interface LocationUpdateDefinition {
  name: string;
  /** Version last read; a change made in between is refused. */
  version: number;
  state?: OpenEnum<'active' | 'deleted'>;
  /** Ids of the locations above this one in the tree. */
  path?: string[];
  notes?: string;
  /** Id of the user who answers for the place. */
  contactUser?: string;
  emergencyNumber?: LocationEmergencyNumber;
  address?: LocationAddress;
}
