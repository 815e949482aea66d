import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vite';
import type { ContractTopic, PayloadModels } from '../src/events/topics/types.js';
import type { Model } from '../src/explorer/data/types.js';
import { ModelReader, declaredIn, parseFile } from './explorer-models.js';
import { jsonExpression } from './json-expression.js';

const id = 'virtual:topics';
const modelsId = `${id}/-models`;

/**
 * The topics of the contract and the types of their payloads, read from the client's sources when the console is built.
 * `virtual:topics` lists the topics. `virtual:topics/-models` is loaded with the first event that is opened.
 */
export function topicData(source = fileURLToPath(new URL('../../../src', import.meta.url))): Plugin {
  return {
    name: 'topic-data',
    resolveId: { filter: { id: /^virtual:topics(?:\/|$)/ }, handler: (name) => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:topics/ },
      handler: (resolved) => {
        const topics = readTopics(source);
        const value = resolved === `\0${modelsId}` ? readPayloadModels(source, topics) : topics;
        return `export default ${jsonExpression(value)};`;
      },
    },
  };
}

/** Returns all topics with the names of their payload types. */
export function readTopics(source: string): ContractTopic[] {
  const file = parseFile(`${source}/models/notification-events.ts`);
  const topics = declaredIn(file).find(({ name }) => name.text === 'NotificationTopics');
  if (!topics || !ts.isInterfaceDeclaration(topics)) throw new Error('notification-events.ts declares no NotificationTopics.');
  return topics.members.filter(ts.isPropertySignature).map(({ name, type }) => [nameOf(name), type?.getText() ?? 'unknown']);
}

const nameOf = (name: ts.PropertyName): string => (ts.isStringLiteral(name) ? name.text : name.getText());

/** Returns the types that the payloads consist of, by name, without their comments. */
export function readPayloadModels(source: string, topics: readonly ContractTopic[]): PayloadModels {
  const reader = new ModelReader(`${source}/models`);
  const reached = new Map<string, Model>();
  for (const [, type] of topics) reader.reach(type, reached);
  return Object.fromEntries([...reached].map(([name, model]) => [name, withoutComments(model)]));
}

function withoutComments({ fields, values }: Model): Model {
  return {
    ...(values && { values }),
    ...(fields && {
      fields: fields.map(({ name, type, values: listed, required }) => ({
        name,
        type,
        ...(listed && { values: listed }),
        ...(required && { required }),
      })),
    }),
  };
}
