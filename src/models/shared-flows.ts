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
  /** Version that runs; absent before the first publication. */
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
  /** User who published the version that runs. */
  publishedBy?: User;
  /** Publishing, checking in or the like, where one is under way. */
  currentOperation?: Operation;
  /** Language understanding of a bot flow; absent for other types. */
  nluInfo?: NluInfo;
  /** Languages in which the flow can run. */
  supportedLanguages?: SupportedLanguage[];
  /** Types of flows that can use this one. */
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
  /** Whether the bot flow uses a virtual agent. */
  virtualAgentEnabled?: boolean;
  selfUri?: string;
}

export interface FlowVersion {
  /** Version number as text. */
  id?: string;
  name?: string;
  commitVersion?: string;
  configurationVersion?: string;
  /** What made the version. */
  type?: OpenEnum<'PUBLISH' | 'CHECKIN' | 'SAVE'>;
  /** Whether the flow handles confidential data. */
  secure?: boolean;
  debug?: boolean;
  /** Absent where an OAuth client made the version. */
  createdBy?: User;
  /** Absent where a user made the version. */
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
  /** Language understanding of a bot flow; absent for other types. */
  nluInfo?: NluInfo;
  /** Languages in which the version can run. */
  supportedLanguages?: SupportedLanguage[];
  /** Types of flows that can use this one. */
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
  /** Milliseconds since the Unix epoch. */
  dateCheckedIn?: number;
  /** Milliseconds since the Unix epoch. */
  dateSaved?: number;
  /** Whether the bot flow uses a virtual agent. */
  virtualAgentEnabled?: boolean;
  /** Absent where the version was never published. @format date-time */
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
  /** Id with which the progress is followed. */
  id?: string;
  /** Whether it has ended, well or not. */
  complete?: boolean;
  /** Absent where an OAuth client started the operation. */
  user?: User;
  /** Absent where a user started the operation. */
  client?: DomainEntityRef;
  /** Absent unless the operation failed. */
  errorMessage?: string;
  /** Present after a failure. */
  errorCode?: string;
  /** One entry for each problem, such as an invalid action. */
  errorDetails?: Detail[];
  /** Values for the placeholders of the error message. */
  errorMessageParams?: Dictionary<string>;
  /** What is done to the flow. */
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
  /** `SUCCESS` and `FAILURE` are final. */
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
