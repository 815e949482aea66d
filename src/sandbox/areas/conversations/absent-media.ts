import type { Area } from '../../engine/area.js';
import { readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { conversationOf } from './model.js';

/** Operations for media types that no conversation of the sandbox has. */
const operations = [
  'postConversationsScreenshareParticipantCommunicationWrapup',
  'putConversationsScreenshareRecordingstate',
  'getConversationsScreenshareParticipantCommunicationWrapup',
  'postConversationsSocialParticipantCommunicationWrapup',
  'putConversationsSocialRecordingstate',
  'getConversationsSocialParticipantCommunicationWrapup',
  'postConversationsVideoParticipantCommunicationWrapup',
  'putConversationsVideoRecordingstate',
  'getConversationsVideoParticipantCommunicationWrapup',
  'getConversationsVideoDetails',
  'postConversationsCobrowsesessionParticipantCommunicationWrapup',
  'putConversationsCobrowsesessionRecordingstate',
  'getConversationsCobrowsesessionParticipantCommunicationWrapup',
  'getConversationsCobrowsesession',
  'patchConversationsCobrowsesession',
  'getConversationsCobrowsesessionParticipantWrapup',
  'getConversationsCobrowsesessionParticipantWrapupcodes',
  'patchConversationsCobrowsesessionParticipant',
  'patchConversationsCobrowsesessionParticipantAttributes',
  'patchConversationsCobrowsesessionParticipantCommunication',
  'postConversationsCobrowsesessionParticipantReplace',
] as const;

/** Summaries and suggestions, which the sandbox never generates, and codes to join a conversation, which it never issues. */
const absentResources = [
  { name: 'patchConversationSummaryEngagements', entityName: 'summary', parameter: 'summaryId' },
  { name: 'postConversationSummaryFeedback', entityName: 'summary', parameter: 'summaryId' },
  { name: 'patchConversationSummaryFeedback', entityName: 'summary', parameter: 'summaryId' },
  { name: 'postConversationSuggestionEngagement', entityName: 'suggestion', parameter: 'suggestionId' },
  { name: 'deleteConversationParticipantCode', entityName: 'addCommunicationCode', parameter: 'addCommunicationCode' },
] as const;

/**
 * Responds with 404 for conversations with co-browsing, screen sharing, video or social posts, which the sandbox does not have.
 */
export function addAbsentMediaHandlers(area: Area, world: World): void {
  for (const name of operations)
    area.handle(name, ({ params }) => {
      // Only the details of a video conference are read by `conferenceId`.
      throw notFound('conversation', params['conversationId'] ?? params['conferenceId'] ?? '');
    });
  area.handle('postConversationSuggestionsFeedback', (context) => {
    conversationOf(world, context.param('conversationId'));
    throw notFound('suggestion', readObject(context, ['suggestionId']).suggestionId);
  });
  for (const { name, entityName, parameter } of absentResources)
    area.handle(name, (context) => {
      conversationOf(world, context.param('conversationId'));
      throw notFound(entityName, context.param(parameter));
    });
}
