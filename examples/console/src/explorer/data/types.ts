/** What the search knows of an operation. A list without names, since there are 3,449 of them. */
export type SearchedOperation = readonly [
  /** The position of its area. */
  area: number,
  name: string,
  verb: Verb,
  path: string,
  summary: string,
  permissions: Operation['permissions'],
  standing: readonly Standing[],
  auth: Operation['auth'],
];

/** Everything that the search needs. The id of a document in the index is the operation's position in the list. */
export interface SearchData {
  areas: readonly (readonly [slug: string, title: string])[];
  operations: readonly SearchedOperation[];
  /** The index of the command `find`, as MiniSearch writes it. */
  index: object;
}

/** An operation in a list of all operations. */
export type ListedOperation = readonly [slug: string, name: string];

/** A GET operation with values in its path. A list without names, since there are more than a thousand. */
export type EntityReader = readonly [slug: string, name: string, path: string];

/** Which operation reads an entity. The numbers are positions in `routes`. */
export interface ReaderData {
  routes: readonly EntityReader[];
  /** By the name of the placeholder: `queueId`. */
  ids: Readonly<Record<string, number>>;
  /** By the result of an operation: `Queue`, or `QueueEntityListing` for its items. */
  types: Readonly<Record<string, number>>;
}

/** A warning about an operation. `retired` takes precedence over `deprecated`. */
export type Standing = 'retired' | 'deprecated' | 'preview';

/** An API class in the list of areas. */
export interface IndexedArea {
  /** As in `contact-centre-client/apis/<slug>` and in addresses. */
  slug: string;
  /** E.g. `UsersApi`. */
  className: string;
  title: string;
  /** The number of its methods. */
  count: number;
}

/** What a list shows of an operation beside its name. */
export type OperationFacts = Pick<Operation, 'verb' | 'permissions' | 'auth'>;

/** The operation that lists the entities of a placeholder, and how they are searched by name. */
export type EntityList = readonly [method: string, path: string, search: EntitySearch];

/**
 * `name`: the list takes a name with asterisks. `post`: there is a POST of `/search` below the list. `none`: the list is searched
 * by the console.
 */
export type EntitySearch = 'name' | 'post' | 'none';

/** The lists of entities, by placeholder. */
export type EntityLists = Readonly<Record<string, EntityList>>;

export type Verb = 'DELETE' | 'GET' | 'HEAD' | 'PATCH' | 'POST' | 'PUT';

/** An API class with what the forms of its operations need, but for bodies. */
export interface AreaData {
  slug: string;
  className: string;
  title: string;
  doc: string;
  operations: readonly Operation[];
}

/** An API class with everything that the forms of its operations need. */
export interface WholeArea extends AreaData {
  /** The models that a request body of the area refers to, by name. */
  models: Models;
}

export interface Operation {
  name: string;
  verb: Verb;
  path: string;
  /** The first sentence of its documentation; `doc` is the rest. */
  summary: string;
  doc: string;
  /** The result type of the call, in TypeScript. */
  result: string;
  resultDoc?: string;
  /** Empty for most. */
  standing: readonly Standing[];
  /** Says that the operation is deprecated or retired, and what replaces it. */
  deprecated?: string;
  /** The methods that `deprecated` names. */
  replacements?: readonly ListedOperation[];
  /** Limits that the documentation states. */
  limits?: readonly StatedLimit[];
  /** Notification topics about the entities of the path. */
  topics?: readonly string[];
  /** Required parameters first, in the order of the method's signature. */
  parameters: readonly Parameter[];
  permissions: { any?: readonly string[]; all?: readonly string[] };
  accept: string;
  auth: 'oauth' | 'guest' | 'none';
}

/** A limit in a sentence, and the parameter that it limits; an empty text if it limits the whole operation. */
export type StatedLimit = readonly [parameter: string, text: string];

export type ParameterPlace = 'path' | 'query' | 'header' | 'body';
export type ParameterType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'date-time' | 'json';

export interface Parameter {
  /** Its name in the method. */
  name: string;
  /** Its name in the query or among the headers, if it is different. */
  wireName?: string;
  place: ParameterPlace;
  type: ParameterType;
  /** For a body: its TypeScript type, such as `CreateUser` or `string[]`. */
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
  /** For a named enumeration. */
  values?: readonly string[];
}

export interface ModelField {
  name: string;
  /** In TypeScript, except enumerations, whose type is `enum` or `enum[]`. */
  type: string;
  values?: readonly string[];
  required?: true;
  /** E.g. `date-time`. */
  format?: string;
  doc?: string;
}
