import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import { notFound } from '../../http/errors.js';

const PARTICIPANT = '/participants/:participantId';
const WRAPUP = `${PARTICIPANT}/communications/:communicationId/wrapup`;

/** What can be asked of conversations of media that none has here. */
const operations: readonly [verb: string, path: string][] = [
  ...(['screenshares', 'socials', 'videos', 'cobrowsesessions'] as const).flatMap((media): [string, string][] => [
    ['POST', `${media}/:conversationId${WRAPUP}`],
    ['PUT', `${media}/:conversationId/recordingstate`],
  ]),
  ['GET', `cobrowsesessions/:conversationId${PARTICIPANT}/wrapupcodes`],
  ['PATCH', `cobrowsesessions/:conversationId${PARTICIPANT}`],
  ['PATCH', `cobrowsesessions/:conversationId${PARTICIPANT}/attributes`],
  ['PATCH', `cobrowsesessions/:conversationId${PARTICIPANT}/communications/:communicationId`],
  ['POST', `cobrowsesessions/:conversationId${PARTICIPANT}/replace`],
];

/** No conversation is looked at together, shown, seen or held in public: whichever is asked for is not there. */
export function absentMediaRoutes(app: Hono<SandboxEnv>): void {
  for (const [verb, path] of operations)
    app.on(verb, `/api/v2/conversations/${path}`, (context) => {
      throw notFound('conversation', context.req.param('conversationId') ?? '');
    });
}
