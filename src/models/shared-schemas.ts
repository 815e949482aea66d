import type { OpenEnum } from './open-enum.js';
import type { JsonSchemaDocument } from './shared.js';
import type { DomainEntityRef } from './shared-references.js';

/** A kind of custom field, e.g. text, number or enumeration. */
export interface Coretype {
  id?: string;
  name?: string;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  schema?: Schema;
  /** Whether this is the version in use. */
  current?: boolean;
  /** JSON schema keywords that a field of this type has to restrict, e.g. `maxLength`. */
  validationFields?: string[];
  /** The bounds within which those keywords may be set. */
  validationLimits?: ValidationLimits;
  /** The same for the entries of a list. */
  itemValidationFields?: string[];
  itemValidationLimits?: ItemValidationLimits;
  selfUri?: string;
}

export interface CoretypeListing {
  total?: number;
  entities: Coretype[];
  selfUri?: string;
}

export interface DataSchema {
  id?: string;
  name?: string;
  version: number;
  appliesTo?: OpenEnum<'CONTACT' | 'EXTERNAL_ORGANIZATION' | 'OPEN_ACTION' | 'WORKITEM'>[];
  enabled?: boolean;
  createdBy?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  jsonSchema: JsonSchemaDocument;
  selfUri?: string;
}

export interface DataSchemaListing {
  total?: number;
  entities: DataSchema[];
  selfUri?: string;
}

export interface ItemValidationLimits {
  minLength: MinLength;
  maxLength: MaxLength;
}

export interface Items {
  type?: string;
  pattern?: string;
}

export interface MaxLength {
  /** Smallest value that may be set. */
  min: number;
  /** Largest value that may be set. */
  max: number;
}

/** The range of a text's least length. */
export type MinLength = MaxLength;

export interface Schema {
  title?: string;
  description?: string;
  type?: string[];
  items?: Items;
  pattern?: string;
}

/** The organisation's limits on custom-field schemas. */
export interface SchemaQuantityLimits {
  id?: string;
  name?: string;
  minFieldNameCharacters?: number;
  maxFieldNameCharacters?: number;
  minFieldDescriptionCharacters?: number;
  maxFieldDescriptionCharacters?: number;
  minSchemaNameCharacters?: number;
  maxSchemaNameCharacters?: number;
  minSchemaDescriptionCharacters?: number;
  maxSchemaDescriptionCharacters?: number;
  maxNumberOfSchemasPerOrg?: number;
  maxNumberOfFieldsPerSchema?: number;
  maxNumberOfFieldsPerOrg?: number;
  /** Shortest title of a field, `maxFieldTitleCharacters` being the longest. */
  minFieldTitleCharacters?: number;
  maxFieldTitleCharacters?: number;
  selfUri?: string;
}

export interface ValidationLimits {
  minLength?: MinLength;
  maxLength?: MaxLength;
  minItems?: MinLength;
  maxItems?: MaxLength;
  minimum?: MinLength;
  maximum?: MaxLength;
}
