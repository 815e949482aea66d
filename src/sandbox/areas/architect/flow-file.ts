import { textOf } from '../../engine/values.js';
import type { Flow } from '../../../models/index.js';
import type { Entity } from '../repository.js';

/** What a flow file contains about its flow. */
export interface FlowDescription {
  type: string;
  name: string;
  description?: string;
}

/** The first word of a file, where it is not simply the lower-case type. */
const typesByKey: Readonly<Record<string, string>> = Object.fromEntries(
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
  ].map((type) => [type.toUpperCase(), type]),
);

/**
 * Reads a flow's type and name from the start of its file. The sandbox does not interpret the rest.
 *
 * @returns a message about the error if the file is invalid.
 */
export function parseFlowFile(text: string): FlowDescription | string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  const [first = '', ...rest] = lines.map((line) => line.trimEnd());
  if (!first.endsWith(':') || first.startsWith(' ')) return 'The file does not begin with the type of a flow';
  const type = first.slice(0, -1).toUpperCase();
  const readValue = (name: string): string | undefined => {
    const line = rest.map((each) => each.trim()).find((each) => each.startsWith(`${name}:`));
    const fieldText = line?.slice(name.length + 1).trim();
    return fieldText !== undefined && /^".*"$|^'.*'$/.test(fieldText) ? fieldText.slice(1, -1) : fieldText;
  };
  const name = readValue('name') ?? '';
  const description = readValue('description');
  if (name === '') return 'The flow has no name';
  return { type, name, ...(description !== undefined && { description }) };
}

/** Generates a minimal file for a flow that was created without one. It recreates the same flow. */
export function fileOf({ type, name, description }: Entity<Flow>): string {
  const typeKey = typesByKey[textOf(type)] ?? textOf(type).toLowerCase();
  const lines = [`${typeKey}:`, `  name: ${JSON.stringify(textOf(name))}`];
  if (textOf(description) !== '') lines.push(`  description: ${JSON.stringify(textOf(description))}`);
  return `${lines.join('\n')}\n`;
}
