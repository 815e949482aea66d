import type { Area } from '../../engine/area.js';
import type { ScreenMonitoringSession } from '../../../models/index.js';
import type { OperationContext } from '../../http/operation-context.js';
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

/** The operations of sessions, and how their paths name the subject. */
const operations = [
  {
    start: 'postUserScreenmonitorsSessions',
    read: 'getUserScreenmonitorsSession',
    end: 'deleteUserScreenmonitorsSession',
    subjectOf: agentSubject,
  },
  {
    start: 'postConversationParticipantScreenmonitorsSessions',
    read: 'getConversationParticipantScreenmonitorsSession',
    end: 'deleteConversationParticipantScreenmonitorsSession',
    subjectOf: participantSubject,
  },
] as const;

/** Sessions in which supervisors watch agents' screens. */
export function addScreenMonitoringHandlers(area: Area, world: World): void {
  const sessions = sessionsOf(world);
  const sessionsOfUser = (userId: string): ScreenMonitoringSession[] =>
    [...sessions.values()].filter(({ targetUser }) => targetUser?.id === userId);

  for (const { start, read, end, subjectOf } of operations) {
    const findSession = (context: OperationContext): ScreenMonitoringSession => {
      const subject = subjectOf(world, context);
      const id = context.param('screenMonitoringId');
      const session = sessions.get(id);
      const isOf =
        session?.monitoringType === subject.monitoringType &&
        session.targetUser?.id === subject.targetUser?.id &&
        session.participantId === subject.participantId;
      if (!session || !isOf) throw notFound('screenMonitoring', id);
      return session;
    };
    area.handle(start, (context) => {
      const subject = subjectOf(world, context);
      const screenMonitoringId = world.newId();
      sessions.set(screenMonitoringId, {
        screenMonitoringId,
        ...subject,
        sourceUser: userRef(callerId(context)),
        dateCreated: world.timestamp(),
        selfUri: `${context.path}/${screenMonitoringId}`,
      });
      return { screenMonitoringId };
    });
    area.handle(read, findSession);
    area.handle(end, (context) => {
      sessions.delete(findSession(context).screenMonitoringId);
    });
  }

  area.handle('getScreenmonitorsUserSessions', (context) => ({
    entities: sessionsOfUser(world.store.users.get(context.param('userId')).id),
  }));
  area.handle('getScreenmonitorsSessionsDetails', () => ({ count: sessions.size }));
  area.handle('postScreenmonitorsSessionsUsersDetails', (context) => {
    const users = readTexts(context).map((id) => world.store.users.get(id));
    return { entities: users.map(({ id }) => ({ count: sessionsOfUser(id).length, targetUser: userRef(id) })) };
  });
}

function agentSubject(world: World, context: OperationContext): Subject {
  const { id } = world.store.users.get(context.param('userId'));
  return { targetUser: userRef(id), monitoringType: 'AgentLevel' };
}

function participantSubject(world: World, context: OperationContext): Subject {
  const conversation = conversationOf(world, context.param('conversationId'));
  const { id: participantId, userId } = partyOf(conversation, context.param('participantId'));
  if (userId === undefined) throw badRequest('Only an agent has a screen that can be watched');
  const { id } = conversation;
  return {
    targetUser: userRef(userId),
    conversation: { id, selfUri: `/api/v2/conversations/${id}` },
    participantId,
    monitoringType: 'ConversationLevel',
  };
}
