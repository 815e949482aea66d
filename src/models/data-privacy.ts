import type { OpenEnum } from './open-enum.js';

/** Says what is masked in messages, and where. */
export interface MaskingRule {
  id?: string;
  name: string;
  description?: string;
  /** Takes the place of each character masked. */
  substituteCharacter: string;
  /** A regular expression, or the name of a mask built into the platform. */
  definition: string;
  enabled: boolean;
  type: OpenEnum<'Custom' | 'Predefined' | 'Default'>;
  /** Whether messages from customers or to them are masked. */
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** The messaging integrations on which the rule works. */
  integrations?: string[];
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
}

export interface MaskingRuleListing {
  entities: MaskingRule[];
}

export interface MaskingRuleValidateRequest {
  /** The text to try the definition on. */
  text: string;
  definition: string;
}

export interface MaskingRuleValidateResponse {
  valid?: boolean;
  /** What is wrong with the definition. */
  validationMessage?: string;
  /** The text with the rule applied. */
  maskedText?: string;
}
