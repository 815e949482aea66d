/** What kind of thing a guest is told of. */
export function kindOf(topicName: string, eventBody: unknown): string | undefined {
  if (!topicName.startsWith('v2.conversations.chats.')) return undefined;
  if (topicName.endsWith('.members')) return 'member-change';
  return typeof eventBody === 'object' && eventBody !== null && 'body' in eventBody ? 'message' : 'typing-indicator';
}
