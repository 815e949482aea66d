import type { Hono } from 'hono';
import type { BuAgentScheduleShift } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import type { SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { addressed } from '../files.js';
import { activityCodesOf } from './activity-codes.js';
import { businessUnitIn, unitOf } from './roster.js';
import { agentIn, agentSchedulesOf, publishedOf } from './schedules/schedule-store.js';

const CALENDAR = '/api/v2/workforcemanagement/calendar';

/** Calendar links, by the user whose schedule they show. */
const linksOf = (world: World): Map<string, { id: string; calendarId: string }> =>
  world.collection<{ id: string; calendarId: string }>('wfm.calendars');

/** Schedules for calendar programs (RFC 5545). */
export function calendarRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = `${CALENDAR}/url/ics`;
  const address = (calendarId: string): string => `${CALENDAR}/data/ics?calendarId=${calendarId}`;

  app.post(path, (context) => {
    const userId = callerId(context);
    // A second request returns the existing link.
    const { calendarId } = linksOf(world).get(userId) ?? { calendarId: world.newId() };
    linksOf(world).set(userId, { id: userId, calendarId });
    return context.json({ calendarUrl: addressed(context, address(calendarId)), selfUri: path });
  });
  app.get(path, (context) => {
    const link = linksOf(world).get(callerId(context));
    return context.json({ ...(link && { calendarUrl: addressed(context, address(link.calendarId)) }), selfUri: path });
  });
  app.delete(path, (context) => {
    linksOf(world).delete(callerId(context));
    return context.body(null, 204);
  });

  app.get(`${CALENDAR}/data/ics`, (context) => {
    const calendarId = queryValue(context, 'calendarId') ?? '';
    const link = [...linksOf(world).values()].find((each) => each.calendarId === calendarId);
    if (!link) throw notFound('calendar', calendarId);
    return context.body(calendarOf(world, link.id), 200, { 'Content-Type': 'text/calendar; charset=UTF-8' });
  });
}

function calendarOf(world: World, userId: string): string {
  const unit = unitOf(world, userId);
  const unitId = unit ? businessUnitIn(unit) : '';
  const shifts = publishedOf(world, unitId, '1970-01-01T00:00:00Z', '9999-12-31T00:00:00Z')
    .flatMap(({ id }) => agentSchedulesOf(world).get(id) ?? [])
    .filter((schedule) => agentIn(schedule) === userId)
    .flatMap((schedule) => (schedule['shifts'] ?? []) as BuAgentScheduleShift[]);
  const codes = unit ? activityCodesOf(world, unitId) : undefined;
  const stamp = (date: number): string => new Date(date).toISOString().replace(/[-:]|\.\d+/g, '');
  const events = shifts.flatMap(({ id = '', activities = [] }) =>
    activities.map(({ startDate = '', lengthMinutes = 0, activityCodeId = '', description }, index) => {
      const start = Date.parse(startDate);
      const summary = description ?? textOf(codes?.find(activityCodeId)?.['name']);
      return [
        'BEGIN:VEVENT',
        `UID:${id}-${index}`,
        `DTSTAMP:${stamp(world.now())}`,
        `DTSTART:${stamp(start)}`,
        `DTEND:${stamp(start + lengthMinutes * 60_000)}`,
        `SUMMARY:${escaped(summary)}`,
        'END:VEVENT',
      ];
    }),
  );
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//contact-centre-client//sandbox//EN'];
  return [...head, ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
}

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
