import type { OpenEnum } from './open-enum.js';
import type { DomainEntityRef } from './shared-references.js';

/** When a user who has gone offline loses the station. */
export interface FreeSeatingConfiguration {
  /** `ON` releases the station after `ttlMinutes`, `PARTIAL` only when the user logs out, `OFF` never. */
  freeSeatingState?: OpenEnum<'ON' | 'OFF' | 'PARTIAL'>;
  /** Minutes for which an offline user keeps the station. */
  ttlMinutes?: number;
}

export interface Station {
  id: string;
  name?: string;
  description?: string;
  /** `ASSOCIATED` while a user sits at it, else `AVAILABLE`. */
  status?: OpenEnum<'AVAILABLE' | 'ASSOCIATED'>;
  /** Who sits at the station now. */
  userId?: string;
  /** Whose WebRTC station this is. */
  webRtcUserId?: string;
  primaryEdge?: DomainEntityRef;
  secondaryEdge?: DomainEntityRef;
  type?: string;
  lineAppearanceId?: string;
  /** DSCP mark of the media packets; WebRTC stations only. */
  webRtcMediaDscp?: number;
  /** Keeps the media connection open between calls. */
  webRtcPersistentEnabled?: boolean;
  /** Sends all media through a TURN relay. */
  webRtcForceTurn?: boolean;
  /** How many calls the station can hold at a time. */
  webRtcCallAppearances?: number;
  /** Whether a WebRTC phone here needs the media helper beside the browser. */
  webRtcRequireMediaHelper?: boolean;
  selfUri?: string;
}

export interface StationEntityListing {
  entities: Station[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  /** Stations over all pages. */
  totalNumberOfEntities?: number;
}

export interface StationSettings {
  freeSeatingConfiguration?: FreeSeatingConfiguration;
}
