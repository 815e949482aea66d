import { ReflectionKind } from 'typedoc';
import type { DeclarationReflection, ProjectReflection } from 'typedoc';
import type { ContractOperation } from '../../../src/contract/index.js';
import { listedOperation } from '../../../src/find/data.js';
import type { FoundOperation } from '../../../src/find/operations.js';
import { firstSentence } from '../../../src/parsing/doc-comments.js';
import { Addresses, modulesOf } from './addresses.js';
import type { ReferenceModule } from './addresses.js';
import type { AreaData, AreaRoutes, ListedPage, ModuleData, ReferenceIndex } from './data.js';
import { declarationsData } from './declarations.js';
import { highlight } from './highlight.js';
import { HtmlWriter } from './html.js';
import { methodData } from './methods.js';
import type { DescribedOperation } from './methods.js';
import { Names } from './names.js';
import type { SampleCall } from './sample-values.js';

/** All that the reference shows. */
export interface ReferenceData {
  readonly index: ReferenceIndex;
  /** The pages by the names of their files. */
  readonly pages: ReadonlyMap<string, AreaData | ModuleData>;
}

/** The operations that a project describes. */
export interface Operations {
  readonly contract: readonly ContractOperation[];
  readonly found: readonly FoundOperation[];
  /** Calls that the sandbox answers, by class and method. */
  readonly calls: ReadonlyMap<string, SampleCall>;
}

/** Returns the data of all pages of the reference. */
export function referenceData(project: ProjectReflection, operations: Operations): ReferenceData {
  const modules = modulesOf(project);
  const builder = new PageBuilder(modules, operations);
  const pages = modules.map((module) => builder.page(module));
  const areas = pages.filter((page) => page.kind === 'area');
  return {
    index: { pages: pages.map(listedPage), areas: areas.map((area) => areaRoutes(area, operations)) },
    pages: new Map(pages.map((page) => [fileOf(page.page), page])),
  };
}

class PageBuilder {
  readonly #addresses: Addresses;
  readonly #names: Names;
  readonly #calls: Operations['calls'];
  readonly #contract: ReadonlyMap<string, ContractOperation>;
  readonly #found: ReadonlyMap<string, FoundOperation>;

  constructor(modules: readonly ReferenceModule[], { contract, found, calls }: Operations) {
    this.#calls = calls;
    this.#addresses = new Addresses(modules);
    this.#names = new Names(modules);
    this.#contract = new Map(contract.map((operation) => [`${operation.area}.${operation.name}`, operation]));
    this.#found = new Map(found.flatMap((each) => each.classes.map((area) => [`${area}.${each.name}`, each])));
  }

  page(module: ReferenceModule): AreaData | ModuleData {
    const writer = new HtmlWriter(this.#addresses, module.page, this.#names.finderFor(module));
    return module.kind === 'area' ? this.#area(module, writer) : this.#module(module, module.kind, writer);
  }

  #area(module: ReferenceModule, writer: HtmlWriter): AreaData {
    const api = declarationsOf(module).find((declaration) => declaration.kindOf(ReflectionKind.Class));
    if (api === undefined) throw new Error(`${module.importPath} exports no class`);
    const shownOptions = new Set<DeclarationReflection>();
    const methods = (api.children ?? []).filter((member) => member.kindOf(ReflectionKind.Method) && !member.inheritedFrom);
    return {
      ...this.#common(module, api.name, api, writer),
      kind: 'area',
      sample: highlight(areaSample(module, api.name)),
      methods: methods.map((method) => methodData(method, this.#operation(api.name, method.name), writer, shownOptions)),
      declarations: declarationsData(
        declarationsOf(module).filter((declaration) => declaration !== api && !shownOptions.has(declaration)),
        writer,
      ),
    };
  }

  #operation(area: string, name: string): DescribedOperation {
    const contract = this.#contract.get(`${area}.${name}`);
    const found = this.#found.get(`${area}.${name}`);
    if (!contract || !found) throw new Error(`The contract has no operation ${area}.${name}`);
    return { contract, listed: listedOperation(found), call: this.#calls.get(`${area}.${name}`) };
  }

  #module(module: ReferenceModule, kind: 'types' | 'entry', writer: HtmlWriter): ModuleData {
    const declarations = declarationsOf(module);
    return {
      ...this.#common(module, titleOf(module), module.reflection, writer),
      kind,
      declarations: declarationsData(
        declarations.filter((declaration) => !declaration.isReference()),
        writer,
      ),
      ...this.#reexports(declarations, writer),
    };
  }

  /** The classes and types of the API are too many for links. */
  #reexports(
    declarations: readonly DeclarationReflection[],
    writer: HtmlWriter,
  ): Pick<ModuleData, 'reexports' | 'hasAreas' | 'hasTypes'> {
    const targets = declarations.flatMap((declaration) =>
      declaration.isReference() ? [declaration.getTargetReflectionDeep()] : [],
    );
    const kinds = new Map(targets.map((target) => [target, this.#addresses.kindOf(target)]));
    const others = targets.filter((target) => kinds.get(target) === 'entry');
    const found = new Set(kinds.values());
    return {
      reexports: others.map((target) => writer.code([{ text: target.name, target }])),
      hasAreas: found.has('area'),
      hasTypes: found.has('types'),
    };
  }

  #common(module: ReferenceModule, title: string, described: DeclarationReflection, writer: HtmlWriter) {
    const text = writer.text(described.comment?.summary);
    return { page: module.page, title, importPath: module.importPath, text, description: firstSentence(withoutTags(text)) };
  }
}

function declarationsOf({ reflection }: ReferenceModule): readonly DeclarationReflection[] {
  return reflection.children ?? [];
}

/** Returns `Types of users` for `types/users`; entries are named as they are imported. */
function titleOf({ kind, importPath, page }: ReferenceModule): string {
  return kind === 'types' ? `Types: ${wordsOf(page)}` : importPath;
}

function wordsOf(page: string): string {
  return page.split('/').at(-2)?.replaceAll('-', ' ') ?? page;
}

function areaSample({ importPath }: ReferenceModule, api: string): string {
  const name = `${api.charAt(0).toLowerCase()}${api.slice(1)}`;
  return [
    "import { ApiClient } from 'contact-centre-client/client';",
    `import { ${api} } from '${importPath}';`,
    '',
    "const client = new ApiClient({ region: 'eu_west_1' });",
    `const ${name} = new ${api}(client);`,
  ].join('\n');
}

function withoutTags(html: string): string {
  const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };
  const text = html.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)));
  return text.replace(/&(?:lt|gt|amp|quot);/g, (entity) => characters[entity] ?? entity).replace(/\s+/g, ' ');
}

/** Returns the name of the file for a page: `types-users.json` for `/reference/types/users/`. */
function fileOf(page: string): string {
  return `${page.split('/').filter(Boolean).slice(1).join('-')}.json`;
}

function listedPage(page: AreaData | ModuleData): ListedPage {
  const { kind, title, importPath, description } = page;
  const declared = page.declarations.map(({ name }) => name);
  const names = page.kind === 'area' ? page.methods.map(({ name }) => name) : declared;
  return { kind, page: page.page, title, importPath, description, file: fileOf(page.page), names };
}

function areaRoutes({ title, page, methods }: AreaData, { found }: Operations): AreaRoutes {
  const summaries = new Map(found.flatMap((each) => each.classes.map((area) => [`${area}.${each.name}`, each.summary])));
  const routes = methods.map(({ name, verb, path, deprecation }) => ({
    name,
    verb,
    path,
    summary: summaries.get(`${title}.${name}`) ?? '',
    isDeprecated: deprecation !== undefined,
  }));
  return {
    title,
    page,
    routes: routes.toSorted((one, other) => compare(`${one.path} ${one.verb}`, `${other.path} ${other.verb}`)),
  };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
