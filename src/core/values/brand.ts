import { isObject } from './is-object.js';

type Class = abstract new (...args: never[]) => object;

const markOf = (name: string): symbol => Symbol.for(`contact-centre-client.${name}`);

const marks = new WeakMap<object, symbol>();

/**
 * Gives classes a mark that all copies of the package share: a program may load its ES modules and its CommonJS files side by
 * side, or two versions of it. It also names errors.
 */
export function brand(classes: Readonly<Record<string, Class>>): void {
  for (const [name, type] of Object.entries(classes)) {
    const mark = markOf(name);
    marks.set(type, mark);
    Object.defineProperty(type.prototype, mark, { value: true });
    // On the prototype, not on each error, so that a stack begins with the name.
    if (type.prototype instanceof Error) Object.assign(type.prototype, { name });
  }
}

/** `instanceof`: by the mark if the class has one itself, by the prototype for a user's subclass. */
export function isInstance(type: Class, value: unknown): boolean {
  const mark = marks.get(type);
  return mark ? isObject(value) && mark in value : Function.prototype[Symbol.hasInstance].call(type, value);
}

/** `instanceof` without the class itself, which may not be loaded. */
export function isBranded(name: string, value: unknown): boolean {
  return isObject(value) && markOf(name) in value;
}
