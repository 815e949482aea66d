import type { Area } from '../../engine/area.js';
import { textOf } from '../../engine/values.js';
import { notFound } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import { callerId } from '../../sign-in/bearer.js';
import type { World } from '../../store/world.js';
import { absoluteUrl } from '../files.js';
import { activityCodesOf } from './activity-codes.js';
import { businessUnitIn, unitOf } from './roster.js';
import { agentIn, agentSchedulesOf, publishedOf } from './schedules/schedule-store.js';

const CALENDAR = '/api/v2/workforcemanagement/calendar';

/** Calendar links, by the user whose schedule they show. */
const linksOf = (world: World): Map<string, { id: string; calendarId: string }> =>
  world.collection<{ id: string; calendarId: string }>('wfm.calendars');

/** Schedules for calendar programs (RFC 5545). */
export function addCalendarHandlers(area: Area, world: World): void {
  const path = `${CALENDAR}/url/ics`;
  const address = (calendarId: string): string => `${CALENDAR}/data/ics?calendarId=${calendarId}`;

  area.handle('postWorkforcemanagementCalendarUrlIcs', (context) => {
    const userId = callerId(context);
    // A second request returns the existing link.
    const { calendarId } = linksOf(world).get(userId) ?? { calendarId: world.newId() };
    linksOf(world).set(userId, { id: userId, calendarId });
    return { calendarUrl: absoluteUrl(context, address(calendarId)), selfUri: path };
  });
  area.handle('getWorkforcemanagementCalendarUrlIcs', (context) => {
    const link = linksOf(world).get(callerId(context));
    return { ...(link && { calendarUrl: absoluteUrl(context, address(link.calendarId)) }), selfUri: path };
  });
  area.handle('deleteWorkforcemanagementCalendarUrlIcs', (context) => {
    linksOf(world).delete(callerId(context));
  });

  area.handle('getWorkforcemanagementCalendarDataIcs', (context) => {
    const calendarId = queryValue(context, 'calendarId') ?? '';
    const link = [...linksOf(world).values()].find((each) => each.calendarId === calendarId);
    if (!link) throw notFound('calendar', calendarId);
    return context.send(calendarOf(world, link.id), 200, { 'Content-Type': 'text/calendar; charset=UTF-8' });
  });
}

function calendarOf(world: World, userId: string): string {
  const unit = unitOf(world, userId);
  const unitId = unit ? businessUnitIn(unit) : '';
  const shifts = publishedOf(world, unitId, '1970-01-01T00:00:00Z', '9999-12-31T00:00:00Z')
    .flatMap(({ id }) => agentSchedulesOf(world).get(id) ?? [])
    .filter((schedule) => agentIn(schedule) === userId)
    .flatMap(({ shifts = [] }) => shifts);
  const codes = unit ? activityCodesOf(world, unitId) : undefined;
  const formatTime = (date: number): string => new Date(date).toISOString().replace(/[-:]|\.\d+/g, '');
  const events = shifts.flatMap(({ id = '', activities = [] }) =>
    activities.map(({ startDate = '', lengthMinutes = 0, activityCodeId = '', description }, index) => {
      const start = Date.parse(startDate);
      const summary = description ?? textOf(codes?.find(activityCodeId)?.['name']);
      return [
        'BEGIN:VEVENT',
        `UID:${id}-${index}`,
        `DTSTAMP:${formatTime(world.now())}`,
        `DTSTART:${formatTime(start)}`,
        `DTEND:${formatTime(start + lengthMinutes * 60_000)}`,
        `SUMMARY:${escapeText(summary)}`,
        'END:VEVENT',
      ];
    }),
  );
  const header = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//contact-centre-client//sandbox//EN'];
  return [...header, ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
}

/** RFC 5545, 3.3.11. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
