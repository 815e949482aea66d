import type { Hono } from 'hono';
import type { ScreenMonitoringSession } from '../../../models/index.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { readTexts } from '../../http/body.js';
import { badRequest, notFound } from '../../store/errors.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { conversationOf, partyOf } from '../conversations/model.js';

/** The subject of a session. */
type Subject = Pick<ScreenMonitoringSession, 'targetUser' | 'conversation' | 'participantId' | 'monitoringType'>;

const sessionsOf = (world: World): Map<string, ScreenMonitoringSession> =>
  world.collection<ScreenMonitoringSession>('screenmonitors.sessions');

const userRef = (id: string): { id: string; selfUri: string } => ({ id, selfUri: `/api/v2/users/${id}` });

/** Sessions in which supervisors watch agents' screens. */
export function screenMonitoringRoutes(app: Hono<SandboxEnv>, world: World): void {
  const sessions = sessionsOf(world);
  const watched = (userId: string): ScreenMonitoringSession[] =>
    [...sessions.values()].filter(({ targetUser }) => targetUser?.id === userId);

  const agent = (context: SandboxContext): Subject => {
    const { id } = world.store.users.get(context.req.param('userId') ?? '');
    return { targetUser: userRef(id), monitoringType: 'AgentLevel' };
  };
  const participant = (context: SandboxContext): Subject => {
    const conversation = conversationOf(world, context.req.param('conversationId') ?? '');
    const { id: participantId, userId } = partyOf(conversation, context.req.param('participantId') ?? '');
    if (userId === undefined) throw badRequest('Only an agent has a screen that can be watched');
    const { id } = conversation;
    return {
      targetUser: userRef(userId),
      conversation: { id, selfUri: `/api/v2/conversations/${id}` },
      participantId,
      monitoringType: 'ConversationLevel',
    };
  };

  for (const [path, subjectOf] of [
    ['/api/v2/users/:userId/screenmonitors/sessions', agent],
    ['/api/v2/conversations/:conversationId/participants/:participantId/screenmonitors/sessions', participant],
  ] as const) {
    const own = (context: SandboxContext): ScreenMonitoringSession => {
      const subject = subjectOf(context);
      const id = context.req.param('screenMonitoringId') ?? '';
      const session = sessions.get(id);
      const isOf =
        session?.monitoringType === subject.monitoringType &&
        session.targetUser?.id === subject.targetUser?.id &&
        session.participantId === subject.participantId;
      if (!session || !isOf) throw notFound('screenMonitoring', id);
      return session;
    };
    app.post(path, (context) => {
      const subject = subjectOf(context);
      const screenMonitoringId = world.newId();
      sessions.set(screenMonitoringId, {
        screenMonitoringId,
        ...subject,
        sourceUser: userRef(callerId(context)),
        dateCreated: world.timestamp(),
        selfUri: `${context.req.path}/${screenMonitoringId}`,
      });
      return context.json({ screenMonitoringId });
    });
    app.get(`${path}/:screenMonitoringId`, (context) => context.json(own(context)));
    app.delete(`${path}/:screenMonitoringId`, (context) => {
      sessions.delete(own(context).screenMonitoringId);
      return context.body(null, 204);
    });
  }

  app.get('/api/v2/screenmonitors/users/:userId/sessions', (context) =>
    context.json({ entities: watched(world.store.users.get(context.req.param('userId')).id) }),
  );
  app.get('/api/v2/screenmonitors/sessions/details', (context) => context.json({ count: sessions.size }));
  app.post('/api/v2/screenmonitors/sessions/users/details', (context) => {
    const users = readTexts(context).map((id) => world.store.users.get(id));
    return context.json({ entities: users.map(({ id }) => ({ count: watched(id).length, targetUser: userRef(id) })) });
  });
}
