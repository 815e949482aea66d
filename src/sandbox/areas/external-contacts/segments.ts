import type { Area } from '../../engine/area.js';
import type { ExternalContact, JourneySegment, SegmentAssignment } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { queryFlag } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { publishEvent } from '../events/publish.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { mergedInto, resolveContact } from './merged-contacts.js';
import { BASE } from './model.js';

/** The default number of days for which a contact stays in a segment. */
const DEFAULT_STAY_DAYS = 60;

/** Journey segments that contacts were assigned to, by contact. */
const assignmentsOf = (world: World): Map<string, SegmentAssignment[]> =>
  world.collection<SegmentAssignment[]>('externalcontacts.segments');

/** Assigns contacts to journey segments and removes them. Assignments expire. */
export function addSegmentHandlers(area: Area, world: World): void {
  const currentOf = (id: string): SegmentAssignment[] =>
    (assignmentsOf(world).get(id) ?? []).filter(({ dateForUnassignment }) => Date.parse(dateForUnassignment) > world.now());

  area.handle('getExternalcontactsContactJourneySegments', (context) => {
    const { id } = resolveContact(world, context.param('contactId'));
    const mergedContacts = queryFlag(context, 'includeMerged') === true ? mergedInto(world, id) : [];
    const entities = [id, ...mergedContacts.map((each) => each.id)].flatMap(currentOf);
    return { entities: entities.slice(0, Number(queryValue(context, 'limit') ?? entities.length)) };
  });

  area.handle('postExternalcontactsContactJourneySegments', (context) => {
    const contact = resolveContact(world, context.param('contactId'));
    const { assign, unassign } = readObject(context);
    const segments = new Repository<JourneySegment>(world, '/api/v2/journey/segments');
    const before = currentOf(contact.id);
    const isAssigned = (id: string): boolean => before.some(({ segment }) => segment.id === id);
    const unknownSegments = (assign?.segments ?? []).filter(({ id }) => !segments.find(id));
    const unassignedSegments = (unassign?.segments ?? []).filter(({ id }) => !isAssigned(id));
    const removedIds = new Set((unassign?.segments ?? []).map(({ id }) => id));
    const newSegments = (assign?.segments ?? [])
      .flatMap(({ id }) => segments.find(id) ?? [])
      .filter(({ id }) => !removedIds.has(id));
    const renewedIds = new Set(newSegments.map(({ id }) => id));
    const newAssignments = newSegments.map((segment) => createAssignment(world, contact, segment));
    const remaining = before.filter(({ segment }) => !removedIds.has(segment.id) && !renewedIds.has(segment.id));
    assignmentsOf(world).set(contact.id, [...remaining, ...newAssignments]);
    for (const assignment of newAssignments) publishAssignment(world, contact, assignment, 'Assigned');
    for (const assignment of before)
      if (removedIds.has(assignment.segment.id)) publishAssignment(world, contact, assignment, 'Unassigned');
    const unprocessedItems = {
      ...(unknownSegments.length > 0 && { assign: { segments: unknownSegments } }),
      ...(unassignedSegments.length > 0 && { unassign: { segments: unassignedSegments } }),
      count: unknownSegments.length + unassignedSegments.length,
    };
    return { unprocessedItems };
  });
}

function createAssignment(
  world: World,
  contact: Entity<ExternalContact>,
  { id, assignmentExpirationDays: days }: Entity<JourneySegment>,
): SegmentAssignment {
  return {
    segment: { id, selfUri: `/api/v2/journey/segments/${id}` },
    externalContact: { id: contact.id, selfUri: `${BASE}/contacts/${contact.id}` },
    dateAssigned: world.timestamp(),
    dateForUnassignment: iso(world.now() + (typeof days === 'number' ? days : DEFAULT_STAY_DAYS) * DAY),
  };
}

function publishAssignment(
  world: World,
  contact: Entity<ExternalContact>,
  { segment, dateAssigned, dateForUnassignment, externalContact }: SegmentAssignment,
  assignmentState: 'Assigned' | 'Unassigned',
): void {
  publishEvent(world, 'v2.externalcontacts.contacts.{id}.journey.segments', [contact.id], () => ({
    id: world.newId(),
    externalContact,
    createdDate: world.timestamp(),
    eventType: 'SegmentAssignmentEvent',
    segmentAssignmentEvent: { segment, assignmentState, dateAssigned, dateForUnassignment },
  }));
}
