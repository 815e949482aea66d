import type { Node, ObjectPattern } from '@babel/types';

import type { Module } from '../check/modules.js';
import type { Value } from '../check/values/value.js';
import type { Values } from '../check/values/values.js';
import { OURS, THEIRS } from '../parsing/packages.js';
import { memberName } from '../parsing/syntax.js';
import type { Changes, NoteKind, Program } from './changes.js';
import { commonNames, configMembers, loggerMembers, remedies } from './removed-members.js';

type Member = Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>;

const loops = new Set(['ForStatement', 'WhileStatement', 'DoWhileStatement', 'ForInStatement', 'ForOfStatement']);
const operation = /^(?:get|head|post|put|patch|delete)[A-Z]/;

/** Whether {@link findRemainingWork} may find something in a text. */
export function mayNeedWork(text: string): boolean {
  return text.includes(THEIRS) || text.includes(OURS) || text.includes('platformClient') || interestingNames.test(text);
}

const interestingNames = new RegExp(`\\b(?:${[...remedies.keys()].join('|')}|loginImplicitGrant|authData)\\b`);

/** Lists members that this package's client does not have, and counts those that work as before. */
export function findRemainingWork(module: Module, values: Values, program: Program): Pick<Changes, 'findings' | 'notes'> {
  const reader = new MemberReader(module, values, program);
  for (const node of module.syntax.nodes) reader.visit(node);
  return { findings: [...reader.findings.values()], notes: reader.notes };
}

class MemberReader {
  readonly #module: Module;
  readonly #values: Values;
  readonly #program: Program;
  /** By line and text, so that each text appears once a line. */
  readonly findings = new Map<string, { line: number; text: string }>();
  readonly notes: { kind: NoteKind; line: number }[] = [];
  /** Nodes around page numbers that were visited. */
  readonly #visitedAroundPages = new Set<Node>();
  readonly #isMoving: boolean;
  /** Whether the file uses a client that lacks members of the vendor's client. */
  readonly #isNamed: boolean;

  constructor(module: Module, values: Values, program: Program) {
    this.#module = module;
    this.#values = values;
    this.#program = program;
    const { text } = module.syntax;
    this.#isMoving = text.includes(THEIRS);
    this.#isNamed = this.#isMoving || (text.includes(OURS) && !text.includes(`${OURS}/vendor`));
  }

  visit(node: Node): void {
    if (node.type === 'Identifier' && node.name === 'pageNumber' && this.#isMoving) this.#visitPageNumber(node);
    if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') {
      const name = memberName(node);
      if (name !== undefined) this.#visitMember(node, name);
    }
    if (node.type === 'ObjectPattern') this.#visitPattern(node);
  }

  /** `const { config } = client`. */
  #visitPattern(pattern: ObjectPattern): void {
    const value = pattern.properties.length > 0 ? this.#values.ofPattern(pattern, this.#module) : undefined;
    if (value?.kind !== 'client' || value.hasVendorClient === true) return;
    for (const each of pattern.properties) {
      const name = each.type === 'ObjectProperty' && each.key.type === 'Identifier' ? each.key.name : undefined;
      if (name !== undefined && remedies.has(name) && !this.#has(name)) this.#findGone(each, name);
    }
  }

  #visitMember(node: Member, name: string): void {
    const value = this.#values.of(node.object, this.#module);
    if (name === 'instance' && value?.kind === 'client class') this.#note('instance', node);
    if (name === 'loginImplicitGrant' && (value?.kind === 'client' || (this.#isMoving && value?.kind !== 'object')))
      this.#note('implicit grant', node);
    if (this.#isGone(node, name, value)) this.#findGone(node, name);
    if (name === 'authData' && value?.kind === 'client' && value.hasVendorClient !== true && this.#isWritten(node)) {
      this.#find(node, '`authData` is read-only. Set a token with `setAccessToken(token)`.');
    }
    if (
      value?.kind === 'instance' &&
      value.addedMembers?.member(name) === undefined &&
      operation.test(name) &&
      this.#lacks(value.api, name)
    ) {
      this.#find(
        node,
        `\`${value.api}\` has no \`${name}\`. To call the operation, extend \`PlatformApi\` (docs/custom-operations.md).`,
      );
    }
  }

  /** Whether a member exists on the vendor's client and not on this package's client. */
  #isGone(node: Member, name: string, value: Value | undefined): boolean {
    if (!remedies.has(name) || this.#has(name)) return false;
    if (value?.kind === 'client') return value.hasVendorClient !== true;
    if (!this.#isNamed || value?.kind === 'package' || value?.kind === 'instance' || value?.kind === 'client class') return false;
    if (name === 'config') return this.#isVendorConfig(node);
    if (value?.kind === 'object') return false;
    return !commonNames.has(name) && this.#values.of(node, this.#module)?.kind !== 'function';
  }

  /** Whether `config` of an unknown object is used like that of the vendor's client. */
  #isVendorConfig(node: Member): boolean {
    const { parentOf } = this.#module.syntax;
    const parentMember = this.#memberBelow(node);
    if (!parentMember || !configMembers.has(memberName(parentMember) ?? '')) return false;
    if (memberName(parentMember) !== 'logger') return true;
    const member = this.#memberBelow(parentMember);
    const grandparent = parentOf(parentMember);
    // `const { logger } = client.config` and `logger = client.config.logger` may belong to any library.
    return member !== undefined && grandparent === member && loggerMembers.has(memberName(member) ?? '');
  }

  #memberBelow(node: Node): Node | undefined {
    const parent = this.#module.syntax.parentOf(node);
    const isMember = parent?.type === 'MemberExpression' || parent?.type === 'OptionalMemberExpression';
    return isMember && parent.object === node ? parent : undefined;
  }

  #has(name: string): boolean {
    return name in this.#program.client;
  }

  #lacks(api: string, name: string): boolean {
    const apiClass = this.#program.root[api];
    return typeof apiClass === 'function' && !(name in (apiClass.prototype as object));
  }

  /** Whether a member, or a member of it, is assigned to. */
  #isWritten(node: Node): boolean {
    const { parentOf } = this.#module.syntax;
    const target = this.#memberBelow(node) ?? node;
    const grandparent = parentOf(target);
    return grandparent?.type === 'AssignmentExpression' && grandparent.left === target;
  }

  /** Counts the innermost loop around a page number, once. */
  #visitPageNumber(node: Node): void {
    const { parentOf } = this.#module.syntax;
    for (let at = parentOf(node); at && !this.#visitedAroundPages.has(at); at = parentOf(at)) {
      this.#visitedAroundPages.add(at);
      if (!loops.has(at.type)) continue;
      this.#note('page loop', at);
      return;
    }
  }

  #findGone(node: Node, name: string): void {
    this.#find(node, `The client has no \`${name}\`. Use ${remedies.get(name) ?? ''}, or the client of \`${OURS}/vendor\`.`);
  }

  #find(node: Node, text: string): void {
    const line = this.#module.syntax.lineOf('property' in node ? node.property : node);
    this.findings.set(`${line} ${text}`, { line, text });
  }

  #note(kind: NoteKind, node: Node): void {
    this.notes.push({ kind, line: this.#module.syntax.lineOf(node) });
  }
}
