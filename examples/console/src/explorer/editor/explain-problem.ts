import type { MessageId } from '../../messages/en.js';
import { text } from '../../shared/text.js';

const typeNames: Readonly<Record<string, MessageId>> = {
  string: 'editor.text',
  number: 'editor.number',
  boolean: 'editor.boolean',
  array: 'editor.list',
  object: 'editor.object',
};

type Explain = (part: string) => string;

/** The messages of the JSON service, which has English ones only, and those of the console. */
const explanations: readonly (readonly [RegExp, Explain])[] = [
  [/^Missing property "(.*)"\.$/, (name) => text('editor.missingField', { name })],
  [/^Property (.*) is not allowed\.$/, (name) => text('editor.unknownField', { name })],
  [/^Incorrect type\. Expected "(.*)"\.$/, (type) => text(typeNames[type] ?? 'editor.wrongType')],
  [/^Value is not accepted\. Valid values: (.*)\.$/, (values) => text('editor.wrongValue', { values })],
  [/^String is not a RFC3339 date-time\.$/, () => text('value.dateTime')],
  [/^String is not a RFC3339 date\.$/, () => text('value.date')],
  [/^Duplicate object key$/, () => text('editor.duplicate')],
];

/** Returns a message of the JSON service in the language of the interface. */
export function explainProblem(message: string): string {
  for (const [pattern, explain] of explanations) {
    const match = pattern.exec(message);
    if (match) return explain(match[1] ?? '');
  }
  return message;
}
