import { isObject } from './is-object.js';

type Class = abstract new (...args: never[]) => object;

const markOf = (name: string): symbol => Symbol.for(`contact-centre-client.${name}`);

/**
 * Gives classes a mark that all copies of the package share: a program may load its ES modules and its CommonJS files side by
 * side, or two versions of it. It also names errors.
 */
export function brand(classes: Readonly<Record<string, Class>>): void {
  for (const [name, type] of Object.entries(classes)) {
    const mark = markOf(name);
    Object.defineProperty(type.prototype, mark, { value: true });
    // `instanceof`: by the mark for the class itself, by the prototype for a user's subclass.
    Object.defineProperty(type, Symbol.hasInstance, {
      value(this: Class, value: unknown): boolean {
        return this === type ? isObject(value) && mark in value : Function.prototype[Symbol.hasInstance].call(this, value);
      },
    });
    // On the prototype, not on each error, so that a stack begins with the name.
    if (type.prototype instanceof Error) Object.assign(type.prototype, { name });
  }
}

/** `instanceof` without the class itself, which may not be loaded. */
export function isBranded(name: string, value: unknown): boolean {
  return isObject(value) && markOf(name) in value;
}
