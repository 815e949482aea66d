import { Application, Converter, ReflectionKind } from 'typedoc';
import type { ProjectReflection, TypeDocOptions } from 'typedoc';
import { Addresses, modulesOf } from './addresses.js';

/** Reads the declarations of modules with TypeDoc. Throws if TypeDoc warns of a broken link or of a type that is not exported. */
export async function readProject(options: TypeDocOptions): Promise<ProjectReflection> {
  const app = await Application.bootstrap(options);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    removeNamespaces(project);
  });
  app.converter.addUnknownSymbolResolver(({ symbolReference }, { project: read }) => {
    // A comment that both clients inherit names what only the root's module contains.
    return linkToRoot(read, symbolReference?.path?.at(-1)?.path);
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc cannot read the sources. Its messages are above.');
  app.validate(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings())
    throw new Error('TypeDoc reports problems in doc comments. They are above.');
  return project;
}

/** Returns a link to what the package's root exports under a name. */
function linkToRoot(project: ProjectReflection, name: string | undefined): string | undefined {
  const modules = modulesOf(project);
  const root = modules.find(({ importPath }) => importPath === project.name)?.reflection;
  const found = root?.children?.find((child) => child.name === name);
  const target = found?.isReference() ? found.getTargetReflectionDeep() : found;
  return target && new Addresses(modules).link(target, '');
}

/** Namespaces repeat types under the names that the vendor's package uses. */
function removeNamespaces(project: ProjectReflection): void {
  for (const namespace of project.getReflectionsByKind(ReflectionKind.Namespace)) project.removeReflection(namespace);
}
