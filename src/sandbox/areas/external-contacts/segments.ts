import type { Area } from '../../engine/area.js';
import type { SegmentAssignment, UpdateSegmentAssignmentRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { queryFlag } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { tell } from '../events/tell.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { mergedInto, resolved } from './merged.js';
import { BASE } from './model.js';

/** The default number of days for which a contact stays in a segment. */
const STAY = 60;

/** Journey segments that contacts were assigned to, by contact. */
const assignmentsOf = (world: World): Map<string, SegmentAssignment[]> =>
  world.collection<SegmentAssignment[]>('externalcontacts.segments');

/** Assigns contacts to journey segments and removes them. Assignments expire. */
export function addSegmentHandlers(area: Area, world: World): void {
  const currentOf = (id: string): SegmentAssignment[] =>
    (assignmentsOf(world).get(id) ?? []).filter(({ dateForUnassignment }) => Date.parse(dateForUnassignment) > world.now());

  area.handle('getExternalcontactsContactJourneySegments', (context) => {
    const { id } = resolved(world, context.param('contactId'));
    const merged = queryFlag(context, 'includeMerged') === true ? mergedInto(world, id) : [];
    const entities = [id, ...merged.map((each) => each.id)].flatMap(currentOf);
    return { entities: entities.slice(0, Number(queryValue(context, 'limit') ?? entities.length)) };
  });

  area.handle('postExternalcontactsContactJourneySegments', (context) => {
    const contact = resolved(world, context.param('contactId'));
    const { assign, unassign } = readObject<UpdateSegmentAssignmentRequest>(context);
    const segments = new Repository(world, '/api/v2/journey/segments');
    const before = currentOf(contact.id);
    const isIn = (id: string): boolean => before.some(({ segment }) => segment.id === id);
    const unknown = (assign?.segments ?? []).filter(({ id }) => !segments.find(id));
    const notThere = (unassign?.segments ?? []).filter(({ id }) => !isIn(id));
    const gone = new Set((unassign?.segments ?? []).map(({ id }) => id));
    const come = (assign?.segments ?? []).flatMap(({ id }) => segments.find(id) ?? []).filter(({ id }) => !gone.has(id));
    const renewed = new Set(come.map(({ id }) => id));
    const added = come.map((segment) => assigned(world, contact, segment));
    const kept = before.filter(({ segment }) => !gone.has(segment.id) && !renewed.has(segment.id));
    assignmentsOf(world).set(contact.id, [...kept, ...added]);
    for (const assignment of added) told(world, contact, assignment, 'Assigned');
    for (const assignment of before) if (gone.has(assignment.segment.id)) told(world, contact, assignment, 'Unassigned');
    const unprocessedItems = {
      ...(unknown.length > 0 && { assign: { segments: unknown } }),
      ...(notThere.length > 0 && { unassign: { segments: notThere } }),
      count: unknown.length + notThere.length,
    };
    return { unprocessedItems };
  });
}

function assigned(world: World, contact: Entity, { id, assignmentExpirationDays: days }: Entity): SegmentAssignment {
  return {
    segment: { id, selfUri: `/api/v2/journey/segments/${id}` },
    externalContact: { id: contact.id, selfUri: `${BASE}/contacts/${contact.id}` },
    dateAssigned: world.timestamp(),
    dateForUnassignment: iso(world.now() + (typeof days === 'number' ? days : STAY) * DAY),
  };
}

function told(
  world: World,
  contact: Entity,
  { segment, dateAssigned, dateForUnassignment, externalContact }: SegmentAssignment,
  assignmentState: 'Assigned' | 'Unassigned',
): void {
  tell(world, 'v2.externalcontacts.contacts.{id}.journey.segments', [contact.id], () => ({
    id: world.newId(),
    externalContact,
    createdDate: world.timestamp(),
    eventType: 'SegmentAssignmentEvent',
    segmentAssignmentEvent: { segment, assignmentState, dateAssigned, dateForUnassignment },
  }));
}
