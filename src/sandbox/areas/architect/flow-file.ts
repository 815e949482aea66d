import { textOf } from '../../engine/values.js';
import type { Json } from '../kept.js';

/** What a file says of the flow that it describes. */
export interface Described {
  type: string;
  name: string;
  description?: string;
}

/** How files begin, where that is more than the type in lower case. */
const words: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'inboundCall',
    'inboundChat',
    'inboundEmail',
    'inboundShortMessage',
    'inQueueCall',
    'inQueueEmail',
    'inQueueShortMessage',
    'commonModule',
    'digitalBot',
    'outboundCall',
    'secureCall',
    'surveyInvite',
    'voiceSurvey',
  ].map((word) => [word.toUpperCase(), word]),
);

/**
 * What a flow's file begins with: its type, and below that its name. More than that nobody can see in a flow that nothing runs.
 *
 * @returns what is wrong with it where it is none.
 */
export function describedIn(text: string): Described | string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  const [first = '', ...rest] = lines.map((line) => line.trimEnd());
  if (!first.endsWith(':') || first.startsWith(' ')) return 'The file does not begin with the type of a flow';
  const type = first.slice(0, -1).toUpperCase();
  const value = (name: string): string | undefined => {
    const line = rest.map((each) => each.trim()).find((each) => each.startsWith(`${name}:`));
    const said = line?.slice(name.length + 1).trim();
    return said !== undefined && /^".*"$|^'.*'$/.test(said) ? said.slice(1, -1) : said;
  };
  const name = value('name') ?? '';
  const description = value('description');
  if (name === '') return 'The flow has no name';
  return { type, name, ...(description !== undefined && { description }) };
}

/** The file of a flow that came as none: no more than what makes the same flow again. */
export function fileOf({ type, name, description }: Json): string {
  const word = words[textOf(type)] ?? textOf(type).toLowerCase();
  const lines = [`${word}:`, `  name: ${JSON.stringify(textOf(name))}`];
  if (textOf(description) !== '') lines.push(`  description: ${JSON.stringify(textOf(description))}`);
  return `${lines.join('\n')}\n`;
}
