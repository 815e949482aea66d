import type { Comment, DeclarationReflection, ParameterReflection } from 'typedoc';
import { join, plain } from './code.js';
import type { FieldData, NoteData } from './data.js';
import type { HtmlWriter } from './html.js';
import { memberCode, typeCode } from './type-code.js';

/** Tags that the page shows elsewhere, or without a use for readers. */
const otherTags = new Set(['@param', '@permissions', '@deprecated', '@defaultValue', '@format', '@template', '@preview']);

/** Titles of notes by tag. */
const titles: Readonly<Record<string, string>> = {
  '@returns': 'Returns',
  '@throws': 'Throws',
  '@see': 'See also',
  '@example': 'Example',
  '@remarks': 'Remarks',
};

/** Returns the titled parts of a comment. A route that the page shows anyway is left out. */
export function notesOf(comment: Comment | undefined, writer: HtmlWriter): NoteData[] {
  const tags = (comment?.blockTags ?? []).filter(({ tag }) => !otherTags.has(tag));
  return tags
    .map(({ tag, content }) => ({ title: titles[tag] ?? tag.slice(1), text: writer.text(content) }))
    .filter(({ title, text }) => title !== 'See also' || !/^(?:DELETE|GET|HEAD|PATCH|POST|PUT)\s\S+$/.test(text));
}

/** Returns the text of a tag as HTML, or `undefined` if the comment does not have the tag. */
export function tagText(comment: Comment | undefined, tag: `@${string}`, writer: HtmlWriter): string | undefined {
  const content = comment?.getTag(tag)?.content;
  return content && writer.text(content);
}

/** Returns what a comment says, with the default value and the format at its end. */
function fieldText(comment: Comment | undefined, writer: HtmlWriter): string {
  const deprecation = tagText(comment, '@deprecated', writer);
  const fallback = tagText(comment, '@defaultValue', writer);
  const format = tagText(comment, '@format', writer);
  return [
    writer.text(comment?.summary),
    ...(deprecation === undefined ? [] : [`<b>Deprecated.</b> ${deprecation}`]),
    ...(fallback === undefined ? [] : [`Default: ${fallback}.`]),
    ...(format === undefined ? [] : [`Format: ${format}.`]),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Returns a line for each field of an object type. */
export function fieldsOf(fields: readonly DeclarationReflection[], writer: HtmlWriter): FieldData[] {
  return fields.map((field) => {
    const { comment } = field.signatures?.[0] ?? field.getSignature ?? field;
    return {
      code: memberCode(field)
        .map((code) => writer.code(code))
        .join('\n'),
      text: fieldText(comment, writer),
      isDeprecated: comment?.hasModifier('@deprecated') === true || comment?.getTag('@deprecated') !== undefined,
    };
  });
}

/** Returns a line for each parameter with a comment: the signature shows the types of all. */
export function argumentsOf(parameters: readonly ParameterReflection[] | undefined, writer: HtmlWriter): FieldData[] {
  const described = (parameters ?? []).filter(({ comment }) => comment?.hasVisibleComponent());
  return described.map((parameter) => ({
    code: writer.code(
      join(
        plain(`${parameter.name}${parameter.flags.isOptional ? '?' : ''}: `),
        parameter.type ? typeCode(parameter.type) : plain('unknown'),
      ),
    ),
    text: fieldText(parameter.comment, writer),
    isDeprecated: false,
  }));
}
