import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { SandboxEvent } from 'contact-centre-client/sandbox';
import { deviations } from './strict.js';

const source = new URL('../../../src/models/notification-events.ts', import.meta.url);

/** What each topic brings, by the name of its template. */
function payloads(): ReadonlyMap<string, string> {
  const file = ts.createSourceFile('events.ts', readFileSync(source, 'utf8'), ts.ScriptTarget.ES2022, true);
  const topics = file.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === 'NotificationTopics');
  const members = topics?.members.filter(ts.isPropertySignature) ?? [];
  return new Map(
    members.map(({ name, type }) => [ts.isStringLiteral(name) ? name.text : name.getText(), type?.getText() ?? 'unknown']),
  );
}

/** Chats tell their guests more than channels can subscribe to, and the contract has the types of it. */
const guestTopics: readonly (readonly [topic: string, type: string])[] = [
  ['v2.conversations.chats.{id}.messages', 'WebChatMessage'],
  // Of who comes and goes it has none.
  ['v2.conversations.chats.{id}.members', 'any'],
];

const known = new Map([...payloads(), ...guestTopics]);

/** The template of a topic: whatever stands where a template has `{id}` is an id. */
export function templateOf(topicName: string): string | undefined {
  if (known.has(topicName)) return topicName;
  const given = topicName.split('.');
  return [...known.keys()].find((template) => {
    const wanted = template.split('.');
    return wanted.length === given.length && wanted.every((part, index) => part === '{id}' || part === given[index]);
  });
}

/** What is wrong with an event by what its topic brings. */
export function eventDeviations({ topicName, eventBody }: SandboxEvent): string[] {
  const template = templateOf(topicName);
  if (template === undefined) return [`${topicName} is no topic`];
  // That somebody types is told among the messages.
  const isTyping = template.endsWith('.chats.{id}.messages') && !('body' in Object(eventBody));
  return deviations(eventBody, isTyping ? 'WebChatTyping' : (known.get(template) ?? '')).map(
    (deviation) => `${template}: ${deviation}`,
  );
}
