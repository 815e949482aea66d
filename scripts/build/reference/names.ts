import { ReflectionKind } from 'typedoc';
import type { DeclarationReflection, Reflection } from 'typedoc';
import type { ReferenceModule } from './addresses.js';
import type { FindByName } from './html.js';

/** Finds what names in comments stand for, so that they become links. A name that several declarations have stands for none of them. */
export class Names {
  readonly #all = new Map<string, Reflection | undefined>();

  constructor(modules: readonly ReferenceModule[]) {
    for (const { reflection } of modules) {
      for (const [name, target] of namesIn(reflection)) this.#all.set(name, this.#all.has(name) ? undefined : target);
    }
  }

  /** Returns a function that prefers the names of a module, such as the methods of its class. */
  finderFor({ reflection }: ReferenceModule): FindByName {
    const near = new Map(namesIn(reflection));
    return (name) => near.get(name) ?? this.#all.get(name);
  }
}

/** Words that comments use for values and fields, and that are also the names of functions. */
const MIN_LENGTH = 8;

/** Returns the names of classes, functions, types and methods of a module. Methods are also found as `Class.method`. */
function namesIn(module: DeclarationReflection): [string, Reflection][] {
  const declarations = (module.children ?? []).filter((declaration) => !declaration.isReference());
  const named = declarations.filter(({ name }) => name.length >= MIN_LENGTH || /^[A-Z][a-z]+[A-Z]/.test(name));
  const methods = declarations.filter((declaration) => declaration.kindOf(ReflectionKind.Class)).flatMap(methodNames);
  return [...named.map((declaration): [string, Reflection] => [declaration.name, declaration]), ...methods];
}

function methodNames(declaration: DeclarationReflection): [string, Reflection][] {
  const methods = (declaration.children ?? []).filter((member) => member.kindOf(ReflectionKind.Method));
  return methods.flatMap((method): [string, Reflection][] => {
    const full: [string, Reflection] = [`${declaration.name}.${method.name}`, method];
    return /^(?:delete|get|head|patch|post|put)[A-Z]/.test(method.name) ? [full, [method.name, method]] : [full];
  });
}
