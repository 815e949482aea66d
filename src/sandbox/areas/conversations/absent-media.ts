import type { Hono } from 'hono';
import type { Feedback } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { conversationOf } from './model.js';

const PARTICIPANT = '/participants/:participantId';
const WRAPUP = `${PARTICIPANT}/communications/:communicationId/wrapup`;

/** Operations for media types that no conversation of the sandbox has. */
const operations: readonly [verb: string, path: string][] = [
  ...(['screenshares', 'socials', 'videos', 'cobrowsesessions'] as const).flatMap((media): [string, string][] => [
    ['POST', `${media}/:conversationId${WRAPUP}`],
    ['PUT', `${media}/:conversationId/recordingstate`],
    ['GET', `${media}/:conversationId${WRAPUP}`],
  ]),
  ['GET', 'videos/:conversationId/details'],
  ['GET', 'cobrowsesessions/:conversationId'],
  ['PATCH', 'cobrowsesessions/:conversationId'],
  ['GET', `cobrowsesessions/:conversationId${PARTICIPANT}/wrapup`],
  ['GET', `cobrowsesessions/:conversationId${PARTICIPANT}/wrapupcodes`],
  ['PATCH', `cobrowsesessions/:conversationId${PARTICIPANT}`],
  ['PATCH', `cobrowsesessions/:conversationId${PARTICIPANT}/attributes`],
  ['PATCH', `cobrowsesessions/:conversationId${PARTICIPANT}/communications/:communicationId`],
  ['POST', `cobrowsesessions/:conversationId${PARTICIPANT}/replace`],
];

/** Summaries and suggestions, which the sandbox never generates, and codes to join a conversation, which it never issues. */
const findings: readonly [verb: string, path: string, entityName: string, key: string][] = [
  ['PATCH', 'summaries/:summaryId/engagements', 'summary', 'summaryId'],
  ['POST', 'summaries/:summaryId/feedback', 'summary', 'summaryId'],
  ['PATCH', 'summaries/:summaryId/feedback', 'summary', 'summaryId'],
  ['POST', 'suggestions/:suggestionId/engagement', 'suggestion', 'suggestionId'],
  ['DELETE', 'participants/:participantId/codes/:addCommunicationCode', 'addCommunicationCode', 'addCommunicationCode'],
];

/**
 * Responds with 404 for conversations with co-browsing, screen sharing, video or social posts, which the sandbox does not have.
 */
export function absentMediaRoutes(app: Hono<SandboxEnv>, world: World): void {
  for (const [verb, path] of operations)
    app.on(verb, `/api/v2/conversations/${path}`, (context) => {
      throw notFound('conversation', context.req.param('conversationId') ?? '');
    });
  app.post('/api/v2/conversations/:conversationId/suggestions/feedback', (context) => {
    conversationOf(world, context.req.param('conversationId'));
    throw notFound('suggestion', readObject<Feedback>(context, ['suggestionId']).suggestionId);
  });
  for (const [verb, path, entityName, key] of findings)
    app.on(verb, `/api/v2/conversations/:conversationId/${path}`, (context) => {
      conversationOf(world, context.req.param('conversationId'));
      throw notFound(entityName, context.req.param(key) ?? '');
    });
}
