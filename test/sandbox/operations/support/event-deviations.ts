import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { SandboxEvent } from 'contact-centre-client/sandbox';
import { deviations } from './deviations.js';

const source = new URL('../../../../src/models/notification-events.ts', import.meta.url);

/** The payload type of each topic, by its template. */
function payloads(): ReadonlyMap<string, string> {
  const file = ts.createSourceFile('events.ts', readFileSync(source, 'utf8'), ts.ScriptTarget.ES2022, true);
  const topics = file.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'NotificationTopics');
  const members = topics?.members.filter(ts.isPropertySignature) ?? [];
  return new Map(
    members.map(({ name, type }) => [ts.isStringLiteral(name) ? name.text : name.getText(), type?.getText() ?? 'unknown']),
  );
}

/** Guests of chats receive more topics than channels can subscribe to; the contract has their types. */
const guestTopics: readonly (readonly [topic: string, type: string])[] = [
  ['v2.conversations.chats.{id}.messages', 'WebChatMessage'],
  // The contract has no type for members who join or leave.
  ['v2.conversations.chats.{id}.members', 'any'],
];

const payloadTypes = new Map([...payloads(), ...guestTopics]);

/** The template of a topic: any text may replace `{id}`. */
export function templateOf(topicName: string): string | undefined {
  if (payloadTypes.has(topicName)) return topicName;
  const topicParts = topicName.split('.');
  return [...payloadTypes.keys()].find((template) => {
    const templateParts = template.split('.');
    return (
      templateParts.length === topicParts.length &&
      templateParts.every((part, index) => part === '{id}' || part === topicParts[index])
    );
  });
}

/** Lists the deviations of an event from the payload of its topic. */
export function eventDeviations({ topicName, eventBody }: SandboxEvent): string[] {
  const template = templateOf(topicName);
  if (template === undefined) return [`${topicName} is no topic`];
  // A typing notification is sent on the topic of messages.
  const isTyping = template.endsWith('.chats.{id}.messages') && !('body' in Object(eventBody));
  return deviations(eventBody, isTyping ? 'WebChatTyping' : (payloadTypes.get(template) ?? '')).map(
    (deviation) => `${template}: ${deviation}`,
  );
}
