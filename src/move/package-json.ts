import type { ObjectExpression, ObjectProperty } from '@babel/types';
import { OURS, THEIRS } from '../program/packages.js';
import { endOf, parseExpression, startOf, UnreadableError } from '../program/syntax.js';
import type { Changes } from './imports.js';

const sections = new Set(['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']);

/** Puts our package in the place of theirs. @param range - What is depended on. @throws UnreadableError where it is no JSON. */
export function movedPackage(text: string, range: string): Changes {
  const changes: Changes = { edits: [], findings: [] };
  if (!text.includes(THEIRS)) return changes;
  const whole = read(text);
  const mentioned = new Set<number>();
  for (const section of propertiesOf(whole)) {
    if (!sections.has(keyOf(section)) || section.value.type !== 'ObjectExpression') continue;
    const packages = propertiesOf(section.value);
    const theirs = packages.find((each) => keyOf(each) === THEIRS);
    if (!theirs) continue;
    mentioned.add(theirs.loc?.start.line ?? 0);
    if (!packages.some((each) => keyOf(each) === OURS)) {
      changes.edits.push({ start: startOf(theirs), end: endOf(theirs), text: `"${OURS}": "${range}"` });
      continue;
    }
    const index = packages.indexOf(theirs);
    const [before, after] = [packages[index - 1], packages[index + 1]];
    const start = after ? startOf(theirs) : before ? endOf(before) : startOf(theirs);
    changes.edits.push({ start, end: after ? startOf(after) : endOf(theirs), text: '' });
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.includes(THEIRS) || mentioned.has(index + 1)) continue;
    changes.findings.push({ line: index + 1, text: `\`${THEIRS}\` is named here, and left as it is` });
  }
  return changes;
}

function read(text: string): ObjectExpression | undefined {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    const whole = parseExpression(text);
    return whole.type === 'ObjectExpression' ? whole : undefined;
  } catch (error) {
    throw new UnreadableError(1, (error as Error).message);
  }
}

function propertiesOf(object: ObjectExpression | undefined): ObjectProperty[] {
  return object?.properties.filter((each) => each.type === 'ObjectProperty') ?? [];
}

function keyOf({ key }: ObjectProperty): string {
  return key.type === 'StringLiteral' ? key.value : '';
}
