/** The kind of an event for a guest. */
export function kindOf(topicName: string, eventBody: unknown): string | undefined {
  if (!topicName.startsWith('v2.conversations.chats.')) return undefined;
  if (topicName.endsWith('.members')) return 'member-change';
  return typeof eventBody === 'object' && eventBody !== null && 'body' in eventBody ? 'message' : 'typing-indicator';
}
