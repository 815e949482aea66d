import type { OpenEnum } from './open-enum.js';
import type { KnowledgeCoreLanguage, KnowledgeLanguageCode } from './shared-enumerations.js';
import type { DocumentArticle, DocumentFaq, KnowledgeBase, KnowledgeCategory } from './shared-search.js';
import type { Dictionary } from './json.js';
import type { KnowledgeBaseReference, WritableEntity } from './shared-assistants.js';
import type { Detail, ErrorBody, Limit } from './shared-errors.js';
import type { AddressableEntityRef, Entity, UserReference } from './shared-references.js';

/** A document on which a generated answer rests. */
export interface AnswerGenerationDocument {
  id?: string;
  title?: string;
  selfUri?: string;
}

export type AnswerGenerationLanguage = OpenEnum<
  | 'ar-AE'
  | 'cs-CZ'
  | 'da-DK'
  | 'de-AT'
  | 'de-CH'
  | 'de-DE'
  | 'en-AU'
  | 'en-CA'
  | 'en-GB'
  | 'en-HK'
  | 'en-IE'
  | 'en-IN'
  | 'en-NZ'
  | 'en-PH'
  | 'en-SG'
  | 'en-US'
  | 'en-ZA'
  | 'es-AR'
  | 'es-CO'
  | 'es-ES'
  | 'es-MX'
  | 'es-US'
  | 'fi-FI'
  | 'fr-BE'
  | 'fr-CA'
  | 'fr-CH'
  | 'fr-FR'
  | 'hi-IN'
  | 'hu-HU'
  | 'it-IT'
  | 'ja-JP'
  | 'ko-KR'
  | 'nb-NO'
  | 'nl-BE'
  | 'nl-NL'
  | 'pt-BR'
  | 'pt-PT'
  | 'sv-SE'
  | 'tr-TR'
>;

export interface AuthenticationProperties {
  sharepoint?: SharepointAuthenticationProperties;
}

export interface CategoryCreateRequest {
  id?: string;
  name: string;
  /** Left out for a category at the top of the tree. */
  parentCategoryId?: string;
  description?: string;
  /** Its id in the system from which the content comes. */
  externalId?: string;
  selfUri?: string;
}

export interface CategoryListing {
  entities: KnowledgeCategory[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface CategoryReference {
  id: string;
  name?: string;
  /** The next category up, and so on to the top, where ancestors were asked for. */
  parentCategory?: CategoryReference;
  selfUri?: string;
}

/** A category of a knowledge base. Categories form a tree, and a document is filed under one of them. */
export interface CategoryResponse {
  id?: string;
  name: string;
  description?: string;
  /** Its id in the system from which the content comes. */
  externalId?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  parentCategory?: CategoryReference;
  /** Only where it was asked for with `includeDocumentCount`. */
  documentCount?: number;
  knowledgeBase?: KnowledgeBaseReference;
  selfUri?: string;
}

export interface CategoryResponseListing {
  entities: CategoryResponse[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface CategoryUpdateRequest {
  id?: string;
  name?: string;
  parentCategoryId?: string;
  description?: string;
  externalId?: string;
  selfUri?: string;
}

export interface ChunkSearchRegisterRequest {
  sessionId?: string;
  /** Whether the passages found answered the question. */
  answered: boolean;
  /** The documents whose passages were used. */
  selectedAnswers?: SelectedAnswer[];
}

export interface ConnectionCreateRequest {
  name?: string;
  /** The integration through which the outside system is reached. */
  integrationId: string;
  /** Where the browser goes after access has been granted or refused. */
  redirectUrl: string;
}

/** A connection just begun, with the address for granting access. */
export interface ConnectionCreateResponse {
  id: string;
  name?: string;
  type?: OpenEnum<'Sharepoint'>;
  integration?: KnowledgeIntegrationReference;
  authenticationProperties?: AuthenticationProperties;
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  status?: OpenEnum<'Created' | 'Connected' | 'Expired' | 'Failed'>;
  selfUri?: string;
}

export interface ConnectionListing {
  entities: ConnectionResponse[];
}

/** One thing to choose when a source is set up, such as a site or a folder. */
export interface ConnectionOption {
  /** Goes into `parentId` to list what is below. */
  id: string;
  name?: string;
}

export interface ConnectionOptionListing {
  entities: ConnectionOption[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** An authorised way into an outside system, which knowledge sources share. */
export interface ConnectionResponse {
  id: string;
  name?: string;
  type?: OpenEnum<'Sharepoint'>;
  integration?: KnowledgeIntegrationReference;
  authenticationProperties?: AuthenticationProperties;
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** `Created` until access has been granted, `Expired` when it has to be granted again. */
  status?: OpenEnum<'Created' | 'Connected' | 'Expired' | 'Failed'>;
  /** Why the connection failed, where it did. */
  error?: ErrorBody;
  /** When the authorisation ends. @format date-time */
  dateExpiry?: string;
  selfUri?: string;
}

/** What the outside system passed to the redirect address. */
export interface ConnectionUpdateRequest {
  /** The authorisation code. */
  code: string;
  /** The error's name, if access was not granted. */
  error?: string;
  errorDescription?: string;
}

/** The text of a variation as a sequence of blocks. */
export interface DocumentBody {
  blocks: DocumentBodyBlock[];
}

/** One block of a text. `type` tells which one of the other fields is filled. */
export interface DocumentBodyBlock {
  type: OpenEnum<'Paragraph' | 'Image' | 'Video' | 'OrderedList' | 'UnorderedList' | 'Table'>;
  image?: DocumentBodyImage;
  video?: DocumentBodyVideo;
  paragraph?: DocumentBodyParagraph;
  /** For `OrderedList` and `UnorderedList`. */
  list?: DocumentBodyList;
  table?: DocumentBodyTable;
}

/** A block of a text in which an answer may be marked. */
export interface DocumentBodyBlockWithHighlight {
  type: OpenEnum<'Paragraph' | 'Image' | 'Video' | 'OrderedList' | 'UnorderedList' | 'Table'>;
  image?: DocumentBodyImage;
  video?: DocumentBodyVideo;
  paragraph?: DocumentBodyParagraphWithHighlight;
  list?: DocumentBodyListWithHighlight;
  table?: DocumentBodyTableWithHighlight;
}

export interface DocumentBodyImage {
  url: string;
  /** Where a click on the image leads. */
  hyperlink?: string;
  properties?: DocumentBodyImageProperties;
}

export interface DocumentBodyImageProperties {
  backgroundColor?: string;
  align?: OpenEnum<'Center' | 'Left' | 'Right' | 'Justify'>;
  indentation?: number;
  width?: number;
  /** The width along with its unit. */
  widthWithUnit?: DocumentElementLength;
  /** Read out or shown in place of the image. */
  altText?: string;
}

export interface DocumentBodyList {
  properties?: DocumentBodyListBlockProperties;
  blocks: DocumentBodyListBlock[];
}

export interface DocumentBodyListBlock {
  type: OpenEnum<'ListItem'>;
  properties?: DocumentBodyListItemProperties;
  blocks: DocumentListContentBlock[];
}

export interface DocumentBodyListBlockProperties {
  /** The bullet, in an unordered list. */
  unorderedType?: OpenEnum<'Normal' | 'Square' | 'Circle' | 'None'>;
  /** The numbering, in an ordered list. */
  orderedType?: OpenEnum<'Number' | 'LowerAlpha' | 'LowerGreek' | 'LowerRoman' | 'UpperAlpha' | 'UpperRoman' | 'None'>;
}

export interface DocumentBodyListBlockWithHighlight {
  type: OpenEnum<'ListItem'>;
  properties?: DocumentBodyListItemProperties;
  blocks: DocumentListContentBlockWithHighlight[];
}

export interface DocumentBodyListItemProperties {
  backgroundColor?: string;
  align?: OpenEnum<'Center' | 'Left' | 'Right' | 'Justify'>;
  indentation?: number;
  fontSize?: DocumentFontSize;
  fontType?: OpenEnum<'Paragraph' | 'Heading1' | 'Heading2' | 'Heading3' | 'Heading4' | 'Heading5' | 'Heading6' | 'Preformatted'>;
  textColor?: string;
  /** The bullet, in an unordered list. */
  unorderedType?: OpenEnum<'Normal' | 'Square' | 'Circle' | 'None'>;
  /** The numbering, in an ordered list. */
  orderedType?: OpenEnum<'Number' | 'LowerAlpha' | 'LowerGreek' | 'LowerRoman' | 'UpperAlpha' | 'UpperRoman' | 'None'>;
}

export interface DocumentBodyListWithHighlight {
  properties?: DocumentBodyListBlockProperties;
  blocks: DocumentBodyListBlockWithHighlight[];
}

export interface DocumentBodyParagraph {
  blocks: DocumentContentBlock[];
  properties?: DocumentBodyParagraphProperties;
}

export interface DocumentBodyParagraphProperties {
  fontSize?: DocumentFontSize;
  /** Plain paragraph, heading of some level, or preformatted text. */
  fontType?: OpenEnum<'Paragraph' | 'Heading1' | 'Heading2' | 'Heading3' | 'Heading4' | 'Heading5' | 'Heading6' | 'Preformatted'>;
  textColor?: string;
  backgroundColor?: string;
  align?: OpenEnum<'Center' | 'Left' | 'Right' | 'Justify'>;
  indentation?: number;
}

export interface DocumentBodyParagraphWithHighlight {
  blocks: DocumentContentBlockWithHighlight[];
  properties?: DocumentBodyParagraphProperties;
}

export interface DocumentBodyTable {
  properties?: DocumentBodyTableProperties;
  rows: DocumentBodyTableRowBlock[];
}

export interface DocumentBodyTableCaptionBlock {
  blocks: DocumentBodyTableCaptionItem[];
}

/** Part of a table's caption. `type` tells which one of the other fields is filled. */
export interface DocumentBodyTableCaptionItem {
  type: OpenEnum<'Text' | 'Paragraph' | 'Image' | 'Video' | 'OrderedList' | 'UnorderedList'>;
  text?: DocumentText;
  paragraph?: DocumentBodyParagraph;
  image?: DocumentBodyImage;
  video?: DocumentBodyVideo;
  list?: DocumentBodyList;
}

export interface DocumentBodyTableCellBlock {
  properties?: DocumentBodyTableCellBlockProperties;
  blocks: DocumentTableContentBlock[];
}

export interface DocumentBodyTableCellBlockProperties {
  cellType?: OpenEnum<'Cell' | 'HeaderCell'>;
  width?: number;
  widthWithUnit?: DocumentElementLength;
  height?: number;
  horizontalAlign?: OpenEnum<'Center' | 'Left' | 'Right'>;
  verticalAlign?: OpenEnum<'Top' | 'Middle' | 'Bottom'>;
  borderWidth?: number;
  borderStyle?: TableBorderStyle;
  borderColor?: string;
  backgroundColor?: string;
  /** Which cells a header cell heads. */
  scope?: OpenEnum<'Row' | 'Column' | 'RowGroup' | 'ColumnGroup' | 'None'>;
  /** Columns that the cell covers. */
  colSpan?: number;
  /** Rows that the cell covers. */
  rowSpan?: number;
}

export interface DocumentBodyTableCellBlockWithHighlight {
  properties?: DocumentBodyTableCellBlockProperties;
  blocks: DocumentTableContentBlockWithHighlight[];
}

export interface DocumentBodyTableProperties {
  width?: number;
  widthWithUnit?: DocumentElementLength;
  height?: number;
  cellSpacing?: number;
  cellPadding?: number;
  borderWidth?: number;
  alignment?: OpenEnum<'Center' | 'Left' | 'Right'>;
  borderStyle?: TableBorderStyle;
  borderColor?: string;
  backgroundColor?: string;
  caption?: DocumentBodyTableCaptionBlock;
}

export interface DocumentBodyTableRowBlock {
  properties?: DocumentBodyTableRowBlockProperties;
  cells: DocumentBodyTableCellBlock[];
}

export interface DocumentBodyTableRowBlockProperties {
  rowType?: OpenEnum<'Header' | 'Footer' | 'Body'>;
  alignment?: OpenEnum<'Center' | 'Left' | 'Right'>;
  height?: number;
  borderStyle?: TableBorderStyle;
  borderColor?: string;
  backgroundColor?: string;
}

export interface DocumentBodyTableRowBlockWithHighlight {
  properties?: DocumentBodyTableRowBlockProperties;
  cells: DocumentBodyTableCellBlockWithHighlight[];
}

export interface DocumentBodyTableWithHighlight {
  properties?: DocumentBodyTableProperties;
  rows: DocumentBodyTableRowBlockWithHighlight[];
}

export interface DocumentBodyVideo {
  url: string;
  properties?: DocumentBodyVideoProperties;
}

export interface DocumentBodyVideoProperties {
  backgroundColor?: string;
  align?: OpenEnum<'Center' | 'Left' | 'Right' | 'Justify'>;
  indentation?: number;
  width?: DocumentElementLength;
  height?: DocumentElementLength;
}

/** The text of a variation, with the passage marked that answers the question. */
export interface DocumentBodyWithHighlight {
  blocks: DocumentBodyBlockWithHighlight[];
}

export interface DocumentCategoryInput {
  id: string;
}

/** A passage that fits a question. */
export interface DocumentChunkBlock {
  id: string;
  text: string;
  /** How well it fits. */
  confidence?: number;
  /** The document from which it is taken. */
  document?: DocumentChunkReference;
}

export interface DocumentChunkReference {
  id: string;
  title?: string;
  selfUri?: string;
}

/** Part of a paragraph: a run of text, an image or a video. */
export interface DocumentContentBlock {
  type: OpenEnum<'Text' | 'Image' | 'Video'>;
  text?: DocumentText;
  image?: DocumentBodyImage;
  video?: DocumentBodyVideo;
}

export interface DocumentContentBlockWithHighlight {
  type: OpenEnum<'Text' | 'Image' | 'Video'>;
  text?: DocumentText;
  image?: DocumentBodyImage;
  video?: DocumentBodyVideo;
  /** Where in this part the answer stands. */
  answerHighlight?: DocumentContentHighlightIndex;
}

/** The stretch of text that answers the question, by character positions. */
export interface DocumentContentHighlightIndex {
  startIndex?: number;
  endIndex?: number;
}

/** A measure with its unit. */
export interface DocumentElementLength {
  value: number;
  unit: OpenEnum<'Em' | 'Percentage' | 'Px'>;
}

export type DocumentFontSize = OpenEnum<'XxSmall' | 'XSmall' | 'Small' | 'Medium' | 'Large' | 'XLarge' | 'XxLarge' | 'XxxLarge'>;

/** Content of a list item, which may be a list again. */
export interface DocumentListContentBlock {
  type: OpenEnum<'Text' | 'Image' | 'OrderedList' | 'UnorderedList' | 'Video'>;
  text?: DocumentText;
  image?: DocumentBodyImage;
  video?: DocumentBodyVideo;
  list?: DocumentBodyList;
}

export interface DocumentListContentBlockWithHighlight {
  type: OpenEnum<'Text' | 'Image' | 'OrderedList' | 'UnorderedList' | 'Video'>;
  text?: DocumentText;
  image?: DocumentBodyImage;
  video?: DocumentBodyVideo;
  list?: DocumentBodyListWithHighlight;
  /** Where in this part the answer stands. */
  answerHighlight?: DocumentContentHighlightIndex;
}

export interface DocumentListing {
  entities: KnowledgeDocument[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/**
 * Conditions on documents, in two levels: the clauses are joined by one operator, the predicates within each clause by another.
 */
export interface DocumentQuery {
  clauses: DocumentQueryClause[];
  operator: OpenEnum<'Or' | 'And'>;
}

export interface DocumentQueryClause {
  /** Joins the predicates of this clause. */
  operator: OpenEnum<'Or' | 'And'>;
  predicates: DocumentQueryPredicate[];
}

export interface DocumentQueryInterval {
  /** The date that has to lie in the interval. */
  field?: OpenEnum<'dateCreated' | 'dateModified' | 'datePublished'>;
  /** An ISO interval (`start/end`). */
  value?: string;
}

/** One comparison of fields with values. */
export interface DocumentQueryPredicate {
  fields: OpenEnum<
    | 'alternatives'
    | 'categoryId'
    | 'categoryName'
    | 'contextId'
    | 'contextName'
    | 'contextValueId'
    | 'contextValueName'
    | 'documentId'
    | 'labelId'
    | 'labelName'
    | 'title'
    | 'variationId'
    | 'visible'
    | 'state'
    | 'chunkId'
  >[];
  values: string[];
  /** How fields and values are compared. `MatchAll` and `MatchAny` are for several values. */
  type: OpenEnum<'Equals' | 'NotEquals' | 'Contains' | 'MatchAll' | 'MatchAny'>;
}

/** Content of a table's cell, which may be a table again. */
export interface DocumentTableContentBlock {
  type: OpenEnum<'Paragraph' | 'Text' | 'Image' | 'Video' | 'OrderedList' | 'UnorderedList' | 'Table'>;
  text?: DocumentText;
  image?: DocumentBodyImage;
  video?: DocumentBodyVideo;
  paragraph?: DocumentBodyParagraph;
  list?: DocumentBodyList;
  table?: DocumentBodyTable;
}

export interface DocumentTableContentBlockWithHighlight {
  type: OpenEnum<'Paragraph' | 'Text' | 'Image' | 'Video' | 'OrderedList' | 'UnorderedList' | 'Table'>;
  text?: DocumentText;
  image?: DocumentBodyImage;
  video?: DocumentBodyVideo;
  paragraph?: DocumentBodyParagraphWithHighlight;
  list?: DocumentBodyListWithHighlight;
  table?: DocumentBodyTableWithHighlight;
  /** Where in this part the answer stands. */
  answerHighlight?: DocumentContentHighlightIndex;
}

/** A run of text with one formatting. */
export interface DocumentText {
  text: string;
  /** Bold, italic and the like, all that apply. */
  marks?: OpenEnum<'Bold' | 'Italic' | 'Underline' | 'Strikethrough' | 'Subscript' | 'Superscript'>[];
  /** Where a click on the text leads. */
  hyperlink?: string;
  properties?: DocumentTextProperties;
}

export interface DocumentTextProperties {
  fontSize?: DocumentFontSize;
  textColor?: string;
  backgroundColor?: string;
}

/** A variation that was looked through for an answer. */
export interface DocumentVariationAnswer {
  id?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  documentVersion?: AddressableEntityRef;
  contexts: DocumentVariationContext[];
  document?: KnowledgeDocumentReference;
  priority?: number;
  name?: string;
  /** The text, with the answer marked where one was found and marking was asked for. */
  body?: DocumentBodyWithHighlight;
  selfUri?: string;
}

/** A context and those of its values for which a variation is meant. */
export interface DocumentVariationContext {
  context: KnowledgeContextReference;
  values: KnowledgeContextValueReference[];
}

/** A passage of a variation's text. */
export interface DocumentVariationQueryChunkBlock {
  id: string;
  text: string;
}

/** The text of a document for certain contexts. */
export interface DocumentVariationRequest {
  id?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  documentVersion?: AddressableEntityRef;
  /** When to show this text rather than another one of the document. */
  contexts: DocumentVariationContext[];
  document?: KnowledgeDocumentReference;
  /** Decides where several variations match. */
  priority?: number;
  name?: string;
  body?: DocumentBody;
  selfUri?: string;
}

/** The text of a document for certain contexts. A document has as many as there are audiences to tell apart. */
export type DocumentVariationResponse = DocumentVariationRequest;

export interface DocumentVariationResponseListing {
  entities: DocumentVariationResponse[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** A passage of a variation's text, weighed against the question. */
export interface DocumentVariationSearchChunkBlock {
  id: string;
  text: string;
  /** How well it fits. */
  confidence?: number;
}

export interface EntityReference {
  id: string;
}

/** A tag on an uploaded file, by which settings and searches can pick files. */
export interface FabricTag {
  name?: string;
}

export interface GuestCategoryReference {
  id?: string;
  selfUri?: string;
}

export interface GuestCategoryResponseListing {
  entities: GuestResponseCategory[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  sessionId?: string;
}

/** A category as a visitor sees it. */
export interface GuestResponseCategory {
  id: string;
  name?: string;
  description?: string;
  externalId?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  parentCategory?: GuestCategoryReference;
  selfUri?: string;
}

export interface ImportError {
  message?: string;
  /** Line of the file at which the error occurred. */
  line?: number;
}

export interface ImportReport {
  errors?: ImportError[];
  /** How many documents passed or failed the validation. */
  validated?: ResultCounters;
  /** How many documents were or were not imported. */
  imported?: ResultCounters;
  totalDocuments?: number;
}

export interface ImportStatusRequest {
  status: string;
}

export interface KnowledgeAnswerDocumentResponse {
  id?: string;
  title?: string;
  /** The answer taken from this document. */
  answer?: string;
  /** The text in which it was found. */
  variation?: DocumentVariationAnswer;
}

export interface KnowledgeAnswerDocumentsResponse {
  /** The answers document by document. */
  results?: KnowledgeAnswerDocumentResponse[];
  /** The generated answer, where generation was asked for. */
  answerGeneration?: KnowledgeAnswerGenerationResponse;
}

/** A generated answer and the documents it rests on. */
export interface KnowledgeAnswerGenerationResponse {
  answer?: string;
  documents?: AnswerGenerationDocument[];
}

export interface KnowledgeBaseCreateRequest {
  name: string;
  description?: string;
  /** The language of its documents. */
  coreLanguage: KnowledgeCoreLanguage;
  /** Whether searches look into the texts as well. */
  contentSearchEnabled?: boolean;
}

export interface KnowledgeBaseListing {
  entities: KnowledgeBase[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface KnowledgeBaseUpdateRequest {
  name?: string;
  description?: string;
}

export interface KnowledgeCategoryRequest {
  id?: string;
  name: string;
  description?: string;
  parent?: DocumentCategoryInput;
  selfUri?: string;
}

export interface KnowledgeContextReference {
  id: string;
  selfUri?: string;
}

export interface KnowledgeContextValueReference {
  id: string;
  selfUri?: string;
}

/** The conversation in which a search or a rating took place. */
export interface KnowledgeConversationContext {
  conversationId: string;
  mediaType?: OpenEnum<'Unknown' | 'Callback' | 'Chat' | 'Cobrowse' | 'Email' | 'Message' | 'Screenshare' | 'Video' | 'Voice'>;
  messageType?: OpenEnum<
    | 'Unknown'
    | 'Phone'
    | 'SMS'
    | 'GenesysChatWidget'
    | 'FacebookMessenger'
    | 'WeChat'
    | 'Whatsapp'
    | 'AppleBusinessChat'
    | 'Telegram'
    | 'Slack'
    | 'Signal'
    | 'Line'
    | 'Discord'
    | 'TwitterDirectMessage'
    | 'Other'
    | 'Open'
    | 'Instagram'
    | 'Apple'
  >;
  /** The queue of the conversation. */
  queueId?: string;
  /** The contact with whom the conversation is held. */
  externalContactId?: string;
}

/** The conversation in which a search or a rating took place, with its parts as references. */
export interface KnowledgeConversationContextResponse {
  conversation: AddressableEntityRef;
  queue?: AddressableEntityRef;
  externalContact?: AddressableEntityRef;
  mediaType?: OpenEnum<'Unknown' | 'Callback' | 'Chat' | 'Cobrowse' | 'Email' | 'Message' | 'Screenshare' | 'Video' | 'Voice'>;
}

/** One utterance of the conversation so far. */
export interface KnowledgeConversationTurn {
  /** `External` is the customer, `Internal` the agent or bot. */
  participant?: OpenEnum<'External' | 'Internal'>;
  text?: string;
}

/** A question with its answer, or an article; exactly one of `faq` and `article` is filled in, after `type`. */
export interface KnowledgeDocument {
  id: string;
  name?: string;
  languageCode: KnowledgeLanguageCode;
  type: OpenEnum<'Faq' | 'Article'>;
  faq?: DocumentFaq;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  categories?: KnowledgeCategory[];
  knowledgeBase?: KnowledgeBase;
  /** Where the document stands in another system. */
  externalUrl?: string;
  article?: DocumentArticle;
  selfUri?: string;
}

/** Another phrasing of a document's title, so that searches find it. */
export interface KnowledgeDocumentAlternative {
  phrase: string;
  /** Whether the phrase is also offered while a question is being typed. */
  autocomplete: boolean;
}

export interface KnowledgeDocumentBulkRemoveRequest {
  entities: WritableEntity[];
}

export interface KnowledgeDocumentBulkRequest {
  type: OpenEnum<'Faq' | 'Article'>;
  externalUrl?: string;
  faq?: DocumentFaq;
  categories?: DocumentCategoryInput[];
  article?: DocumentArticle;
  /** The document to change. */
  id?: string;
}

export interface KnowledgeDocumentBulkUpdateEntity {
  id?: string;
  categoryId?: string;
  /** The labels that the document is to have. */
  labelIds?: string[];
}

export interface KnowledgeDocumentBulkUpdateRequest {
  entities: KnowledgeDocumentBulkUpdateEntity[];
}

/** A document to publish or to take back. */
export interface KnowledgeDocumentBulkVersionAddEntity {
  id?: string;
  /** The version to return to. */
  restoreFromVersionId?: string;
  /** Returns to the version before the present one. */
  restorePrevious?: boolean;
}

export interface KnowledgeDocumentBulkVersionAddRequest {
  entities: KnowledgeDocumentBulkVersionAddEntity[];
}

export interface KnowledgeDocumentChunkRequest {
  query: string;
  pageSize?: number;
  pageNumber?: number;
  filter?: DocumentQuery;
  queryType?: OpenEnum<'AutoSearch' | 'ManualSearch' | 'Suggestion'>;
  /** Whether the question is prepared before the search. */
  preprocessQuery?: boolean;
  /** Whether drafts are searched too. */
  includeDraftDocuments?: boolean;
  /** From where the search comes. */
  application?: KnowledgeSearchClientApplication;
  conversationContext?: KnowledgeConversationContext;
  /** Leaves out passages with less confidence than this. */
  confidenceThreshold?: number;
}

export interface KnowledgeDocumentChunkResponse {
  query?: string;
  total?: number;
  pageCount?: number;
  pageSize?: number;
  pageNumber?: number;
  queryType?: OpenEnum<'AutoSearch' | 'ManualSearch' | 'Suggestion'>;
  /** Needed to report the outcome of the search. */
  searchId?: string;
  preprocessQuery?: boolean;
  confidenceThreshold?: number;
  results?: DocumentChunkBlock[];
  application?: KnowledgeSearchClientApplication;
  conversationContext?: KnowledgeConversationContextResponse;
}

/** The event that a user copied from a document. */
export interface KnowledgeDocumentCopy {
  documentVariationId: string;
  documentVersionId: string;
  /** The search that had led to the document. */
  searchId?: string;
  queryType?: KnowledgeQueryType;
  /** In what form it was shown. */
  surfacingMethod?: KnowledgeSurfacingMethod;
  sessionId?: string;
  conversationContext?: KnowledgeConversationContext;
  application: KnowledgeSearchClientApplication;
}

/** A rating of a document. */
export interface KnowledgeDocumentFeedback {
  id?: string;
  documentVariation: EntityReference;
  rating: OpenEnum<'Negative' | 'Positive'>;
  /** What the rating is about: the text itself or that it was found for this question. */
  reason?: OpenEnum<'DocumentContent' | 'SearchResults'>;
  comment?: string;
  /** The search that had led to the document. */
  search?: EntityReference;
  sessionId?: string;
  /** @format date-time */
  dateCreated?: string;
  queryType?: KnowledgeQueryType;
  surfacingMethod?: KnowledgeSurfacingMethod;
  /** `Draft` may still be amended. */
  state?: OpenEnum<'Draft' | 'Final'>;
  document: KnowledgeDocumentVersionReference;
  application: KnowledgeSearchClientApplication;
  conversationContext?: KnowledgeConversationContext;
  userId?: string;
  selfUri?: string;
}

/** A rating of a document, with the conversation and the user as references. */
export interface KnowledgeDocumentFeedbackResponse {
  id: string;
  documentVariation: EntityReference;
  rating: OpenEnum<'Negative' | 'Positive'>;
  /** What the rating is about: the text itself or that it was found for this question. */
  reason?: OpenEnum<'DocumentContent' | 'SearchResults'>;
  comment?: string;
  /** The search that had led to the document. */
  search?: EntityReference;
  sessionId?: string;
  /** @format date-time */
  dateCreated?: string;
  queryType?: KnowledgeQueryType;
  surfacingMethod?: KnowledgeSurfacingMethod;
  state?: OpenEnum<'Draft' | 'Final'>;
  document?: KnowledgeDocumentVersionReference;
  application?: KnowledgeSearchClientApplication;
  conversationContext?: KnowledgeConversationContextResponse;
  user?: AddressableEntityRef;
  selfUri?: string;
}

export interface KnowledgeDocumentFeedbackResponseListing {
  entities: KnowledgeDocumentFeedbackResponse[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface KnowledgeDocumentFeedbackUpdateRequest {
  rating: OpenEnum<'Negative' | 'Positive'>;
  reason?: OpenEnum<'DocumentContent' | 'SearchResults'>;
  comment?: string;
  state?: OpenEnum<'Draft' | 'Final'>;
}

/** The result of a visitor's search. */
export interface KnowledgeDocumentGuestSearch {
  query: string;
  pageSize?: number;
  pageNumber?: number;
  /** Needed to report the outcome of the search. */
  searchId?: string;
  total?: number;
  pageCount?: number;
  queryType?: OpenEnum<'AutoSearch' | 'ManualSearch' | 'Suggestion'>;
  sessionId?: string;
  results?: KnowledgeDocumentGuestSearchResult[];
}

export interface KnowledgeDocumentGuestSearchRequest {
  query: string;
  pageSize?: number;
  pageNumber?: number;
  searchId?: string;
  total?: number;
  pageCount?: number;
  queryType?: OpenEnum<'AutoSearch' | 'ManualSearch' | 'Suggestion'>;
  sessionId?: string;
  /** In how many of the best documents the answer is marked. */
  answerHighlightTopResults?: number;
  /** Whether drafts are searched too. */
  includeDraftDocuments?: boolean;
}

export interface KnowledgeDocumentGuestSearchResult {
  /** How well the document fits the question. */
  confidence?: number;
  document?: KnowledgeGuestSearchDocumentResponse;
}

/** The event that documents were shown to a user. */
export interface KnowledgeDocumentPresentation {
  /** All that were shown together. */
  documents: PresentedKnowledgeDocument[];
  searchId?: string;
  queryType?: KnowledgeQueryType;
  surfacingMethod?: KnowledgeSurfacingMethod;
  sessionId?: string;
  conversationContext?: KnowledgeConversationContext;
  application: KnowledgeSearchClientApplication;
}

/** Asks for documents by conditions. */
export interface KnowledgeDocumentQuery {
  pageSize?: number;
  pageNumber?: number;
  includeDraftDocuments?: boolean;
  /** Only documents of which a date lies in this interval. */
  interval?: DocumentQueryInterval;
  filter: DocumentQuery;
  /** Which texts come with each document: all, those that meet the filter, or the one of highest priority among them. */
  includeVariations?: OpenEnum<'All' | 'AllMatching' | 'SingleMostRelevant'>;
  sortOrder?: OpenEnum<'Asc' | 'Desc'>;
  sortBy?: OpenEnum<'DateCreated' | 'DateModified' | 'CategoryName' | 'LabelName' | 'ViewCount'>;
}

export interface KnowledgeDocumentQueryResponse {
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
  results?: KnowledgeDocumentQueryResult[];
}

/** A document that meets the conditions. */
export interface KnowledgeDocumentQueryResult {
  id: string;
  title?: string;
  visible?: boolean;
  alternatives?: KnowledgeDocumentAlternative[];
  state?: OpenEnum<'Draft' | 'Published' | 'Archived'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateImported?: string;
  lastPublishedVersionNumber?: number;
  /** @format date-time */
  datePublished?: string;
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  documentVersion?: AddressableEntityRef;
  category?: CategoryResponse;
  labels?: LabelResponse[];
  knowledgeBase?: KnowledgeBaseReference;
  externalId?: string;
  externalUrl?: string;
  source?: AddressableEntityRef;
  /** True where the document cannot be edited here. */
  readonly?: boolean;
  variations?: KnowledgeDocumentQueryVariation[];
  selfUri?: string;
}

export interface KnowledgeDocumentQueryVariation {
  id?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  documentVersion?: AddressableEntityRef;
  contexts: DocumentVariationContext[];
  document?: KnowledgeDocumentReference;
  priority?: number;
  name?: string;
  body?: DocumentBody;
  /** The passages into which the text is divided, where they were asked for. */
  chunks?: DocumentVariationQueryChunkBlock[];
  selfUri?: string;
}

export interface KnowledgeDocumentReference {
  id: string;
  knowledgeBase: KnowledgeBaseReference;
  selfUri?: string;
}

/** The head data of a document. */
export interface KnowledgeDocumentReq {
  id?: string;
  title: string;
  /** Whether searches find it. */
  visible?: boolean;
  /** Other phrasings of the title that improve searches. */
  alternatives?: KnowledgeDocumentAlternative[];
  categoryId?: string;
  labelIds?: string[];
  /** Its id in the system from which it comes. */
  externalId?: string;
  /** Its address in that system. */
  externalUrl?: string;
  selfUri?: string;
}

export interface KnowledgeDocumentRequest {
  type: OpenEnum<'Faq' | 'Article'>;
  externalUrl?: string;
  faq?: DocumentFaq;
  categories?: DocumentCategoryInput[];
  article?: DocumentArticle;
}

/**
 * A document of a knowledge base: head data here, the text in its variations. It exists as a draft and, once published, in
 * versions.
 */
export interface KnowledgeDocumentResponse {
  id?: string;
  title?: string;
  /** Whether searches find it. */
  visible?: boolean;
  /** Other phrasings of the title that improve searches. */
  alternatives?: KnowledgeDocumentAlternative[];
  state?: OpenEnum<'Draft' | 'Published' | 'Archived'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** Absent unless it was imported. @format date-time */
  dateImported?: string;
  lastPublishedVersionNumber?: number;
  /** @format date-time */
  datePublished?: string;
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  /** The version that this answer shows. */
  documentVersion?: AddressableEntityRef;
  category?: CategoryResponse;
  labels?: LabelResponse[];
  knowledgeBase?: KnowledgeBaseReference;
  /** Its id in the system from which it comes. */
  externalId?: string;
  externalUrl?: string;
  /** The source that feeds it, where one does. */
  source?: AddressableEntityRef;
  /** True where the document cannot be edited here. */
  readonly?: boolean;
  /** Only where `expand` asked for them. */
  variations?: DocumentVariationResponse[];
  selfUri?: string;
}

export interface KnowledgeDocumentResponseListing {
  entities: KnowledgeDocumentResponse[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** The result of a search. */
export interface KnowledgeDocumentSearch {
  query: string;
  pageSize?: number;
  pageNumber?: number;
  /** Needed to report the outcome of the search. */
  searchId?: string;
  total?: number;
  pageCount?: number;
  queryType?: OpenEnum<'AutoSearch' | 'ManualSearch' | 'Suggestion'>;
  results?: KnowledgeDocumentSearchResult[];
  application?: KnowledgeSearchClientApplication;
  conversationContext?: KnowledgeConversationContextResponse;
  confidenceThreshold?: number;
  /** The generated answer, where `answerMode` asked for one. */
  answerGeneration?: KnowledgeAnswerGenerationResponse;
  preprocessQuery?: boolean;
}

/** A question to a knowledge base. */
export interface KnowledgeDocumentSearchRequest {
  query: string;
  pageSize?: number;
  pageNumber?: number;
  searchId?: string;
  total?: number;
  pageCount?: number;
  /** Whether a user typed the question, it arose by itself or a suggestion was taken. */
  queryType?: OpenEnum<'AutoSearch' | 'ManualSearch' | 'Suggestion'>;
  includeDraftDocuments?: boolean;
  interval?: DocumentQueryInterval;
  /** Conditions that documents have to meet besides. */
  filter?: DocumentQuery;
  sortOrder?: OpenEnum<'Asc' | 'Desc'>;
  sortBy?: OpenEnum<'ConfidenceScore' | 'DateCreated' | 'DateModified' | 'CategoryName' | 'LabelName'>;
  /** From where the search comes. */
  application?: KnowledgeSearchClientApplication;
  conversationContext?: KnowledgeConversationContext;
  /** Leaves out documents with less confidence than this. */
  confidenceThreshold?: number;
  /** In how many of the best documents an answer is looked for. */
  answerHighlightTopResults?: number;
  /** Whether an answer is marked in the texts, generated, or both. Goes with `answerHighlightTopResults`. */
  answerMode?: OpenEnum<'AnswerHighlight' | 'AnswerGeneration'>[];
  /** Whether the question is prepared before the search. */
  preprocessQuery?: boolean;
}

export interface KnowledgeDocumentSearchResult {
  /** How well the document fits the question. */
  confidence?: number;
  document?: KnowledgeSearchDocumentResponse;
}

export interface KnowledgeDocumentSearchVariation {
  id?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  documentVersion?: AddressableEntityRef;
  contexts: DocumentVariationContext[];
  document?: KnowledgeDocumentReference;
  priority?: number;
  name?: string;
  body?: DocumentBodyWithHighlight;
  /** The passages into which the text is divided, with their confidence, where they were asked for. */
  chunks?: DocumentVariationSearchChunkBlock[];
  selfUri?: string;
}

export interface KnowledgeDocumentSuggestion {
  query: string;
  pageSize?: number;
  results?: KnowledgeDocumentSuggestionResult[];
}

export interface KnowledgeDocumentSuggestionRequest {
  /** What has been typed so far. */
  query: string;
  pageSize?: number;
  includeDraftDocuments?: boolean;
  interval?: DocumentQueryInterval;
  filter?: DocumentQuery;
}

export interface KnowledgeDocumentSuggestionResult {
  /** The title or alternative phrasing to offer. */
  matchedPhrase?: string;
  document?: KnowledgeDocumentSuggestionResultDocument;
}

export interface KnowledgeDocumentSuggestionResultDocument {
  id: string;
  knowledgeBase: KnowledgeBaseReference;
  title: string;
  selfUri?: string;
}

/** A published state of a document. */
export interface KnowledgeDocumentVersion {
  id?: string;
  /** @format date-time */
  datePublished?: string;
  document?: KnowledgeDocumentResponse;
  /** When creating: the version to return to. Without it, the draft is published. */
  restoreFromVersionId: string;
  versionNumber?: number;
  /** When the version expires, if it does. @format date-time */
  dateExpires?: string;
  selfUri?: string;
}

export interface KnowledgeDocumentVersionListing {
  entities: KnowledgeDocumentVersion[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** A document in one of its versions. */
export interface KnowledgeDocumentVersionReference {
  /** The document. */
  id?: string;
  knowledgeBase: KnowledgeBaseReference;
  versionId: string;
  selfUri?: string;
}

export interface KnowledgeDocumentVersionVariation {
  id: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  contexts: DocumentVariationContext[];
  priority?: number;
  name?: string;
  body?: DocumentBody;
  selfUri?: string;
  documentVersion?: AddressableEntityRef;
}

export interface KnowledgeDocumentVersionVariationListing {
  entities: KnowledgeDocumentVersionVariation[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** The event that a user opened a document. */
export type KnowledgeDocumentView = KnowledgeDocumentCopy;

/** Which texts to look through for the answer to which question. */
export interface KnowledgeDocumentsAnswerFilter {
  query?: string;
  language?: KnowledgeCoreLanguage;
  appType?: OpenEnum<'Assistant' | 'BotFlow' | 'MessengerKnowledgeApp' | 'SmartAdvisor' | 'SupportCenter'>;
  queryType?: KnowledgeQueryType;
  /** The search that found the texts. */
  searchId?: string;
  /** Whether the answer is also marked in the body of the variation. */
  insertHighlightIntoVariationContent?: boolean;
  /** Whether an answer is marked in the texts, generated, or both. */
  answerMode?: OpenEnum<'AnswerHighlight' | 'AnswerGeneration'>[];
  /** The texts to look through. */
  variationIds: string[];
}

export interface KnowledgeExportJobDocumentsFilter {
  /** Only documents of this ISO interval (`start/end`). */
  interval?: string;
  /** Only these documents. */
  entities?: Entity[];
  /** Only documents from this source. */
  sourceId?: string;
}

/** What an export takes in. */
export interface KnowledgeExportJobFilter {
  documentsFilter?: KnowledgeExportJobDocumentsFilter;
  /** Whether all versions of each document are exported or the latest one. */
  versionFilter: OpenEnum<'All' | 'Latest'>;
  /** What is left out. */
  exclude?: OpenEnum<'Categories' | 'Labels' | 'Variations'>[];
}

export interface KnowledgeExportJobRequest {
  exportFilter: KnowledgeExportJobFilter;
  fileType: OpenEnum<'Json' | 'Csv' | 'Xlsx'>;
  sourceId?: string;
  /** The version of the file's format, for `Json`. */
  jsonFileVersion?: number;
}

/** An export of a knowledge base, as an asynchronous task. */
export interface KnowledgeExportJobResponse {
  id: string;
  /** Present once the file is ready. */
  downloadURL?: string;
  fileType: OpenEnum<'Json' | 'Csv' | 'Xlsx'>;
  jsonFileVersion?: number;
  countDocumentProcessed?: number;
  exportFilter?: KnowledgeExportJobFilter;
  status?: KnowledgeJobStatus;
  knowledgeBase?: KnowledgeBase;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  errorInformation?: ErrorBody;
  source?: KnowledgeOperationSource;
  selfUri?: string;
}

export interface KnowledgeExtendedCategory {
  id: string;
  name: string;
  description?: string;
  knowledgeBase?: KnowledgeBase;
  languageCode?: KnowledgeLanguageCode;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  parent?: KnowledgeCategory;
  children?: KnowledgeCategory[];
  selfUri?: string;
}

export interface KnowledgeGenerationSetting {
  /** Whether an answer is generated or references alone come back. */
  answerGeneration: boolean;
  /** The language of generated answers. */
  generationLanguage?: AnswerGenerationLanguage;
}

export interface KnowledgeGroupStatistics {
  /** Different wordings without a document. */
  unlinkedPhraseCount?: number;
  /** How often those were asked. */
  unlinkedPhraseHitCount?: number;
  /** How often all wordings of the group were asked. */
  totalPhraseHitCount?: number;
}

export interface KnowledgeGuestAnswerDocumentResponse {
  id?: string;
  title?: string;
  /** The answer taken from this document. */
  answer?: string;
  variation?: KnowledgeGuestDocumentVariationAnswer;
}

export interface KnowledgeGuestAnswerDocumentsResponse {
  results?: KnowledgeGuestAnswerDocumentResponse[];
}

export interface KnowledgeGuestDocumentCopy {
  documentVariationId: string;
  documentVersionId: string;
  searchId?: string;
  queryType?: KnowledgeQueryType;
  surfacingMethod?: KnowledgeSurfacingMethod;
  sessionId?: string;
  application?: KnowledgeGuestSearchClientApplication;
}

export interface KnowledgeGuestDocumentFeedback {
  id?: string;
  documentVariation: EntityReference;
  rating: OpenEnum<'Negative' | 'Positive'>;
  reason?: OpenEnum<'DocumentContent' | 'SearchResults'>;
  comment?: string;
  search?: EntityReference;
  sessionId?: string;
  /** @format date-time */
  dateCreated?: string;
  queryType?: KnowledgeQueryType;
  surfacingMethod?: KnowledgeSurfacingMethod;
  state?: OpenEnum<'Draft' | 'Final'>;
  document: KnowledgeGuestDocumentVersionReference;
  application?: KnowledgeGuestSearchClientApplication;
}

export interface KnowledgeGuestDocumentPresentation {
  documents: PresentedKnowledgeDocument[];
  searchId?: string;
  queryType?: KnowledgeQueryType;
  surfacingMethod?: KnowledgeSurfacingMethod;
  sessionId?: string;
  application?: KnowledgeGuestSearchClientApplication;
}

/** A document as a visitor gets it, with the session in which it was read. */
export interface KnowledgeGuestDocumentResponse {
  id: string;
  title?: string;
  visible?: boolean;
  alternatives?: KnowledgeDocumentAlternative[];
  state?: OpenEnum<'Draft' | 'Published' | 'Archived'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateImported?: string;
  lastPublishedVersionNumber?: number;
  /** @format date-time */
  datePublished?: string;
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  documentVersion?: AddressableEntityRef;
  sessionId?: string;
  category?: GuestCategoryReference;
  variations?: KnowledgeGuestDocumentVariation[];
  selfUri?: string;
}

export interface KnowledgeGuestDocumentResponseListing {
  entities: KnowledgeGuestDocumentResponse[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface KnowledgeGuestDocumentSuggestion {
  query: string;
  pageSize?: number;
  sessionId?: string;
  results?: KnowledgeGuestDocumentSuggestionResult[];
}

export interface KnowledgeGuestDocumentSuggestionRequest {
  /** What the visitor has typed so far. */
  query: string;
  pageSize?: number;
  includeDraftDocuments?: boolean;
}

export interface KnowledgeGuestDocumentSuggestionResult {
  matchedPhrase?: string;
}

export interface KnowledgeGuestDocumentVariation {
  id?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  documentVersion?: AddressableEntityRef;
  contexts: KnowledgeGuestDocumentVariationContext[];
  document?: AddressableEntityRef;
  body?: DocumentBody;
  selfUri?: string;
}

export interface KnowledgeGuestDocumentVariationAnswer {
  id?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  documentVersion?: AddressableEntityRef;
  contexts: KnowledgeGuestDocumentVariationContext[];
  document?: AddressableEntityRef;
  body?: DocumentBodyWithHighlight;
  selfUri?: string;
}

export interface KnowledgeGuestDocumentVariationContext {
  context: AddressableEntityRef;
  values: AddressableEntityRef[];
}

export interface KnowledgeGuestDocumentVersionReference {
  /** The document. */
  id?: string;
  versionId: string;
}

export interface KnowledgeGuestDocumentView {
  documentVariationId: string;
  documentVersionId: string;
  searchId?: string;
  queryType?: KnowledgeQueryType;
  surfacingMethod?: KnowledgeSurfacingMethod;
}

export interface KnowledgeGuestSearchClientApplication {
  type: OpenEnum<'Assistant' | 'BotFlow' | 'MessengerKnowledgeApp' | 'SmartAdvisor' | 'SupportCenter'>;
  deployment?: EntityReference;
  botFlow?: EntityReference;
  assistant?: EntityReference;
}

export interface KnowledgeGuestSearchDocumentResponse {
  id?: string;
  title?: string;
  visible?: boolean;
  alternatives?: KnowledgeDocumentAlternative[];
  state?: OpenEnum<'Draft' | 'Published' | 'Archived'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateImported?: string;
  lastPublishedVersionNumber?: number;
  /** @format date-time */
  datePublished?: string;
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  documentVersion?: AddressableEntityRef;
  sessionId?: string;
  category?: GuestCategoryReference;
  variations?: KnowledgeGuestDocumentVariationAnswer[];
  /** The answer taken from this document, where one was looked for. */
  answer?: string;
  selfUri?: string;
}

/** A visitor's stay in a knowledge application. */
export interface KnowledgeGuestSession {
  id?: string;
  app: KnowledgeGuestSessionApp;
  /** An id of the caller's own for the visitor. */
  customerId: string;
  /** The page on which the application runs. */
  pageUrl?: string;
  /** What is known of the visitor, so that fitting variations are shown. */
  contexts?: KnowledgeGuestSessionContext[];
  /** The visitor's session in journey tracking. */
  journeySessionId?: string;
}

export interface KnowledgeGuestSessionApp {
  /** The deployment of the messenger or support centre. */
  deploymentId: string;
  type: OpenEnum<'MessengerKnowledgeApp' | 'SupportCenter'>;
}

export interface KnowledgeGuestSessionContext {
  id: string;
  values: Entity[];
}

export interface KnowledgeImport {
  id?: string;
  name?: string;
  /** Key that came with the upload address. */
  uploadKey: string;
  fileType: OpenEnum<'Csv' | 'JsonLines'>;
  /** Whether the first line of a CSV file is skipped. */
  ignoreHeaders?: boolean;
  status?: KnowledgeJobStatus;
  report?: ImportReport;
  knowledgeBase?: KnowledgeBase;
  languageCode?: KnowledgeLanguageCode;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface KnowledgeImportJobError {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: Detail[];
  errors?: ErrorBody[];
  limit?: Limit;
  /** Position of the faulty document in the file. */
  documentIndex?: number;
}

export interface KnowledgeImportJobReport {
  errors?: KnowledgeImportJobError[];
  statistics?: KnowledgeImportJobStatistics;
}

export interface KnowledgeImportJobRequest {
  /** The key that came with the upload address. */
  uploadKey: string;
  fileType: OpenEnum<'Json' | 'Csv' | 'Xlsx'>;
  settings?: KnowledgeImportJobSettings;
  /** Whether the import goes ahead without a validation to be confirmed. */
  skipConfirmationStep?: boolean;
}

/** An import of documents into a knowledge base, as an asynchronous task. */
export interface KnowledgeImportJobResponse {
  id: string;
  /** Where the imported file lies. */
  downloadURL?: string;
  /** Where to fetch what could not be imported. */
  failedEntitiesURL?: string;
  uploadKey: string;
  fileType: OpenEnum<'Json' | 'Csv' | 'Xlsx'>;
  settings?: KnowledgeImportJobSettings;
  status?: KnowledgeJobStatus;
  report?: KnowledgeImportJobReport;
  knowledgeBase?: KnowledgeBase;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  skipConfirmationStep?: boolean;
  selfUri?: string;
}

export interface KnowledgeImportJobSettings {
  /** Creates documents even where existing ones could be updated. */
  importAsNew?: boolean;
  /** Overrides the visibility given in the file. */
  visible?: boolean;
  /** Overrides the category given in the file. */
  categoryId?: string;
  /** Labels to add to all documents imported. */
  labelIds?: string[];
}

export interface KnowledgeImportJobStatistics {
  /** Documents created. */
  countDocumentImportActivityCreate?: number;
  /** Documents updated. */
  countDocumentImportActivityUpdate?: number;
  countDocumentStateDraft?: number;
  countDocumentStatePublished?: number;
  countDocumentValidationSuccess?: number;
  countDocumentValidationFailure?: number;
  countDocumentImportSuccess?: number;
  countDocumentImportFailure?: number;
  countCategoryValidationSuccess?: number;
  countCategoryValidationFailure?: number;
  countCategoryImportSuccess?: number;
  countCategoryImportFailure?: number;
  countLabelValidationSuccess?: number;
  countLabelValidationFailure?: number;
  countLabelImportSuccess?: number;
  countLabelImportFailure?: number;
  migrationDetected?: boolean;
}

/** A choice that an integration offers for a source's settings. */
export interface KnowledgeIntegrationFilter {
  name?: OpenEnum<'categories' | 'channel' | 'knowledgeBaseIds'>;
  type?: OpenEnum<'SingleSelect' | 'MultiSelect'>;
  /** `FilterUpdate` means that the other filters depend on what is chosen here. */
  action?: OpenEnum<'None' | 'FilterUpdate'>;
  values?: KnowledgeIntegrationFilterValue[];
}

export interface KnowledgeIntegrationFilterValue {
  key?: string;
  value?: string;
}

export interface KnowledgeIntegrationOptionsResponse {
  filters?: KnowledgeIntegrationFilter[];
}

export interface KnowledgeIntegrationReference {
  id: string;
  selfUri?: string;
}

export type KnowledgeJobStatus = OpenEnum<
  | 'Created'
  | 'ValidationInProgress'
  | 'ValidationCompleted'
  | 'ValidationFailed'
  | 'Started'
  | 'InProgress'
  | 'Completed'
  | 'PartialCompleted'
  | 'Failed'
  | 'AbortRequested'
  | 'Aborted'
>;

/** The outside source on which an operation worked. */
export interface KnowledgeOperationSource {
  id?: string;
  type?: OpenEnum<'Salesforce' | 'ServiceNow'>;
  selfUri?: string;
}

export interface KnowledgeParseImportResult {
  success: number;
  failure: number;
  errors?: ErrorBody[];
}

export interface KnowledgeParseJobRequest {
  /** The key that came with the upload address. */
  uploadKey: string;
  /** Titles of documents that the parser should expect. */
  hints?: string[];
}

export interface KnowledgeParseJobRequestImport {
  /** Records to use in place of those parsed, by id. */
  edits?: KnowledgeParseRecord[];
  /** Ids of records not to import. */
  excludes?: string[];
}

export interface KnowledgeParseJobRequestPatch {
  hints?: string[];
}

/** The division of an uploaded file into documents, as an asynchronous task in two stages: parsing and importing. */
export interface KnowledgeParseJobResponse {
  id: string;
  downloadURL?: string;
  hints?: string[];
  status?: OpenEnum<
    | 'ReadyToParse'
    | 'ParseInProgress'
    | 'ParseCompleted'
    | 'ReadyToImport'
    | 'ImportInProgress'
    | 'ImportCompleted'
    | 'ImportPartialCompleted'
    | 'ImportFailed'
  >;
  /** The documents found. */
  parseResults?: KnowledgeParseRecord[];
  /** Present once the import has run. */
  importResult?: KnowledgeParseImportResult;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

/** A document found in an uploaded file. */
export interface KnowledgeParseRecord {
  id?: string;
  title?: string;
  body?: DocumentBody;
}

export type KnowledgeQueryType = OpenEnum<
  'Unknown' | 'Article' | 'AutoSearch' | 'Category' | 'ManualSearch' | 'Recommendation' | 'Suggestion' | 'ExpandedArticle'
>;

/** A passage that a search over sources has found. */
export interface KnowledgeRetrievedReference {
  confidence?: number;
  text?: string;
  fileName?: string;
  /** Where the original stands. */
  url?: string;
  /** Whether the generated answer rests on it. */
  usedForGeneration?: boolean;
}

/** The application from which a search or rating comes. `type` tells which one of the references goes with it. */
export interface KnowledgeSearchClientApplication {
  type: OpenEnum<'Assistant' | 'BotFlow' | 'MessengerKnowledgeApp' | 'SmartAdvisor' | 'SupportCenter'>;
  deployment?: AddressableEntityRef;
  botFlow?: AddressableEntityRef;
  assistant?: AddressableEntityRef;
}

export interface KnowledgeSearchDocumentResponse {
  id?: string;
  title?: string;
  visible?: boolean;
  alternatives?: KnowledgeDocumentAlternative[];
  state?: OpenEnum<'Draft' | 'Published' | 'Archived'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateImported?: string;
  lastPublishedVersionNumber?: number;
  /** @format date-time */
  datePublished?: string;
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  documentVersion?: AddressableEntityRef;
  category?: CategoryResponse;
  labels?: LabelResponse[];
  knowledgeBase?: KnowledgeBaseReference;
  externalId?: string;
  externalUrl?: string;
  source?: AddressableEntityRef;
  /** True where the document cannot be edited here. */
  readonly?: boolean;
  variations?: KnowledgeDocumentSearchVariation[];
  /** The answer taken from this document, where one was looked for. */
  answer?: string;
  selfUri?: string;
}

/** A search tried out with settings given in the request itself. */
export interface KnowledgeSearchPreviewRequest {
  query: string;
  sources: V3SourceRef[];
  generationSetting: KnowledgeGenerationSetting;
  /** Whether the search takes earlier turns into account. */
  stateful?: boolean;
  /** The conversation so far. */
  conversationTurns?: KnowledgeConversationTurn[];
  /** Which files count, by their tags. */
  filter?: V3SourceTagFilter;
  application?: V3KnowledgeSearchPreviewClientApplication;
  conversationContext?: KnowledgeV3PreviewConversationContext;
}

export interface KnowledgeSearchPreviewResponse {
  query?: string;
  searchId?: string;
  sessionId?: string;
  result?: KnowledgeSearchResult;
  application?: V3KnowledgeSearchPreviewClientApplication;
  conversationContext?: KnowledgeV3PreviewConversationContext;
}

export interface KnowledgeSearchResult {
  /** Absent where no answer was to be or could be generated. */
  generatedAnswer?: string;
  /** What was found, used for the answer or not. */
  retrievedReferences?: KnowledgeRetrievedReference[];
}

export interface KnowledgeSettingListing {
  entities: KnowledgeSettingsResponse[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface KnowledgeSettingsRequest {
  name: string;
  description?: string;
  sources: V3SourceRef[];
  generationSetting?: KnowledgeGenerationSetting;
  /** Whether searches take earlier turns of the conversation into account. */
  stateful?: boolean;
  /** Which files count, by their tags. */
  filter?: V3SourceTagFilter;
}

/** A named choice of sources and of answer generation, for bots and agents' assistants to search with. */
export interface KnowledgeSettingsResponse {
  id: string;
  name?: string;
  description?: string;
  sources?: V3SourceRef[];
  generationSetting?: KnowledgeGenerationSetting;
  /** Whether searches take earlier turns of the conversation into account. */
  stateful?: boolean;
  /** Which files count, by their tags. */
  filter?: V3SourceTagFilter;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: UserReference;
  selfUri?: string;
}

/** A question to the sources of a knowledge setting. */
export interface KnowledgeSourcesSearchRequest {
  query: string;
  knowledgeSettingId: string;
  application?: V3KnowledgeSearchClientApplication;
  conversationContext?: KnowledgeV3ConversationContext;
  /** Ties searches of one conversation together. */
  sessionId?: string;
  queryType?: OpenEnum<'AutoSearch' | 'ManualSearch'>;
  /** The language of the generated answer. */
  generationLanguage?: AnswerGenerationLanguage;
  /** The conversation so far. */
  conversationTurns?: KnowledgeConversationTurn[];
}

export interface KnowledgeSourcesSearchResponse {
  query?: string;
  searchId?: string;
  /** To be sent with the next search of the same conversation. */
  sessionId?: string;
  result?: KnowledgeSearchResult;
  knowledgeSettingId?: string;
  conversationContext?: KnowledgeV3ConversationContextResponse;
  application?: V3KnowledgeSearchClientApplication;
  queryType?: OpenEnum<'AutoSearch' | 'ManualSearch'>;
  generationLanguage?: AnswerGenerationLanguage;
  /** Whether an answer was to be generated. */
  answerGeneration?: boolean;
}

export type KnowledgeSurfacingMethod = OpenEnum<'Unknown' | 'Article' | 'Snippet' | 'Highlight' | 'Generative'>;

export interface KnowledgeSyncJobReport {
  errors?: ErrorBody[];
  statistics?: KnowledgeSyncJobStatistics;
}

export interface KnowledgeSyncJobRequest {
  /** The key that came with the upload address. */
  uploadKey: string;
  /** The source of the content, where it is one of the knowledge base's. */
  sourceId?: string;
}

/** A synchronisation of a knowledge base with outside content, as an asynchronous task. */
export interface KnowledgeSyncJobResponse {
  id: string;
  uploadKey?: string;
  status?: KnowledgeJobStatus;
  report?: KnowledgeSyncJobReport;
  knowledgeBase?: KnowledgeBaseReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: UserReference;
  downloadURL?: string;
  /** Where to fetch what could not be taken over. */
  failedEntitiesURL?: string;
  source?: KnowledgeOperationSource;
  selfUri?: string;
}

export interface KnowledgeSyncJobStatistics {
  countDocumentImportActivityCreate?: number;
  countDocumentImportActivityUpdate?: number;
  countDocumentStateDraft?: number;
  countDocumentStatePublished?: number;
  countDocumentImportSuccess?: number;
  countDocumentImportFailure?: number;
  countCategoryImportSuccess?: number;
  countCategoryImportFailure?: number;
  countLabelImportSuccess?: number;
  countLabelImportFailure?: number;
  countDocumentDeleteSuccess?: number;
  countDocumentDeleteFailure?: number;
  countCategoryDeleteSuccess?: number;
  countCategoryDeleteFailure?: number;
  countLabelDeleteSuccess?: number;
  countLabelDeleteFailure?: number;
}

export interface KnowledgeTraining {
  id: string;
  /** @format date-time */
  dateTriggered?: string;
  /** @format date-time */
  dateCompleted?: string;
  status?: OpenEnum<'Queued' | 'InProgress' | 'Succeeded' | 'Failed'>;
  languageCode?: string;
  knowledgeBase?: KnowledgeBase;
  errorMessage?: string;
  /** `Draft` before promotion, `Active` while in use, then `Archived` or `Discarded`. */
  knowledgeDocumentsState?: OpenEnum<'Draft' | 'Active' | 'Discarded' | 'Archived'>;
  /** When the trained documents became the active ones. @format date-time */
  datePromoted?: string;
  selfUri?: string;
}

export interface KnowledgeV3ConversationContext {
  conversationId: string;
  mediaType?: OpenEnum<'Call' | 'Chat' | 'Email' | 'Message' | 'Voice'>;
  messageType?: OpenEnum<
    | 'Unknown'
    | 'Phone'
    | 'SMS'
    | 'GenesysChatWidget'
    | 'FacebookMessenger'
    | 'WeChat'
    | 'Whatsapp'
    | 'AppleBusinessChat'
    | 'Telegram'
    | 'Slack'
    | 'Signal'
    | 'Line'
    | 'Discord'
    | 'TwitterDirectMessage'
    | 'Other'
    | 'Open'
    | 'Instagram'
    | 'Apple'
  >;
  queueId?: string;
  externalContactId?: string;
}

export interface KnowledgeV3ConversationContextResponse {
  conversation: AddressableEntityRef;
  queue?: AddressableEntityRef;
  externalContact?: AddressableEntityRef;
  mediaType?: OpenEnum<'Call' | 'Chat' | 'Email' | 'Message' | 'Voice'>;
}

export interface KnowledgeV3PreviewConversationContext {
  mediaType: OpenEnum<'Voice' | 'Message'>;
}

export interface LabelCreateRequest {
  id?: string;
  name: string;
  color: string;
  externalId?: string;
  selfUri?: string;
}

export interface LabelListing {
  entities: LabelResponse[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** A coloured tag for documents of a knowledge base. */
export interface LabelResponse {
  id?: string;
  name?: string;
  color?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** Only where it was asked for with `includeDocumentCount`. */
  documentCount?: number;
  externalId?: string;
  selfUri?: string;
}

export interface LabelUpdateRequest {
  id?: string;
  name?: string;
  color?: string;
  externalId?: string;
  selfUri?: string;
}

/** A user or an OAuth client that has begun operations. */
export interface OperationCreatorUserResponse {
  id: string;
  type?: OpenEnum<'User' | 'OAuthClient'>;
  selfUri?: string;
}

export interface OperationListing {
  entities: OperationResponse[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** An export, import, parse job or synchronisation in the history of a knowledge base. */
export interface OperationResponse {
  /** The id of the job; `type` tells which kind of job it is. */
  id: string;
  status?: string;
  type?: OpenEnum<'Import' | 'Export' | 'Parse' | 'Sync'>;
  createdBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  source?: KnowledgeOperationSource;
  selfUri?: string;
}

/** Says that a document answers a phrase. */
export interface PhraseAssociations {
  phraseId: string;
  documentId: string;
}

export interface PresentedKnowledgeDocument {
  documentId: string;
  documentVariationId: string;
  documentVersionId: string;
  /** In what form the document was shown. */
  surfacingMethod?: KnowledgeSurfacingMethod;
}

export interface ResultCounters {
  success?: number;
  failure?: number;
}

/** Which articles a Salesforce source takes over. */
export interface SalesforceSettings {
  channel?: OpenEnum<'App' | 'Pkb' | 'Csp' | 'Prm'>;
  language?: string;
  categories?: string[];
  /** What the addresses of resources begin with. */
  baseUrl?: string;
}

export interface SalesforceSourceRequest {
  id?: string;
  name: string;
  /** The integration through which Salesforce is reached. */
  integrationId?: string;
  /** Hours from one synchronisation to the next. */
  schedulePeriod?: number;
  settings?: SalesforceSettings;
  selfUri?: string;
}

export interface SalesforceSourceResponse {
  id: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  type?: OpenEnum<'Salesforce' | 'ServiceNow'>;
  integration?: KnowledgeIntegrationReference;
  /** Hours from one synchronisation to the next. */
  schedulePeriod?: number;
  /** Only where `expand` asked for it. */
  lastSync?: SourceLastSync;
  settings?: SalesforceSettings;
  selfUri?: string;
}

/** The outcome of a search. */
export interface SearchUpdateRequest {
  sessionId?: string;
  /** Whether the question was answered. */
  answered: boolean;
  /** The document that answered it. */
  selectedAnswer?: SelectedAnswer;
  /** The documents, where there were several. */
  selectedAnswers?: SelectedAnswer[];
}

export interface SelectedAnswer {
  document: AddressableEntityRef;
}

/** Which articles a ServiceNow source takes over. */
export interface ServiceNowSettings {
  /** Knowledge bases of ServiceNow. */
  knowledgeBaseIds?: string[];
  language?: string;
  categories?: string[];
  /** What the addresses of resources begin with. */
  baseUrl?: string;
}

export interface ServiceNowSourceRequest {
  id?: string;
  name: string;
  /** The integration through which ServiceNow is reached. */
  integrationId?: string;
  /** Hours from one synchronisation to the next. */
  schedulePeriod?: number;
  settings?: ServiceNowSettings;
  selfUri?: string;
}

export interface ServiceNowSourceResponse {
  id: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  type?: OpenEnum<'Salesforce' | 'ServiceNow'>;
  integration?: KnowledgeIntegrationReference;
  /** Hours from one synchronisation to the next. */
  schedulePeriod?: number;
  /** Only where `expand` asked for it. */
  lastSync?: SourceLastSync;
  settings?: ServiceNowSettings;
  selfUri?: string;
}

export interface SharepointAuthenticationProperties {
  /** The address at which a user grants access. */
  authenticationUrl?: string;
  /** The tenant at Microsoft. */
  tenantId?: string;
  clientId?: string;
  redirectUrl?: string;
}

/** A Salesforce or ServiceNow source of a knowledge base, without its settings. */
export interface SourceBaseResponse {
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  type?: OpenEnum<'Salesforce' | 'ServiceNow'>;
  integration?: KnowledgeIntegrationReference;
  /** Hours from one synchronisation to the next. */
  schedulePeriod?: number;
  /** Only where `expand` asked for it. */
  lastSync?: SourceLastSync;
  selfUri?: string;
}

export interface SourceLastSync {
  state?: OpenEnum<'Success' | 'Failed' | 'InProgress' | 'Unknown'>;
  /** @format date-time */
  dateStarted?: string;
  /** @format date-time */
  dateEnded?: string;
  error?: ErrorBody;
}

export interface SourceSyncResponse {
  state?: OpenEnum<'Success' | 'Failed' | 'InProgress' | 'Unknown'>;
  error?: ErrorBody;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  knowledgeBase?: AddressableEntityRef;
  source?: AddressableEntityRef;
}

export interface SyncStatusRequest {
  status: KnowledgeJobStatus;
}

export type TableBorderStyle = OpenEnum<
  'Solid' | 'Dotted' | 'Dashed' | 'Double' | 'Groove' | 'Ridge' | 'Inset' | 'Outset' | 'Hidden' | 'None'
>;

export interface TrainingListing {
  entities: KnowledgeTraining[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** Similar questions that found no answer. */
export interface UnansweredGroup {
  id: string;
  /** A phrase that stands for the group. */
  label?: string;
  phraseGroups?: UnansweredPhraseGroup[];
  /** Documents that might answer the questions. */
  suggestedDocuments?: UnansweredGroupSuggestedDocument[];
  statistics?: KnowledgeGroupStatistics;
  selfUri?: string;
}

export interface UnansweredGroupSuggestedDocument {
  id?: string;
  selfUri?: string;
}

export interface UnansweredGroups {
  entities: UnansweredGroup[];
}

export interface UnansweredPhrase {
  id?: string;
  text?: string;
  /** How often it was asked without an answer. */
  unlinkedPhraseHitCount?: number;
}

/** Wordings of one question within an unanswered group. */
export interface UnansweredPhraseGroup {
  id: string;
  label?: string;
  phrases?: UnansweredPhrase[];
  /** How often they were asked. */
  unlinkedPhraseHitCount?: number;
  /** How many different wordings there are. */
  unlinkedPhraseCount?: number;
  selfUri?: string;
}

export interface UnansweredPhraseGroupPatchRequestBody {
  /** Which document answers which phrase. */
  phraseAssociations: PhraseAssociations[];
  /** @format date */
  dateStart?: string;
  /** @format date */
  dateEnd?: string;
}

export interface UnansweredPhraseGroupUpdateResponse {
  phraseAssociations?: PhraseAssociations[];
  /** The current unanswered group. */
  group?: UnansweredGroup;
}

export interface V3KnowledgeSearchClientApplication {
  type: OpenEnum<'BotFlow' | 'SmartAdvisor'>;
  botFlow?: AddressableEntityRef;
  assistant?: AddressableEntityRef;
}

export interface V3KnowledgeSearchPreviewClientApplication {
  type: OpenEnum<'BotFlow' | 'SmartAdvisor'>;
}

export interface V3SourceCreateRequest {
  name: string;
  type?: OpenEnum<'Sharepoint' | 'FileUpload'>;
  /** The connection to use, for `Sharepoint`. */
  connectionId?: string;
  triggerType?: OpenEnum<'Scheduled' | 'Manual'>;
  /** For the trigger type `Scheduled`. */
  scheduleSettings?: V3SourceScheduleSettings;
  /** What part of the outside system is covered. */
  filters?: V3SourceFilter;
}

/** A knowledge source of the organisation, as created or changed. */
export interface V3SourceDetailedResponse {
  id: string;
  name?: string;
  connectionId?: string;
  type?: OpenEnum<'Sharepoint' | 'FileUpload'>;
  triggerType?: OpenEnum<'Scheduled' | 'Manual'>;
  status?: OpenEnum<'Active' | 'Errored' | 'Deleted'>;
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  lastSync?: V3SourceLastSynchronization;
  scheduleSettings?: V3SourceScheduleSettings;
  filters?: V3SourceFilter;
  filterDetails?: V3SourceFilterDetails;
  selfUri?: string;
}

/** A knowledge source of the organisation in a listing. */
export interface V3SourceExpandableListResponse {
  id: string;
  name?: string;
  connectionId?: string;
  type?: OpenEnum<'Sharepoint' | 'FileUpload'>;
  triggerType?: OpenEnum<'Scheduled' | 'Manual'>;
  status?: OpenEnum<'Active' | 'Errored' | 'Deleted'>;
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  lastSync?: V3SourceLastSynchronization;
  /** Only where `expand` asked for it. */
  connection?: ConnectionResponse;
  error?: ErrorBody;
  selfUri?: string;
}

export interface V3SourceExpandableListing {
  entities: V3SourceExpandableListResponse[];
}

/**
 * A knowledge source of the organisation: content from SharePoint or from uploaded files, which knowledge settings make
 * searchable.
 */
export interface V3SourceExpandableResponse {
  id: string;
  name?: string;
  connectionId?: string;
  type?: OpenEnum<'Sharepoint' | 'FileUpload'>;
  triggerType?: OpenEnum<'Scheduled' | 'Manual'>;
  status?: OpenEnum<'Active' | 'Errored' | 'Deleted'>;
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  lastSync?: V3SourceLastSynchronization;
  scheduleSettings?: V3SourceScheduleSettings;
  filters?: V3SourceFilter;
  /** The names belonging to the ids in `filters`. Only where `expand` asked for them. */
  filterDetails?: V3SourceFilterDetails;
  /** Only where `expand` asked for it. */
  connection?: ConnectionResponse;
  error?: ErrorBody;
  selfUri?: string;
}

/** The part of a SharePoint system that a source covers, by ids. */
export interface V3SourceFilter {
  site: string;
  folders: string[];
}

/** The part of a SharePoint system that a source covers, with names. */
export interface V3SourceFilterDetails {
  site?: V3SourceSiteDetails;
  folders?: V3SourceFolderDetails[];
}

export interface V3SourceFolderDetails {
  id?: string;
  name?: string;
  fullPath?: string;
}

export interface V3SourceLastSynchronization {
  id?: string;
  /** @format date-time */
  dateStart?: string;
  /** @format date-time */
  dateEnd?: string;
  /** Changes made in the outside system from here on were taken into account. @format date-time */
  dateSourceIntervalStart?: string;
  /** Changes made in the outside system up to here were taken into account. @format date-time */
  dateSourceIntervalEnd?: string;
  triggerType?: OpenEnum<'Scheduled' | 'Manual' | 'Unknown'>;
  status?: OpenEnum<'InQueue' | 'InProgress' | 'PostProcessing' | 'Completed' | 'Failed' | 'Unknown' | 'Cancelled'>;
  statistics?: V3SynchronizationStatistics;
  error?: ErrorBody;
  /** How far the fetched content has become searchable. */
  ingestionStatus?: OpenEnum<'Unknown' | 'InQueue' | 'Starting' | 'InProgress' | 'Complete' | 'Failed' | 'Stopping' | 'Stopped'>;
  selfUri?: string;
}

export interface V3SourceRef {
  id: string;
  selfUri?: string;
}

export interface V3SourceScheduleSettings {
  /** When the first synchronisation runs. @format date-time */
  dateStart: string;
  /** Hours from one synchronisation to the next. */
  period: number;
}

export interface V3SourceSiteDetails {
  id?: string;
  name?: string;
}

/** Picks files by their tags. */
export interface V3SourceTagFilter {
  /** Tags that a file must all have. */
  allOf?: string[];
  /** Groups of tags, of each of which a file must have one. */
  anyOfGroups?: string[][];
  /** Tags that a file must not have. */
  noneOf?: string[];
}

export interface V3SourceUpdateRequest {
  name: string;
  triggerType: OpenEnum<'Scheduled' | 'Manual'>;
  scheduleSettings?: V3SourceScheduleSettings;
}

export interface V3StartManualSyncRequest {
  /** `Incremental` for changes since the last time, `Full` for everything. */
  type?: OpenEnum<'Incremental' | 'Full'>;
}

/** One run in which a source's content is brought up to date. */
export interface V3Synchronization {
  id: string;
  type?: OpenEnum<'Incremental' | 'Full'>;
  createdBy?: UserReference;
  source?: V3SourceRef;
  /** @format date-time */
  dateStart?: string;
  /** @format date-time */
  dateEnd?: string;
  /** Changes made in the outside system from here on are taken into account. @format date-time */
  dateSourceIntervalStart?: string;
  /** Changes made in the outside system up to here are taken into account. @format date-time */
  dateSourceIntervalEnd?: string;
  triggerType?: OpenEnum<'Scheduled' | 'Manual' | 'Unknown'>;
  status?: OpenEnum<'InQueue' | 'InProgress' | 'PostProcessing' | 'Completed' | 'Failed' | 'Unknown' | 'Cancelled'>;
  statistics?: V3SynchronizationStatistics;
  error?: ErrorBody;
  /** How far the fetched content has become searchable. */
  ingestionStatus?: OpenEnum<'Unknown' | 'InQueue' | 'Starting' | 'InProgress' | 'Complete' | 'Failed' | 'Stopping' | 'Stopped'>;
  selfUri?: string;
}

/** A file to be deleted from a source of uploaded files. */
export interface V3SynchronizationDeletion {
  fileId?: string;
  fileName?: string;
  synchronization?: V3SynchronizationRef;
  selfUri?: string;
}

export interface V3SynchronizationDeletionListing {
  entities: V3SynchronizationDeletion[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** Names a file to delete, by one of the two fields. */
export interface V3SynchronizationFileDeletionRequest {
  fileId?: string;
  fileName?: string;
}

export interface V3SynchronizationListing {
  entities: V3Synchronization[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface V3SynchronizationRef {
  id: string;
  source: V3SourceRef;
  selfUri?: string;
}

export interface V3SynchronizationStatistics {
  synchronizedItemCount?: number;
  failedItemCount?: number;
}

export interface V3SynchronizationUpdateRequest {
  status?: OpenEnum<'Completed' | 'Cancelled'>;
}

/** A file added to a source of uploaded files. */
export interface V3SynchronizationUpload {
  fileId?: string;
  fileName?: string;
  metadata?: V3SynchronizationUploadMetadata;
  synchronization?: V3SynchronizationRef;
  selfUri?: string;
}

export interface V3SynchronizationUploadListing {
  entities: V3SynchronizationUpload[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface V3SynchronizationUploadMetadata {
  /** Where the original of the file stands. */
  originUri?: string;
  /** Tags by which settings and searches can pick the file. */
  tags?: FabricTag[];
}

export interface V3SynchronizationUploadUrlRequest {
  fileName: string;
  /** The checksum in `base64`, not in hexadecimal form. */
  contentMd5?: string;
  contentType?: string;
  /** In bytes. */
  contentLength?: number;
  metadata?: V3SynchronizationUploadMetadata;
}

/** Where and how to send a file. */
export interface V3SynchronizationUploadUrlResponse {
  fileId?: string;
  fileName?: string;
  metadata?: V3SynchronizationUploadMetadata;
  synchronization?: V3SynchronizationRef;
  /** The signed address. */
  url?: string;
  /** Headers that have to go with the file exactly as given. */
  headers?: Dictionary<string>;
  selfUri?: string;
}
