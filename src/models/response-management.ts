import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { AddressableEntityRef, Division, DomainEntityRef, JsonSchemaDocument, User } from './shared.js';

export interface CreateResponseAssetRequest {
  /** Name of the asset with the extension of its file. */
  name: string;
  /** Division of the asset; the home division if left out. */
  divisionId?: string;
  /** MD5 digest of the file, in base64. */
  contentMd5?: string;
}

/** Where and how to upload the file. */
export interface CreateResponseAssetResponse {
  /** Status id, for `getResponsemanagementResponseassetsStatusStatusId`. */
  id?: string;
  /** Signed address to PUT the file to. */
  url?: string;
  /** Headers to send along with the file, unchanged. */
  headers?: Dictionary<string>;
}

export interface Library {
  id?: string;
  name: string;
  /** Must be sent back, as last read, with a change. */
  version?: number;
  createdBy?: User;
  /** @format date-time */
  dateCreated?: string;
  /** Set for libraries that hold only this kind of response. @deprecated The platform calls it deprecated. */
  responseType?: OpenEnum<'MessagingTemplate' | 'CampaignSmsTemplate' | 'CampaignEmailTemplate'>;
  selfUri?: string;
}

export interface LibraryEntityListing {
  entities: Library[];
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

/** A template that the messaging service has approved, for messages that an organisation begins. */
export interface MessagingTemplate {
  whatsApp?: WhatsAppDefinition;
}

export interface Response {
  id?: string;
  name?: string;
  /** Must be sent back, as last read, with a change. */
  version?: number;
  libraries: DomainEntityRef[];
  /** The same content in one or more formats, e.g. plain text and HTML. */
  texts: ResponseText[];
  createdBy?: User;
  /** @format date-time */
  dateCreated?: string;
  /** Only for this kind of interaction; without it, for all. */
  interactionType?: OpenEnum<'chat' | 'email' | 'twitter'>;
  /** Placeholders in the texts. */
  substitutions?: ResponseSubstitution[];
  substitutionsSchema?: JsonSchemaDocument;
  responseType?: OpenEnum<'MessagingTemplate' | 'CampaignSmsTemplate' | 'CampaignEmailTemplate'>;
  messagingTemplate?: MessagingTemplate;
  /** Files that go with the response. */
  assets?: AddressableEntityRef[];
  selfUri?: string;
}

export interface ResponseAsset {
  id: string;
  name?: string;
  division?: Division;
  /** Size of the file in bytes. */
  contentLength?: number;
  /** Address of the file. */
  contentLocation?: string;
  contentType?: string;
  /** @format date-time */
  dateCreated?: string;
  createdBy?: DomainEntityRef;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: DomainEntityRef;
  responses?: DomainEntityRef[];
  selfUri?: string;
}

export interface ResponseAssetFilter {
  /** Upper bound of a range. */
  endValue?: string;
  values?: string[];
  /** Lower bound of a range. */
  startValue?: string;
  fields?: string[];
  /** Value to compare with; `values` for `TERMS`. */
  value?: string;
  type?: OpenEnum<'TERM' | 'TERMS' | 'STARTS_WITH' | 'RANGE' | 'GREATER_THAN_EQUAL_TO' | 'LESS_THAN_EQUAL_TO' | 'DATE_RANGE'>;
}

export interface ResponseAssetRequest {
  name: string;
  divisionId?: string;
}

export interface ResponseAssetSearchRequest {
  pageSize?: number;
  pageNumber?: number;
  sortOrder?: OpenEnum<'ASC' | 'DESC'>;
  sortBy?: string;
  query: ResponseAssetFilter[];
}

export interface ResponseAssetSearchResults {
  total?: number;
  pageCount?: number;
  pageSize?: number;
  pageNumber?: number;
  results?: ResponseAsset[];
}

export interface ResponseAssetStatus {
  id?: string;
  status?: OpenEnum<'InProgress' | 'Uploaded' | 'Failed'>;
  errorCode?: string;
  errorMessage?: string;
}

export interface ResponseEntityList {
  entities?: Response[];
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

export interface ResponseEntityListing {
  entities: Response[];
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

export interface ResponseFilter {
  name: string;
  operator: OpenEnum<'IN' | 'EQUALS' | 'NOTEQUALS'>;
  values: string[];
}

export interface ResponseQueryRequest {
  /** Words to look for in responses. */
  queryPhrase?: string;
  pageSize?: number;
  filters?: ResponseFilter[];
}

export interface ResponseQueryResults {
  results: ResponseEntityList;
}

/** A placeholder in the texts of a response. */
export interface ResponseSubstitution {
  /** Name of the placeholder as the texts use it. */
  id: string;
  description?: string;
  /** What stands there if nothing is filled in. */
  defaultValue?: string;
}

export interface ResponseText {
  content: string;
  contentType?: OpenEnum<'text/plain' | 'text/html'>;
}

/** A WhatsApp message template, as registered there. */
export interface WhatsAppDefinition {
  name: string;
  /** Namespace of the template at WhatsApp. */
  namespace: string;
  /** Language code of the template, e.g. `en_US`. */
  language: string;
}
