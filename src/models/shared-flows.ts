import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { ArchitectActionStatus, FlowType } from './shared-enumerations.js';
import type { JsonSchemaDocument, User } from './shared.js';
import type { AudioFormat, IntentReference } from './shared-administration.js';
import type { Detail } from './shared-errors.js';
import type { AddressableEntityRef, DomainEntityRef, WritableDivision, WritableStarrableDivision } from './shared-references.js';

/** Sample sentences of an intent in a further language. */
export interface AdditionalLanguagesIntent {
  id?: string;
  utterances?: NluUtterance[];
}

/** Synonyms of a slot value in a further language. */
export interface AdditionalLanguagesSynonyms {
  synonyms?: string[];
}

export interface Flow {
  id?: string;
  name: string;
  /** Roles apply per division: only grants in this one give access. */
  division?: WritableDivision;
  description?: string;
  type?: FlowType;
  /** User who has the flow checked out. */
  lockedUser?: User;
  /** OAuth client that has the flow checked out. */
  lockedClient?: DomainEntityRef;
  /** Whether the flow can take interactions. */
  active?: boolean;
  /** Whether the platform itself keeps the flow. */
  system?: boolean;
  deleted?: boolean;
  publishedVersion?: FlowVersion;
  /** Latest saved work, perhaps not checked in. */
  savedVersion?: FlowVersion;
  /** JSON schema of the input variables. */
  inputSchema?: JsonObject;
  /** JSON schema of the output variables. */
  outputSchema?: JsonObject;
  /** Latest version that was checked in. */
  checkedInVersion?: FlowVersion;
  /** Version to be run for debugging. */
  debugVersion?: FlowVersion;
  publishedBy?: User;
  /** Publishing, checking in or the like, where one is under way. */
  currentOperation?: Operation;
  nluInfo?: NluInfo;
  supportedLanguages?: SupportedLanguage[];
  compatibleFlowTypes?: OpenEnum<
    | 'BOT'
    | 'COMMONMODULE'
    | 'DIGITALBOT'
    | 'INBOUNDCALL'
    | 'INBOUNDCHAT'
    | 'INBOUNDEMAIL'
    | 'INBOUNDSHORTMESSAGE'
    | 'INQUEUECALL'
    | 'INQUEUEEMAIL'
    | 'INQUEUESHORTMESSAGE'
    | 'OUTBOUNDCALL'
    | 'SECURECALL'
    | 'SPEECH'
    | 'SURVEYINVITE'
    | 'VOICE'
    | 'VOICEMAIL'
    | 'WORKFLOW'
    | 'WORKITEM'
  >[];
  /** Worktype of the work items that the flow is for. */
  worktypeId?: string;
  virtualAgentEnabled?: boolean;
  selfUri?: string;
}

export interface FlowVersion {
  id?: string;
  name?: string;
  commitVersion?: string;
  configurationVersion?: string;
  type?: OpenEnum<'PUBLISH' | 'CHECKIN' | 'SAVE'>;
  /** Whether the flow handles confidential data. */
  secure?: boolean;
  debug?: boolean;
  createdBy?: User;
  createdByClient?: DomainEntityRef;
  /** Where the content of this version is read. */
  configurationUri?: string;
  /** Milliseconds since the Unix epoch. */
  dateCreated?: number;
  generationId?: string;
  publishResultUri?: string;
  /** Input variables. */
  inputSchema?: JsonSchemaDocument;
  /** Output variables. */
  outputSchema?: JsonSchemaDocument;
  nluInfo?: NluInfo;
  supportedLanguages?: SupportedLanguage[];
  compatibleFlowTypes?: OpenEnum<
    | 'BOT'
    | 'COMMONMODULE'
    | 'DIGITALBOT'
    | 'INBOUNDCALL'
    | 'INBOUNDCHAT'
    | 'INBOUNDEMAIL'
    | 'INBOUNDSHORTMESSAGE'
    | 'INQUEUECALL'
    | 'INQUEUEEMAIL'
    | 'INQUEUESHORTMESSAGE'
    | 'OUTBOUNDCALL'
    | 'SECURECALL'
    | 'SPEECH'
    | 'SURVEYINVITE'
    | 'VOICE'
    | 'VOICEMAIL'
    | 'WORKFLOW'
    | 'WORKITEM'
  >[];
  dateCheckedIn?: number;
  dateSaved?: number;
  virtualAgentEnabled?: boolean;
  /** @format date-time */
  datePublished?: string;
  /** Until when it was the published version. @format date-time */
  datePublishedEnd?: string;
  selfUri?: string;
}

export interface Intent {
  name?: string;
  description?: string;
}

export interface IntentDefinition {
  name: string;
  entityTypeBindings?: NamedEntityTypeBinding[];
  entityNameReferences?: string[];
  utterances: NluUtterance[];
  id?: string;
  description?: string;
  /** Sample sentences in further languages, by language code. */
  additionalLanguages?: Dictionary<AdditionalLanguagesIntent>;
}

export interface NamedEntityAnnotation {
  name: string;
}

export interface NamedEntityDefinition {
  name: string;
  type: string;
}

export interface NamedEntityTypeBinding {
  entityType: string;
  entityName: string;
}

export interface NamedEntityTypeDefinition {
  name: string;
  description?: string;
  mechanism: NamedEntityTypeMechanism;
}

export interface NamedEntityTypeItem {
  value: string;
  synonyms?: string[];
  /** Synonyms in further languages, by language code. */
  additionalLanguages?: Dictionary<AdditionalLanguagesSynonyms>;
}

export interface NamedEntityTypeMechanism {
  /** Words of a list, or patterns of a regular expression, as `type` says. */
  items: NamedEntityTypeItem[];
  /** Whether nothing beyond the items is recognised. */
  restricted?: boolean;
  type: OpenEnum<'DynamicList' | 'List' | 'Regex' | 'Unknown' | 'AI' | 'DynamicDateTime'>;
  subType?: OpenEnum<'Alphanumeric' | 'NumberSequence' | 'FreeForm'>;
  maxLength?: number;
  /** Fewest characters of a value, `maxLength` being the most. */
  minLength?: number;
  allowSpecialChars?: boolean;
  examples?: NamedEntityTypeMechanismExample[];
}

/** A text and the value that should be understood from it. */
export interface NamedEntityTypeMechanismExample {
  text: string;
  resolvedValue: string;
}

/** A set of intents and entities for understanding one language. */
export interface NluDomain {
  id?: string;
  name: string;
  /** Language tag, e.g. `en-us`. */
  language?: string;
  /** Version that can still be changed. */
  draftVersion?: NluDomainVersionReference;
  lastPublishedVersion?: NluDomainVersionReference;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  engineVersion?: string;
  selfUri?: string;
}

export interface NluDomainVersion {
  id?: string;
  domain?: NluDomain;
  description?: string;
  /** Language tag, e.g. `en-us`. */
  language: string;
  published?: boolean;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateTrained?: string;
  /** @format date-time */
  datePublished?: string;
  /** A version has to be `Trained` before it can be published. */
  trainingStatus?: OpenEnum<'Untrained' | 'Training' | 'Trained' | 'Error' | 'Unknown'>;
  evaluationStatus?: OpenEnum<'Unevaluated' | 'Evaluating' | 'Evaluated' | 'Error'>;
  /** What people may want, with sample utterances. */
  intents?: IntentDefinition[];
  entityTypes?: NamedEntityTypeDefinition[];
  entities?: NamedEntityDefinition[];
  /** Version of the model for each further language, by language code. */
  languageVersions?: Dictionary<string>;
  selfUri?: string;
}

export interface NluDomainVersionReference {
  id?: string;
  domain?: NluDomain;
  intents?: IntentReference[];
  selfUri?: string;
}

export interface NluInfo {
  domain?: AddressableEntityRef;
  version?: NluDomainVersion;
  intents?: Intent[];
  engineVersion?: string;
  nluData?: NluDomainVersion;
}

export interface NluUtterance {
  segments: NluUtteranceSegment[];
  id?: string;
  /** Whether a person wrote the sentence or the platform generated it. */
  source?: OpenEnum<'Generated' | 'User'>;
}

export interface NluUtteranceSegment {
  text: string;
  entity?: NamedEntityAnnotation;
}

/** Something that Architect does to a flow, on behalf of a user or an OAuth client. */
export interface Operation {
  id?: string;
  /** Whether it has ended, well or not. */
  complete?: boolean;
  user?: User;
  client?: DomainEntityRef;
  errorMessage?: string;
  /** Present after a failure. */
  errorCode?: string;
  errorDetails?: Detail[];
  errorMessageParams?: Dictionary<string>;
  actionName?: OpenEnum<
    | 'CREATE'
    | 'CHECKIN'
    | 'DEBUG'
    | 'DELETE'
    | 'HISTORY'
    | 'PUBLISH'
    | 'STATE_CHANGE'
    | 'UPDATE'
    | 'VALIDATE'
    | 'CHECKOUT'
    | 'REVERT'
    | 'SAVE'
  >;
  actionStatus?: ArchitectActionStatus;
}

export interface Prompt {
  id?: string;
  name: string;
  description?: string;
  resources?: PromptAsset[];
  currentOperation?: Operation;
  division?: WritableStarrableDivision;
  selfUri?: string;
}

/** A prompt in one language. */
export interface PromptAsset {
  id?: string;
  name?: string;
  promptId?: string;
  language?: string;
  /** Where the recording can be heard. */
  mediaUri?: string;
  /** What text-to-speech says where there is no recording. */
  ttsString?: string;
  text?: string;
  uploadStatus?: OpenEnum<'created' | 'uploaded' | 'transcoded' | 'transcodeFailed'>;
  /** Where a recording is to be sent. */
  uploadUri?: string;
  /** Whether this language stands in for missing ones. */
  languageDefault?: boolean;
  tags?: Dictionary<string[]>;
  durationSeconds?: number;
  audioFormat?: AudioFormat;
  selfUri?: string;
}

export interface SupportedLanguage {
  language?: string;
  isDefault?: boolean;
}
