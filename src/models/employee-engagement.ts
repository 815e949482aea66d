import type { OpenEnum } from './open-enum.js';
import type { DomainEntityRef, UserReference } from './shared-references.js';

/** An occasion to be shown to a user on the desktop. */
export interface Celebration {
  id: string;
  recipient?: UserReference;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  type?: OpenEnum<'Recognition' | 'ContestComplete'>;
  title?: string;
  note?: string;
  /** The recognition or contest it goes back to. */
  sourceEntity?: SourceEntity;
  selfUri?: string;
}

export interface CelebrationStateParam {
  state?: OpenEnum<'Displayed'>;
}

/** How a contest ended: its metrics, prizes and winners. */
export interface ContestCompleteData {
  /** @format date */
  dateEnd?: string;
  /** Whose names are withheld. */
  anonymization?: OpenEnum<'NoAnonymization' | 'All' | 'AllExceptTop'>;
  metrics?: ContestDataMetrics[];
  prizes?: ContestDataPrizes[];
  winners?: ContestDataWinners[];
}

export interface ContestCompleteDataScore {
  score?: number;
}

export type ContestDataMetrics = DomainEntityRef;

export interface ContestDataPrizes {
  /** Rank of the prize. */
  tier?: number;
  name?: string;
  imageId?: string;
}

/** The winners of one tier. */
export interface ContestDataWinners {
  /** Rank of the prize they have won. */
  tier?: number;
  winnersCount?: number;
  contestScore?: ContestCompleteDataScore;
  users?: ContestDataWinnersUsers[];
}

export interface ContestDataWinnersUsers {
  id?: string;
  rank?: number;
  selfUri?: string;
}

export interface CreateRecognition {
  /** User to be recognised. */
  recipientId: string;
  type: OpenEnum<'ThankYou' | 'Congratulations' | 'HighPerformance' | 'CompanyValues'>;
  title: string;
  note?: string;
  /** What the recognition refers to. */
  contextType?: OpenEnum<'Interaction' | 'Insights' | 'Development' | 'Scorecard'>;
  /** Id of what it refers to, e.g. of an interaction. */
  contextId?: string;
}

export interface GetCelebrationListing {
  entities: Celebration[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

/** A note of thanks or congratulation from one user to another. */
export interface Recognition {
  id: string;
  recipient?: UserReference;
  /** User who sent it. */
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  type?: OpenEnum<'ThankYou' | 'Congratulations' | 'HighPerformance' | 'CompanyValues'>;
  title?: string;
  note?: string;
  /** What the recognition refers to. */
  contextType?: OpenEnum<'Interaction' | 'Insights' | 'Development' | 'Scorecard'>;
  /** Id of what it refers to, e.g. of an interaction. */
  contextId?: string;
  /** When it was shown to the recipient, absent until then. @format date-time */
  dateDisplayed?: string;
  /** When the recipient acknowledged it, absent until then. @format date-time */
  dateAcknowledged?: string;
  selfUri?: string;
}

/** A recognition as just sent. */
export interface RecognitionBase {
  id: string;
  recipient?: UserReference;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  type?: OpenEnum<'ThankYou' | 'Congratulations' | 'HighPerformance' | 'CompanyValues'>;
  title?: string;
  note?: string;
  contextType?: OpenEnum<'Interaction' | 'Insights' | 'Development' | 'Scorecard'>;
  /** Id of what it refers to, e.g. of an interaction. */
  contextId?: string;
  selfUri?: string;
}

export interface Recognitions {
  entities: Recognition[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

/** The recognition or contest that a celebration goes back to. */
export interface SourceEntity {
  id?: string;
  type?: OpenEnum<
    'ThankYou' | 'Congratulations' | 'HighPerformance' | 'CompanyValues' | 'Competition' | 'Race' | 'Raffle' | 'TeamGoal'
  >;
  /** Present for contests. */
  contestCompleteData?: ContestCompleteData;
  selfUri?: string;
}
