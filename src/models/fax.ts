import type { DocumentThumbnail } from './shared-administration.js';
import type { AddressableEntityRef, DomainEntityRef } from './shared-references.js';

export interface FaxConfig {
  /** Whether users get an e-mail when a fax has come in. */
  sendEmailNotifications: boolean;
  /** Leaves personal data out of these mails. */
  disableEmailPii: boolean;
}

export interface FaxDocument {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  contentUri?: string;
  /** Workspace in which the document is kept. */
  workspace?: DomainEntityRef;
  createdBy?: DomainEntityRef;
  sharingUri?: string;
  /** MIME type. */
  contentType?: string;
  /** Size in bytes. */
  contentLength?: number;
  filename?: string;
  read?: boolean;
  pageCount?: number;
  /** Number the fax came from. */
  callerAddress?: string;
  /** Number it was sent to. */
  receiverAddress?: string;
  thumbnails?: DocumentThumbnail[];
  downloadSharingUri?: string;
  selfUri?: string;
}

export interface FaxDocumentEntityListing {
  entities: FaxDocument[];
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

/** Where a fax that was sent stands. */
export interface OutboundFaxStatus {
  id: string;
  initiatingUser?: AddressableEntityRef;
  dateCreated?: string;
  /** Links the fax to its audit entries. */
  auditTransactionId?: string;
  expirationTime?: number;
  statusCode?: string;
  result?: string;
  selfUri?: string;
}
