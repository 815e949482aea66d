import type { Class, Node } from '@babel/types';
import { OURS, THEIRS } from '../../parsing/packages.js';
import type { FormerType } from '../former-types.js';
import type { Module, Origin, PackageSource } from '../modules.js';

/** A value in a program, as far as it concerns API classes. */
export type Value =
  /** A whole package. */
  | ({ readonly kind: 'package' } & PackageSource)
  /** The client's class: `ApiClient`. */
  | ({ readonly kind: 'client class' } & PackageSource)
  | ({ readonly kind: 'client' } & PackageSource)
  /** An API class. */
  | { readonly kind: 'class'; readonly api: string; readonly origin: Origin }
  | InstanceValue
  | ObjectValue
  | FunctionValue
  | PartValue
  /** A class of the program. */
  | { readonly kind: 'own class'; readonly node: Class; readonly module: Module }
  /** Something that belongs to neither package. */
  | { readonly kind: 'foreign' };

/** An instance of an API class. `own` has the members that a class of the program adds. */
export interface InstanceValue {
  readonly kind: 'instance';
  readonly api: string;
  readonly origin: Origin;
  readonly addedMembers?: ObjectValue;
}

export interface ObjectValue {
  readonly kind: 'object';
  readonly member: (name: string) => Value | undefined;
}

export interface FunctionValue {
  readonly kind: 'function';
  readonly node: Node;
  readonly module: Module;
}

/** The result of an operation, or a part of it, whose type has removed fields. */
export interface PartValue {
  readonly kind: 'part';
  readonly api: string;
  readonly method: string;
  readonly origin: Origin;
  readonly type: FormerType;
  readonly path: readonly string[];
}

export function isSame(one: PartValue, other: Value | undefined): boolean {
  return other?.kind === 'part' && keyOf(one) === keyOf(other);
}

function keyOf({ api, method, type, path }: PartValue): string {
  return [api, method, type.isList, ...path].join(' ');
}

export const foreign: Value = { kind: 'foreign' };

/** Returns the value of a name that no declaration binds: a global variable that a script tag sets. */
export function globalOf(name: string): Value | undefined {
  if (name === 'platformClient') return { kind: 'package', origin: THEIRS, hasVendorClient: true };
  if (name === 'ContactCentreClient') return { kind: 'package', origin: OURS };
  return ['window', 'globalThis', 'self', 'global'].includes(name) ? { kind: 'object', member: globalOf } : undefined;
}

/** Returns what a package exports under a name. */
export function ofPackage(source: PackageSource, name: string): Value {
  const { origin } = source;
  if (name === 'default' || name === '*') return { ...source, kind: 'package' };
  if (name === 'ApiClient' || name === 'ApiClientClass') return { ...source, kind: 'client class' };
  return name.endsWith('Api') && name !== 'PlatformApi' ? { kind: 'class', api: name, origin } : foreign;
}
