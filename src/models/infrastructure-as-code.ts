import type { Dictionary } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { ErrorInfo, UserReference } from './shared-references.js';

/** Which accelerator to apply, and with what values. */
export interface AcceleratorInput {
  /** True works out what would be done and changes nothing. */
  dryRun?: boolean;
  acceleratorId: string;
  /** Values for the parameters that the accelerator's specification lists. */
  parameters?: AcceleratorParameter[];
}

export interface AcceleratorList {
  entities: AcceleratorMetadata[];
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

/** An accelerator in short, as lists show it. */
export interface AcceleratorMetadata {
  id: string;
  name?: string;
  description?: string;
  origin?: OpenEnum<'Community' | 'Partner' | 'Genesys'>;
  type?: OpenEnum<'Module' | 'Accelerator' | 'Blueprint'>;
  classification?: string;
  tags?: string[];
  selfUri?: string;
}

export interface AcceleratorParameter {
  name: string;
  value: string;
}

/** Everything an accelerator says about itself before it is applied. */
export interface AcceleratorSpecification {
  id: string;
  name?: string;
  description?: string;
  origin?: OpenEnum<'Community' | 'Partner' | 'Genesys'>;
  type?: OpenEnum<'Module' | 'Accelerator' | 'Blueprint'>;
  classification?: string;
  tags?: string[];
  /** What the one who starts the job must be permitted to do. */
  permissions?: string[];
  /** Products that the organisation must have. */
  products?: string[];
  documentation?: MetadataDocumentation[];
  /** Pages of the form that asks for the parameters. */
  presentation?: MetadataPresentation[];
  /** What the job sets up, as its results report it. */
  results?: MetadataResults;
  selfUri?: string;
}

/** One application of an accelerator, or one dry run. */
export interface InfrastructureascodeJob {
  id: string;
  dryRun: boolean;
  acceleratorId?: string;
  /** @format date-time */
  dateSubmitted?: string;
  submittedBy?: UserReference;
  /** `RollbackComplete` and `RollbackFailed` follow a failure after which the changes were taken back. */
  status?: OpenEnum<
    | 'Created'
    | 'Queued'
    | 'Running'
    | 'Complete'
    | 'InternalError'
    | 'Incomplete'
    | 'Failed'
    | 'RollbackFailed'
    | 'RollbackComplete'
  >;
  /** Absent unless the job went wrong. */
  errorInfo?: ErrorInfo;
  results?: string;
  /** What taking the changes back has done. */
  rollbackResults?: string;
  selfUri?: string;
}

export interface MetadataDocumentation {
  description?: string;
  /** Where the document is to be found. */
  location?: string;
}

export interface MetadataPresentation {
  title?: string;
  schema?: MetadataSchema;
}

/** One parameter: how it is labelled, explained and restricted. */
export interface MetadataProperty {
  type?: string;
  displayname?: string;
  description?: string;
  /** Whether the value is secret and should be hidden on entry. */
  sensitive?: string;
  help?: string;
  default?: string;
  /** The values to choose from, where the choice is limited. */
  enum?: string[];
}

export interface MetadataResultEntity {
  type?: string;
  description?: string;
  /** Whether the result is meant to be shown. */
  visibility?: OpenEnum<'Visible' | 'Hidden'>;
}

export interface MetadataResults {
  entities?: MetadataResultEntity[];
}

export interface MetadataSchema {
  title?: string;
  description?: string;
  type?: string;
  properties?: Dictionary<MetadataProperty>[];
  /** Names of the parameters that must be given. */
  required?: string[];
}
