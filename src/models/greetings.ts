import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { DomainEntity } from './shared-administration.js';
import type { DomainEntityRef } from './shared-references.js';

/** Which greeting its owner plays for each type. */
export interface DefaultGreetingList {
  id?: string;
  name?: string;
  owner?: GreetingOwner;
  ownerType?: OpenEnum<'USER' | 'ORGANIZATION' | 'GROUP'>;
  /** Greeting by type: `STATION`, `VOICEMAIL` or `NAME`. */
  greetings?: Dictionary<Greeting>;
  /** @format date-time */
  createdDate?: string;
  createdBy?: string;
  /** @format date-time */
  modifiedDate?: string;
  modifiedBy?: string;
  selfUri?: string;
}

export interface DomainEntityListing {
  entities: DomainEntity[];
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

export interface Greeting {
  id?: string;
  name?: string;
  /** `VOICEMAIL` is played before a message is left, `NAME` speaks the owner's name. */
  type: OpenEnum<'STATION' | 'VOICEMAIL' | 'NAME'>;
  ownerType: OpenEnum<'USER' | 'ORGANIZATION' | 'GROUP'>;
  owner: DomainEntity;
  /** Length and size of the recording, where there is one. */
  audioFile?: GreetingAudioFile;
  /** Text to be spoken instead of a recording. */
  audioTTS?: string;
  /** @format date-time */
  createdDate?: string;
  createdBy?: string;
  /** @format date-time */
  modifiedDate?: string;
  modifiedBy?: string;
  selfUri?: string;
}

export interface GreetingAudioFile {
  durationMilliseconds?: number;
  sizeBytes?: number;
  selfUri?: string;
}

export interface GreetingListing {
  entities: Greeting[];
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

export interface GreetingMediaInfo {
  id?: string;
  /** Where to download the sound. */
  mediaFileUri?: string;
  /** Where to download the image of its waveform. */
  mediaImageUri?: string;
}

/** The user, group or organisation that a greeting belongs to. */
export type GreetingOwner = DomainEntityRef;
