/** What the search knows of every operation, written short: there are 3,606 of them. */
export type IndexedOperation = readonly [
  name: string,
  verb: Verb,
  path: string,
  summary: string,
  /** Left out where nothing is to be said of it. */
  standing?: readonly Standing[],
];

/** What whoever calls an operation has to reckon with: one that is retired is not called deprecated, too. */
export type Standing = 'retired' | 'deprecated' | 'preview';

/** One API class in the index. */
export interface IndexedArea {
  /** As in `contact-centre-client/apis/<slug>` and in addresses. */
  slug: string;
  /** E.g. `UsersApi`. */
  className: string;
  title: string;
  /** The first sentence of what the area is for. */
  summary: string;
  operations: readonly IndexedOperation[];
}

export type Verb = 'DELETE' | 'GET' | 'HEAD' | 'PATCH' | 'POST' | 'PUT';

/** One API class with all that the forms of its operations need. */
export interface AreaData {
  slug: string;
  className: string;
  title: string;
  doc: string;
  operations: readonly Operation[];
  /** The models that a request body of the area can reach, by name. */
  models: Models;
}

export interface Operation {
  name: string;
  verb: Verb;
  path: string;
  /** The first sentence of its documentation; `doc` is the rest. */
  summary: string;
  doc: string;
  /** What the call resolves with, as TypeScript spells it. */
  result: string;
  resultDoc?: string;
  /** Empty for most. */
  standing: readonly Standing[];
  /** That the platform calls it deprecated, or no longer offers it, and what takes its place. */
  deprecated?: string;
  /** Required ones first, in the order of the method's signature. */
  parameters: readonly Parameter[];
  permissions: { any?: readonly string[]; all?: readonly string[] };
  accept: string;
  auth: 'oauth' | 'guest' | 'none';
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'body';
export type ParameterType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'date-time' | 'json';

export interface Parameter {
  /** The caller's name for it. */
  name: string;
  /** Its name in the query or among the headers, where that differs. */
  wireName?: string;
  place: ParameterPlace;
  type: ParameterType;
  /** Of a body: as TypeScript spells it, e.g. `CreateUser` or `string[]`. */
  model?: string;
  list?: true;
  values?: readonly string[];
  required?: true;
  default?: string;
  doc?: string;
}

export type Models = Readonly<Record<string, Model>>;

export interface Model {
  doc?: string;
  fields?: readonly ModelField[];
  /** Of an enumeration with a name. */
  values?: readonly string[];
}

export interface ModelField {
  name: string;
  /** As TypeScript spells it, enumerations left out: their type is `enum` or `enum[]`. */
  type: string;
  values?: readonly string[];
  required?: true;
  /** E.g. `date-time`. */
  format?: string;
  doc?: string;
}
