/**
 * What the pages of the reference show. Texts and code are HTML, whose links begin at the root of the site.
 * `npm run reference` writes it as JSON, and the components in docs/site/src/reference show it.
 */

/** A line of code with what its comment says: an argument, an option or a field. */
export interface FieldData {
  readonly code: string;
  /** Empty if there is no comment. */
  readonly text: string;
  readonly isDeprecated: boolean;
}

/** A titled part of a comment, such as what a method throws. */
export interface NoteData {
  readonly title: string;
  readonly text: string;
}

/** An operation as a method of one API class. */
export interface MethodData {
  /** Also the anchor. */
  readonly name: string;
  readonly signature: string;
  readonly verb: string;
  readonly path: string;
  readonly text: string;
  readonly isRetired: boolean;
  readonly isPreview: boolean;
  /** What to use instead, if the method is deprecated. */
  readonly deprecation: string | undefined;
  readonly permissions: string;
  /** Whether `.items()` reads all pages. */
  readonly isPaged: boolean;
  /** The arguments with a comment. */
  readonly arguments: readonly FieldData[];
  /** The fields of the argument `opts`. */
  readonly options: OptionsData | undefined;
  readonly body: string | undefined;
  readonly result: string;
  readonly notes: readonly NoteData[];
  readonly sample: string;
}

export interface OptionsData {
  /** The anchor, if the type has a name and this is the first method that uses it. */
  readonly anchor: string | undefined;
  readonly fields: readonly FieldData[];
}

/** A declaration that is no operation: a class, a function, a type or a value. */
export interface DeclarationData {
  /** Also the anchor. */
  readonly name: string;
  readonly kind: 'Class' | 'Function' | 'Interface' | 'Type' | 'Variable';
  /** The declaration as TypeScript, without its fields and methods. Several for overloads. */
  readonly code: readonly string[];
  readonly text: string;
  readonly deprecation: string | undefined;
  readonly notes: readonly NoteData[];
  readonly arguments: readonly FieldData[];
  readonly fields: readonly FieldData[];
  /** The methods of a class, including its constructor. */
  readonly methods: readonly MemberData[];
}

/** A method of a class. */
export interface MemberData extends Pick<DeclarationData, 'name' | 'code' | 'text' | 'deprecation' | 'notes' | 'arguments'> {
  readonly anchor: string;
}

interface PageData {
  /** The route, such as `/reference/presence/`. */
  readonly page: string;
  readonly title: string;
  readonly importPath: string;
  readonly text: string;
  /** The first sentence of the text, without tags. */
  readonly description: string;
}

/** The page of an API class. */
export interface AreaData extends PageData {
  readonly kind: 'area';
  readonly sample: string;
  readonly methods: readonly MethodData[];
  /** Types of the module that no method shows as its options. */
  readonly declarations: readonly DeclarationData[];
}

/** The page of a module of types, or of an entry of the package. */
export interface ModuleData extends PageData {
  readonly kind: 'types' | 'entry';
  readonly declarations: readonly DeclarationData[];
  /** What the entry exports that other pages describe, as links. */
  readonly reexports: readonly string[];
  /** Whether it also exports all API classes. */
  readonly hasAreas: boolean;
  /** Whether it also exports the types of requests and responses. */
  readonly hasTypes: boolean;
}

/** A page in the lists of all pages. */
export interface ListedPage extends Pick<PageData, 'page' | 'title' | 'importPath' | 'description'> {
  readonly kind: 'area' | 'types' | 'entry';
  /** The file with the data of the page. */
  readonly file: string;
  /** The anchors of methods or declarations. */
  readonly names: readonly string[];
}

/** An operation in the table of all routes. */
export interface RouteData {
  readonly name: string;
  readonly verb: string;
  readonly path: string;
  readonly summary: string;
  readonly isDeprecated: boolean;
}

/** The operations of an area, by route. */
export interface AreaRoutes {
  readonly title: string;
  readonly page: string;
  readonly routes: readonly RouteData[];
}

export interface ReferenceIndex {
  readonly pages: readonly ListedPage[];
  readonly areas: readonly AreaRoutes[];
}
