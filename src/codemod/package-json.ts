import type { ObjectExpression, ObjectProperty } from '@babel/types';
import { OURS, THEIRS } from '../parsing/packages.js';
import { endOf, parseExpression, startOf, UnreadableError } from '../parsing/syntax.js';
import { noChanges } from './changes.js';
import type { Changes } from './changes.js';
import { mentioned } from './imports.js';

const sections = new Set(['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']);

/** Returns which of the two packages a package.json depends on. @throws UnreadableError if it is not JSON. */
export function dependenciesIn(text: string): { isTheirs: boolean; isOurs: boolean } {
  const has = (name: string): boolean =>
    text.includes(name) && sectionsOf(read(text)).some((each) => propertiesOf(each.value).some((one) => keyOf(one) === name));
  return { isTheirs: has(THEIRS), isOurs: has(OURS) };
}

/**
 * Replaces the dependency on the vendor's package by one on this package.
 *
 * @param range - The versions to depend on.
 * @param users - Files that still use the vendor's package; then both dependencies are listed.
 * @throws UnreadableError if the text is not JSON.
 */
export function movedPackage(text: string, range: string, users: readonly string[] = []): Changes {
  const changes = noChanges();
  if (!text.includes(THEIRS)) return changes;
  const dependencyLines = new Set<number>();
  for (const section of sectionsOf(read(text))) {
    const packages = propertiesOf(section.value);
    const theirs = packages.find((each) => keyOf(each) === THEIRS);
    if (!theirs) continue;
    const line = theirs.loc?.start.line ?? 1;
    dependencyLines.add(line);
    const isOursThere = packages.some((each) => keyOf(each) === OURS);
    if (users.length > 0) {
      if (!isOursThere) changes.edits.push(inserted(theirs, packages, text, range));
      changes.findings.push({ line, text: stillUsed(users) });
    } else if (isOursThere) {
      changes.edits.push(removed(theirs, packages));
    } else {
      changes.edits.push({ start: startOf(theirs), end: endOf(theirs), text: `"${OURS}": "${range}"` });
    }
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.includes(THEIRS) || dependencyLines.has(index + 1)) continue;
    changes.findings.push({ line: index + 1, text: mentioned });
  }
  return changes;
}

function stillUsed(users: readonly string[]): string {
  const [first = '', ...others] = users;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `\`${THEIRS}\` stays a dependency: ${first}${more} still ${others.length > 0 ? 'use' : 'uses'} it. Run \`move\` again when that has changed.`;
}

/** Inserts this package before the vendor's, with the same white space. */
function inserted(
  theirs: ObjectProperty,
  packages: readonly ObjectProperty[],
  text: string,
  range: string,
): Changes['edits'][number] {
  const before = packages[packages.indexOf(theirs) - 1];
  const from = before ? text.indexOf(',', endOf(before)) + 1 : text.lastIndexOf('{', startOf(theirs)) + 1;
  const space = text.slice(from, startOf(theirs));
  return { start: startOf(theirs), end: startOf(theirs), text: `"${OURS}": "${range}",${space}` };
}

function removed(theirs: ObjectProperty, packages: readonly ObjectProperty[]): Changes['edits'][number] {
  const index = packages.indexOf(theirs);
  const before = packages[index - 1];
  const after = packages[index + 1];
  if (after) return { start: startOf(theirs), end: startOf(after), text: '' };
  return { start: before ? endOf(before) : startOf(theirs), end: endOf(theirs), text: '' };
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

function sectionsOf(whole: ObjectExpression | undefined): ObjectProperty[] {
  return propertiesOf(whole).filter((each) => sections.has(keyOf(each)));
}

function propertiesOf(object: ObjectProperty['value'] | undefined): ObjectProperty[] {
  return object?.type === 'ObjectExpression' ? object.properties.filter((each) => each.type === 'ObjectProperty') : [];
}

function keyOf({ key }: ObjectProperty): string {
  return key.type === 'StringLiteral' ? key.value : '';
}
