import type { OpenEnum } from './open-enum.js';
import type { DomainEntityRef } from './shared-references.js';

export type ReplacementTermType = OpenEnum<
  'NAME' | 'ADDRESS' | 'PHONE' | 'EMAIL' | 'TWITTER' | 'INSTAGRAM' | 'FACEBOOK' | 'APPLE_MESSAGES' | 'EXTERNAL_ID'
>;

export interface DialerContactId {
  /** The contact within its contact list. */
  id?: string;
  contactListId?: string;
}

export interface GDPRJourneyCustomer {
  type?: string;
  id?: string;
}

export interface GDPRRequest {
  id?: string;
  name?: string;
  createdBy: DomainEntityRef;
  /** Old and new values for an update. */
  replacementTerms?: ReplacementTerm[];
  requestType: OpenEnum<'GDPR_EXPORT' | 'GDPR_UPDATE' | 'GDPR_DELETE'>;
  /** @format date-time */
  createdDate: string;
  status: OpenEnum<'INITIATED' | 'SEARCHING' | 'UPDATING' | 'DELETING' | 'COMPLETED' | 'ERROR' | 'FINALIZING'>;
  subject: GDPRSubject;
  /** Where the data of a completed export can be fetched. */
  resultsUrl?: string;
  /** Where to download the results of an export, in several files where it is large. */
  resultsUrls?: string[];
  selfUri?: string;
}

export interface GDPRRequestEntityListing {
  entities: GDPRRequest[];
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

/** A person whose data the platform holds, named by one or more identifiers. */
export interface GDPRSubject {
  name?: string;
  userId?: string;
  externalContactId?: string;
  /** Contact in an outbound contact list. */
  dialerContactId?: DialerContactId;
  /** Customer known from journeys on the web. */
  journeyCustomer?: GDPRJourneyCustomer;
  socialHandle?: SocialHandle;
  /** Identifier of the person in another system. */
  externalId?: string;
  addresses?: string[];
  phoneNumbers?: string[];
  emailAddresses?: string[];
}

export interface GDPRSubjectEntityListing {
  entities: GDPRSubject[];
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

export interface ReplacementTerm {
  type?: ReplacementTermType;
  /** Value to be found and replaced. */
  existingValue?: string;
  /** Value to put in its place. */
  updatedValue?: string;
}

export interface SocialHandle {
  type?: OpenEnum<'TWITTER' | 'INSTAGRAM' | 'FACEBOOK' | 'APPLE_MESSAGES'>;
  value?: string;
}
