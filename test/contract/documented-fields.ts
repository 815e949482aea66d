import ts from 'typescript';
import type { DeclaredTypes } from './source-check.js';
import { interfaceOf } from './source-check.js';

/** A field and the words of its comment, without tags other than `@deprecated`. */
export interface DescribedField {
  place: string;
  text: string;
}

/** Returns the fields of a type in the order of the source. */
export function describedFields(type: string, types: DeclaredTypes): DescribedField[] {
  const members = interfaceOf(type, types)?.members.filter(ts.isPropertySignature) ?? [];
  return members.map((member) => ({ place: `${type}.${member.name.getText()}`, text: wordsOf(member) }));
}

function wordsOf(member: ts.PropertySignature): string {
  const comment = ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc)?.getText() ?? '';
  const plain = comment.replace(/^\/\*\*|\*\/$/g, '').replace(/^[ \t]*\*[ \t]?/gm, '');
  return plain
    .replace('@deprecated', '')
    .replace(/@\w+[^@]*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const fillers = new Set(['a', 'an', 'the', 'of', 'for', 'by', 'in', 'to', 'with', 'and', 'or', 'this', 'its', 'is', 'whether']);

/** Whether a text contains no word that the name of the field lacks. */
export function repeatsName({ place, text }: DescribedField): boolean {
  const [, field = ''] = place.split('.');
  const ofName = new Set(stems(field.replace(/([A-Z])/g, ' $1')));
  return text !== '' && stems(text).every((word) => fillers.has(word) || ofName.has(word));
}

function stems(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => (fillers.has(word) ? word : word.replace(/e?s$/, '')));
}
