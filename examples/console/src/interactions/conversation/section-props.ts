import type { AnalyticsConversationWithoutAttributes as Conversation } from 'contact-centre-client/models';
import type { Directory } from '../directory.js';

/** What each tab of a conversation receives. */
export interface SectionProps {
  conversation: Conversation;
  conversationId: string;
  directory: Directory;
}
