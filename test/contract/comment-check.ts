import ts from 'typescript';
import type { SourceFile } from './source-check.js';
import { parse } from './source-check.js';

/** What one doc comment says. */
export interface SaidOf {
  /** A class or a type by its name, a member as `Owner.member`. */
  place: string;
  /** Without asterisks and without `@see` and `@permissions`, which hold routes and permissions. */
  text: string;
  /** What stands after `@deprecated`, as the compiler and editors read it. */
  deprecated: string | undefined;
}

/** The doc comments of a file's classes and types and of their members. */
export function commentsOf(source: SourceFile): SaidOf[] {
  const file = parse(source);
  const statements: SaidOf[] = [];
  const add = (node: ts.Node, place: string): void => {
    const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.getText();
    if (comment === undefined) return;
    const deprecation = ts.getJSDocDeprecatedTag(node);
    statements.push({
      place,
      text: plainText(comment),
      deprecated: deprecation && (ts.getTextOfJSDocComment(deprecation.comment) ?? ''),
    });
  };
  for (const statement of file.statements) {
    if (!ts.isClassDeclaration(statement) && !ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement))
      continue;
    const owner = statement.name?.text ?? 'unnamed';
    add(statement, owner);
    if (ts.isTypeAliasDeclaration(statement)) continue;
    for (const member of statement.members) add(member, `${owner}.${member.name?.getText() ?? 'unnamed'}`);
  }
  return statements;
}

function plainText(comment: string): string {
  const plain = comment.replace(/^\/\*\*|\*\/$/g, '').replace(/^[ \t]*\*[ \t]?/gm, '');
  return plain
    .split(/\n(?=@)/)
    .filter((block) => !/^@(?:see|permissions)\b/.test(block))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const standards =
  /\b(?:ISO \d+(?:-\d)?(?: alpha-\d)?|E\.\d+|Q\.\d+|SAML \d\.\d|SCIM \d\.\d|RFC \d+(?: and \d+)?|(?:answers?|with) [345]\d\d|[345]\d\d means)\b/g;
const number =
  /(?<!\w)(?<![A-Za-z]-)\d+(?:[.,]\d+)*(?=(?:st|nd|rd|th)?\b)|\b(?:four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|fifty|hundred|thousand)\b/gi;

/**
 * The numbers that a text states: not those of standards, of statuses in an answer, of examples and names in backticks, nor of
 * `@defaultValue`, which has a test of its own. A number that stands alone in backticks counts.
 */
export function numbersIn(text: string): string[] {
  const stated = text
    .replace(/(?:@defaultValue|e\.g\.) `[^`]*`/g, '')
    .replace(/`(\d[\d.,]*)`/g, '$1')
    .replace(/`[^`]*`/g, '')
    .replace(standards, '');
  return [...new Set((stated.match(number) ?? []).map((number) => number.toLowerCase().replace(/(?<=\d),(?=\d{3})/g, '')))];
}
