import type { Node } from '@babel/types';
import { memberName } from '../parsing/syntax.js';
import type { Former } from './former-operations.js';
import { keyName } from './values/members.js';
import type { Module } from './modules.js';
import type { PartValue, Value } from './values/value.js';
import type { Values } from './values/values.js';

/** A field that a program reads and that the platform no longer sends. */
export interface FieldRead {
  readonly file: string;
  readonly line: number;
  readonly of: PartValue;
  /** Relative to the response. */
  readonly path: string;
}

/** Returns the removed fields that a module reads. @param names - The names of all removed fields. */
export function readsIn(module: Module, values: Values, former: Former, names: ReadonlySet<string>): FieldRead[] {
  const { nodes, lineOf } = module.syntax;
  const reads: FieldRead[] = [];
  const addRead = (value: Value | undefined, name: string, at: Node): void => {
    if (value?.kind !== 'part' || value.type.isList || former.fieldsOf(value.type)?.removed.includes(name) !== true) return;
    reads.push({ file: module.name, line: lineOf(at), of: value, path: [...value.path, name].join('.') });
  };
  for (const node of nodes) {
    if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') {
      const name = memberName(node);
      if (name !== undefined && names.has(name) && !isSet(name, module))
        addRead(values.of(node.object, module), name, node.property);
    } else if (node.type === 'ObjectPattern') {
      for (const property of node.properties) {
        const name = keyName(property);
        if (name !== undefined && names.has(name) && !isSet(name, module))
          addRead(values.ofPattern(node, module), name, property);
      }
    }
  }
  return reads;
}

/** Whether a module assigns to a member of that name. Then the field that it reads may be its own. */
function isSet(name: string, { assignments }: Module): boolean {
  return (assignments.get(name) ?? []).some(({ left }) => left.type === 'MemberExpression');
}
