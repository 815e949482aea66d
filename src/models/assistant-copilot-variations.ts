import type { OpenEnum } from './open-enum.js';
import type { Copilot, GoogleDialogflowConfig, KnowledgeSuggestionConfig, TranscriptionConfig } from './shared-assistants.js';
import type { AddressableEntityRef, UserReference } from './shared-references.js';

/** An assistant's configuration in a variation, such as for one language. */
export interface AssistantCopilotVariation {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: UserReference;
  modifiedBy?: UserReference;
  googleDialogflowConfig?: GoogleDialogflowConfig;
  transcriptionConfig: TranscriptionConfig;
  knowledgeSuggestionConfig?: KnowledgeSuggestionConfig;
  state?: OpenEnum<'Active' | 'Inactive'>;
  copilot: Copilot;
  selfUri?: string;
  /** The primary assistant. */
  variationParent?: AddressableEntityRef;
}

export interface AssistantCopilotVariationListing {
  entities: AssistantCopilotVariation[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}
