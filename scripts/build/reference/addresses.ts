import { ReflectionKind } from 'typedoc';
import type { DeclarationReflection, ProjectReflection, Reflection } from 'typedoc';

/** Where the reference describes something. */
export interface Address {
  /** The route of the page, such as `/reference/presence/`. */
  readonly page: string;
  /** The id of an element on the page; empty for the page itself. */
  readonly anchor: string;
}

/** What a module of the sources is in the reference. */
export type ModuleKind = 'area' | 'types' | 'entry';

/** A module that has a page. */
export interface ReferenceModule {
  readonly kind: ModuleKind;
  /** What programs import, such as `contact-centre-client/apis/presence`. */
  readonly importPath: string;
  /** The route of the page, such as `/reference/presence/`. */
  readonly page: string;
  readonly reflection: DeclarationReflection;
}

/** The root of the reference's pages. */
export const referenceRoot = '/reference/';

/** Returns the modules of a project. TypeDoc names them after their files, such as `apis/presence`. */
export function modulesOf(project: ProjectReflection): ReferenceModule[] {
  const modules = (project.children ?? []).filter((child) => child.kindOf(ReflectionKind.Module));
  return modules.map((reflection) => ({ reflection, ...describeModule(reflection.name) }));
}

/** Returns how the reference shows a module, by the name that TypeDoc gives it. */
export function describeModule(name: string): Omit<ReferenceModule, 'reflection'> {
  const [folder, file] = name.split('/');
  if (folder === 'apis' && file !== undefined) {
    return { kind: 'area', importPath: `contact-centre-client/apis/${file}`, page: `${referenceRoot}${file}/` };
  }
  if (folder === 'models' && file !== undefined) {
    return { kind: 'types', importPath: 'contact-centre-client/models', page: `${referenceRoot}types/${file}/` };
  }
  const subpath = subpathOf(name);
  const importPath = subpath === '' ? 'contact-centre-client' : `contact-centre-client/${subpath}`;
  return { kind: 'entry', importPath, page: `${referenceRoot}package/${subpath === '' ? '' : `${subpath}/`}` };
}

/** Returns the part of an import after the package's name: `fetch/client` for the module `entries/fetch-client`. */
function subpathOf(module: string): string {
  return module
    .replace(/^entries(?:\/|$)/, '')
    .replace(/(?:^|\/)index$/, '')
    .replace('fetch-client', 'fetch/client');
}

/** Knows where each reflection is described. */
export class Addresses {
  readonly #pages: ReadonlyMap<Reflection, ReferenceModule>;

  constructor(modules: readonly ReferenceModule[]) {
    this.#pages = new Map(modules.map((module) => [module.reflection, module]));
  }

  /** Returns the address of a reflection, or `undefined` if the reference does not describe it. */
  of(reflection: Reflection): Address | undefined {
    const path = pathOf(reflection);
    const [top, member] = path.names;
    const module = path.module && this.#pages.get(path.module);
    if (module === undefined) return undefined;
    return { page: module.page, anchor: anchorOf(module.kind, top, member) };
  }

  /** Returns what the module of a reflection is in the reference. */
  kindOf(reflection: Reflection): ModuleKind | undefined {
    const { module } = pathOf(reflection);
    return module && this.#pages.get(module)?.kind;
  }

  /** Returns the value of `href` for a link on a page. */
  link(reflection: Reflection, from: string): string | undefined {
    const address = this.of(reflection);
    if (address === undefined) return undefined;
    const fragment = address.anchor === '' ? '' : `#${address.anchor}`;
    return address.page === from && fragment !== '' ? fragment : `${address.page}${fragment}`;
  }
}

/** Returns the anchor of a declaration or of its member. Fields of object types have no anchor. */
function anchorOf(kind: ModuleKind, top: Reflection | undefined, member: Reflection | undefined): string {
  if (top === undefined) return '';
  const isClass = top.kindOf(ReflectionKind.Class);
  if (kind === 'area' && isClass) return member && isMethod(member) ? member.name : '';
  return isClass && member && hasAnchor(member) ? memberAnchor(top, member) : top.name;
}

/** Returns the anchor of a member of a class. */
export function memberAnchor(parent: Reflection, member: Reflection): string {
  return `${parent.name}.${member.name}`;
}

/** Says whether a member of a class has an anchor: fields have no anchor. */
export function hasAnchor(member: Reflection): boolean {
  return isMethod(member) && !(member as DeclarationReflection).inheritedFrom;
}

function isMethod(member: Reflection): boolean {
  return member.kindOf(ReflectionKind.Method);
}

/** Returns the module of a reflection, and the declarations in it that lead to it. */
function pathOf(reflection: Reflection): { module: Reflection | undefined; names: Reflection[] } {
  const names: Reflection[] = [];
  let current: Reflection | undefined = reflection;
  while (current && !current.kindOf(ReflectionKind.Module)) {
    if (current.isDeclaration() && !current.kindOf(ReflectionKind.TypeLiteral)) names.unshift(current);
    current = current.parent;
  }
  return { module: current, names };
}
