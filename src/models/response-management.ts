import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { JsonSchemaDocument, User } from './shared.js';
import type { Input } from './shared-messages.js';
import type { Division, DomainEntityRef, ErrorInfo, WritableDivision } from './shared-references.js';

/** An invitation to talk through Apple Messages for Business. */
export interface AppleInvitation {
  businessName: string;
  /** What the transcript shows for the invitation. */
  transcriptMessage: string;
  templateType: OpenEnum<'WithImage'>;
  locale: string;
}

/** A button of a template, with what pressing it does. */
export interface Button {
  type?: OpenEnum<'QuickReply' | 'PhoneNumber' | 'Url'>;
  /** What the button does: the number to call or the address to open, by its type. */
  content?: string;
  /** The text on the button. */
  contentText?: string;
  /** Sent back to the platform when the button is pressed. */
  payload?: string;
}

export interface CardBodyText {
  content: string;
  contentType: OpenEnum<'text/plain'>;
}

/** Cards side by side, through which the customer leafs. */
export interface Carousel {
  cards: CarouselCard[];
}

export interface CarouselCard {
  header: MessageHeader;
  buttons: Button[];
  cardBodyText?: CardBodyText;
}

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
  id: string;
  /** Signed address to PUT the file to. */
  url?: string;
  /** Headers to send along with the file, unchanged. */
  headers?: Dictionary<string>;
}

export interface DomainEntityListingResponseDivisionView {
  entities?: ResponseDivisionView[];
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

export interface FooterTemplate {
  type?: OpenEnum<'Signature'>;
  /** Where the footer may be used. */
  applicableResources?: OpenEnum<'Campaign'>[];
}

/** A form that is sent as a message: pages with fields, and what is shown before and after. */
export interface Form {
  formDescription: string;
  /** What the customer sees before opening the form. */
  receivedMessage: FormMessage;
  /** What is shown once the form has been answered. */
  replyMessage: FormMessage;
  introduction?: FormIntroduction;
  formPages: FormPage[];
  /** Whether the answers are shown for a last check before they are sent. */
  showSummary: boolean;
}

export interface FormDatePicker {
  id?: string;
  title?: string;
  subtitle?: string;
  /** Order in which day, month and year are shown. */
  dateDisplayFormat: string;
}

export interface FormIntroduction {
  title: string;
  imageUrl?: string;
  subtitle: string;
  buttonText: string;
}

export interface FormListPicker {
  id?: string;
  sections: FormListPickerSection[];
}

export interface FormListPickerItem {
  id?: string;
  title: string;
  imageUrl?: string;
}

export interface FormListPickerSection {
  title?: string;
  multipleSelection: boolean;
  items: FormListPickerItem[];
}

export interface FormMessage {
  title: string;
  subtitle?: string;
  imageUrl?: string;
}

export interface FormPage {
  title: string;
  subtitle: string;
  pageComponents: FormPageComponent[];
}

/** One field of a form. */
export interface FormPageComponent {
  /** Which of the other fields is filled. */
  formComponentType: OpenEnum<'ListPicker' | 'DatePicker' | 'Input' | 'WheelPicker'>;
  listPicker?: FormListPicker;
  datePicker?: FormDatePicker;
  input?: Input;
  wheelPicker?: WheelPicker;
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
  responseType?: OpenEnum<'MessagingTemplate' | 'CampaignSmsTemplate' | 'CampaignEmailTemplate' | 'Footer' | 'Form'>;
  /** Decides whose grants reach the library and its responses. */
  division?: WritableDivision;
  selfUri?: string;
}

export interface LibraryBatchRequest {
  libraryIds: string[];
}

export type LibraryDivisionView = DomainEntityRef;

export interface LibraryDivisionViewEntityListing {
  entities: LibraryDivisionView[];
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

export interface MessageFooter {
  type?: OpenEnum<'Text'>;
  content?: string;
}

export interface MessageHeader {
  type?: OpenEnum<'Text' | 'Image'>;
  content?: string;
}

/** A template that the messaging service has approved, for messages that an organisation begins. */
export interface MessagingTemplate {
  whatsApp?: WhatsAppDefinition;
}

/** Criteria joined with each other: all of `and`, any of `or`, none of `not`. */
export interface QueryCriteriaGroup {
  and?: QueryCriteriaItem[];
  or?: QueryCriteriaItem[];
  not?: QueryCriteriaItem[];
  criteria?: QueryCriteriaItem;
}

export interface QueryCriteriaItem {
  key: OpenEnum<'Name' | 'DivisionId' | 'Id' | 'CreatedBy'>;
  operator: OpenEnum<'IN' | 'EQUALS' | 'NOTEQUALS' | 'BEGINS_WITH' | 'ENDS_WITH' | 'CONTAINS'>;
  /** Compared with the field that `key` names. */
  value?: string;
}

/** Criteria by which libraries are searched. */
export interface QueryCriteriaQuery {
  query: QueryCriteriaGroup[];
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
  responseType?: OpenEnum<'MessagingTemplate' | 'CampaignSmsTemplate' | 'CampaignEmailTemplate' | 'Footer' | 'Form'>;
  messagingTemplate?: MessagingTemplate;
  /** Files that go with the response. */
  assets?: RmsAssetAddressableRef[];
  /** For responses that are put below others, e.g. signatures. */
  footer?: FooterTemplate;
  /** For responses that invite a customer to Apple Messages for Business. */
  appleInvitation?: AppleInvitation;
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

export interface ResponseAssetBulkRequest {
  assetIds: string[];
  sortBy?: string;
  sortOrder?: OpenEnum<'asc' | 'desc'>;
}

export interface ResponseAssetEntityListing {
  entities: ResponseAsset[];
  /** Ids asked for that match no asset. */
  notFound?: string[];
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

/** A canned response in short, as far as needed for sending it. */
export interface ResponseDivisionView {
  id: string;
  name?: string;
  responseType?: OpenEnum<
    'MessagingTemplate' | 'CampaignSmsTemplate' | 'CampaignEmailTemplate' | 'Footer' | 'Form' | 'AppleInvitation'
  >;
  libraries?: LibraryDivisionView[];
  substitutions?: ResponseSubstitution[];
  /** Describes the substitutions and their types. */
  substitutionsSchema?: JsonSchemaDocument;
  messagingTemplate?: MessagingTemplate;
  form?: Form;
  selfUri?: string;
}

export interface ResponseDivisionViewQueryResults {
  results: DomainEntityListingResponseDivisionView;
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
  operator: OpenEnum<'IN' | 'EQUALS' | 'NOTEQUALS' | 'BEGINS_WITH' | 'ENDS_WITH' | 'CONTAINS'>;
  values: string[];
}

export interface ResponseQueryRequest {
  /** Words to look for in responses. */
  queryPhrase?: string;
  pageSize?: number;
  filters?: ResponseFilter[];
  pageNumber?: number;
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
  /** Whether the text is the body of a mail or its subject. */
  type?: OpenEnum<'body' | 'subject'>;
}

export interface RmsAssetAddressableRef {
  id?: string;
  selfUri?: string;
  assetUsage?: OpenEnum<'FileAttachments'>;
  /** Where the asset's file is. */
  contentLocation?: string;
}

/** Why a template has the state it has. */
export type StatusInfo = ErrorInfo;

/** A WhatsApp message template, as registered there. */
export interface WhatsAppDefinition {
  name: string;
  /** Namespace of the template at WhatsApp. */
  namespace: string;
  /** Language code of the template, e.g. `en_US`. */
  language: string;
  buttons?: Button[];
  messageFooter?: MessageFooter;
  header?: MessageHeader;
  /** WhatsApp integration to which the template belongs. */
  integrationId?: string;
  /** Category in which WhatsApp keeps the template. */
  category?: string;
  /** How far the template has come with WhatsApp. */
  templateStatus?: string;
  /** Explains `templateStatus`. */
  statusInfo?: StatusInfo;
  carousel?: Carousel;
}

export interface WheelPicker {
  id?: string;
  items: WheelPickerItem[];
}

export interface WheelPickerItem {
  id?: string;
  title: string;
  value?: string;
}
