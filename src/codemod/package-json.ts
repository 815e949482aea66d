import type { ObjectExpression, ObjectProperty } from '@babel/types';
import { OURS, THEIRS } from '../parsing/packages.js';
import { endOf, parseExpression, startOf, UnreadableError } from '../parsing/syntax.js';
import { noChanges } from './changes.js';
import type { Changes } from './changes.js';
import { UNCHANGED_MENTION } from './imports.js';

const sections = new Set(['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']);

/** Returns which of the two packages a package.json depends on. @throws UnreadableError if it is not JSON. */
export function dependenciesIn(text: string): { isTheirs: boolean; isOurs: boolean } {
  const has = (name: string): boolean =>
    text.includes(name) &&
    sectionsOf(parsePackage(text)).some((each) => propertiesOf(each.value).some((property) => keyOf(property) === name));
  return { isTheirs: has(THEIRS), isOurs: has(OURS) };
}

/**
 * Replaces the dependency on the vendor's package by one on this package.
 *
 * @param range - The versions to depend on.
 * @param users - Files that still use the vendor's package; then both dependencies are listed.
 * @throws UnreadableError if the text is not JSON.
 */
export function movePackage(text: string, range: string, users: readonly string[] = []): Changes {
  const changes = noChanges();
  if (!text.includes(THEIRS)) return changes;
  const dependencyLines = new Set<number>();
  for (const section of sectionsOf(parsePackage(text))) {
    const packages = propertiesOf(section.value);
    const theirDependency = packages.find((each) => keyOf(each) === THEIRS);
    if (!theirDependency) continue;
    const line = theirDependency.loc?.start.line ?? 1;
    dependencyLines.add(line);
    const isOursThere = packages.some((each) => keyOf(each) === OURS);
    if (users.length > 0) {
      if (!isOursThere) changes.edits.push(insertOurs(theirDependency, packages, text, range));
      changes.findings.push({ line, text: stillUsedText(users) });
    } else if (isOursThere) {
      changes.edits.push(removeTheirs(theirDependency, packages));
    } else {
      changes.edits.push({ start: startOf(theirDependency), end: endOf(theirDependency), text: `"${OURS}": "${range}"` });
    }
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.includes(THEIRS) || dependencyLines.has(index + 1)) continue;
    changes.findings.push({ line: index + 1, text: UNCHANGED_MENTION });
  }
  return changes;
}

function stillUsedText(users: readonly string[]): string {
  const [first = '', ...others] = users;
  const rest = others.length > 0 ? ` and ${others.length} more` : '';
  return `\`${THEIRS}\` stays a dependency: ${first}${rest} still ${others.length > 0 ? 'use' : 'uses'} it. Run \`move\` again when that has changed.`;
}

/** Inserts this package before the vendor's, with the same white space. */
function insertOurs(
  theirDependency: ObjectProperty,
  packages: readonly ObjectProperty[],
  text: string,
  range: string,
): Changes['edits'][number] {
  const before = packages[packages.indexOf(theirDependency) - 1];
  const from = before ? text.indexOf(',', endOf(before)) + 1 : text.lastIndexOf('{', startOf(theirDependency)) + 1;
  const space = text.slice(from, startOf(theirDependency));
  return { start: startOf(theirDependency), end: startOf(theirDependency), text: `"${OURS}": "${range}",${space}` };
}

function removeTheirs(theirDependency: ObjectProperty, packages: readonly ObjectProperty[]): Changes['edits'][number] {
  const index = packages.indexOf(theirDependency);
  const before = packages[index - 1];
  const after = packages[index + 1];
  if (after) return { start: startOf(theirDependency), end: startOf(after), text: '' };
  return { start: before ? endOf(before) : startOf(theirDependency), end: endOf(theirDependency), text: '' };
}

function parsePackage(text: string): ObjectExpression | undefined {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    const document = parseExpression(text);
    return document.type === 'ObjectExpression' ? document : undefined;
  } catch (error) {
    throw new UnreadableError(1, (error as Error).message);
  }
}

function sectionsOf(document: ObjectExpression | undefined): ObjectProperty[] {
  return propertiesOf(document).filter((each) => sections.has(keyOf(each)));
}

function propertiesOf(object: ObjectProperty['value'] | undefined): ObjectProperty[] {
  return object?.type === 'ObjectExpression' ? object.properties.filter((each) => each.type === 'ObjectProperty') : [];
}

function keyOf({ key }: ObjectProperty): string {
  return key.type === 'StringLiteral' ? key.value : '';
}
