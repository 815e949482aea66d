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

const known = new Map([...payloads(), ...guestTopics]);

/** The template of a topic: any text may replace `{id}`. */
export function templateOf(topicName: string): string | undefined {
  if (known.has(topicName)) return topicName;
  const given = topicName.split('.');
  return [...known.keys()].find((template) => {
    const wanted = template.split('.');
    return wanted.length === given.length && wanted.every((part, index) => part === '{id}' || part === given[index]);
  });
}

/** Lists the deviations of an event from the payload of its topic. */
export function eventDeviations({ topicName, eventBody }: SandboxEvent): string[] {
  const template = templateOf(topicName);
  if (template === undefined) return [`${topicName} is no topic`];
  // A typing notification is sent on the topic of messages.
  const isTyping = template.endsWith('.chats.{id}.messages') && !('body' in Object(eventBody));
  return deviations(eventBody, isTyping ? 'WebChatTyping' : (known.get(template) ?? '')).map(
    (deviation) => `${template}: ${deviation}`,
  );
}
