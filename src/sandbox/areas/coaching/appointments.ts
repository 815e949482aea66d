import type { Hono } from 'hono';
import type { AddConversationRequest, CoachingAppointmentStatusRequest } from '../../../models/index.js';
import { isObject, readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../world/world.js';
import { conversationOf } from '../conversations/model.js';
import { callerOf, Kept, listed } from '../kept.js';
import type { Entity, Json } from '../kept.js';

const APPOINTMENTS = '/api/v2/coaching/appointments';

/** What appointments have been through, by their ids. */
const statusesOf = (world: World): Map<string, Json[]> => world.collection<Json[]>('coaching.statuses');

/** How an appointment goes, and what it is about. */
export function coachingRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = `${APPOINTMENTS}/:appointmentId`;
  const kept = (): Kept => new Kept(world, APPOINTMENTS);
  const own = (context: SandboxContext): Entity => kept().get(context.req.param('appointmentId'));
  const reference = ({ id }: Entity): Json => ({ id, selfUri: `${APPOINTMENTS}/${id}` });

  app.patch(`${path}/status`, (context) => {
    const before = own(context);
    const { status } = readObject<CoachingAppointmentStatusRequest>(context, ['status']);
    const createdBy = callerOf(context);
    const dateCreated = world.timestamp();
    const change = { appointment: reference(before), ...(createdBy && { createdBy }), dateCreated, status };
    const { dateCompleted: _, ...rest } = before;
    const completed = status === 'Completed' ? { dateCompleted: dateCreated } : {};
    kept().put({ ...rest, ...completed, id: before.id, status, dateModified: dateCreated });
    statusesOf(world).set(before.id, [...(statusesOf(world).get(before.id) ?? []), change]);
    return context.json(change);
  });
  app.get(`${path}/statuses`, (context) => listed(context, world, statusesOf(world).get(own(context).id) ?? []));

  app.post(`${path}/conversations`, (context) => {
    const before = own(context);
    const { conversationId } = readObject<AddConversationRequest>(context, ['conversationId']);
    const { id } = conversationOf(world, conversationId);
    const conversation = { id, selfUri: `/api/v2/conversations/${id}` };
    const held = Array.isArray(before['conversations']) ? before['conversations'].filter(isObject) : [];
    const others = held.filter((each) => each['id'] !== id);
    kept().put({ ...before, conversations: [...others, conversation], dateModified: world.timestamp() });
    return context.json({ conversation, appointment: reference(before) });
  });
}
