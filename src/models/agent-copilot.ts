import type { OpenEnum } from './open-enum.js';

/** Whether a feature of the copilot works in a language. */
export interface FeatureSupport {
  feature?: string;
  supportLevel?: OpenEnum<'Supported' | 'NotSupported'>;
  details?: string;
}

export interface LanguageSupportInfoRecord {
  language?: string;
  /** The features and how far this language has them. */
  featureSupport?: FeatureSupport[];
}

export interface LanguageSupportResponse {
  languages?: LanguageSupportInfoRecord[];
}
