import { textOf } from '../../../engine/values.js';
import type { World } from '../../../store/world.js';
import { readId, Repository } from '../../repository.js';
import type { Json } from '../../repository.js';
import { workitemsOf } from '../../tasks/model.js';
import { workitemVersions } from '../../tasks/versions.js';
import { wrapupsOf } from '../../tasks/workitems.js';
import type { Values } from '../dimensions.js';
import { newCell, Tally } from '../tally.js';
import type { AggregateQuery } from '../tally.js';

/** A measurement, with its time and the entity that it belongs to. */
interface Figure {
  metric: string;
  value: number;
  at: string;
  of: Json;
}

const one = (metric: string, at: unknown, of: Json): Figure => ({ metric, value: 1, at: textOf(at), of });

/** Counts of work items created, transferred, assigned, wrapped up and terminated. Each counts at the time of the event. */
export function aggregateWorkitems(world: World, query: AggregateQuery) {
  const wrapups = [...wrapupsOf(world).values()];
  return summedUp(
    query,
    workitemsOf(world)
      .all()
      .flatMap((workitem): Figure[] => {
        const added = wrapups.filter(({ workitemId }) => workitemId === workitem.id);
        const wrappedUp = added.map(({ userId, code, dateModified }) =>
          one('nWorkitemsWrapupAdded', dateModified, { ...workitem, userId, wrapUpCode: code }),
        );
        return [...changesOf(workitemVersions(world, workitem)), ...wrappedUp];
      }),
    workitemValues,
  );
}

/** The metric for each new assignment state of a work item. */
const assignments: Readonly<Record<string, string>> = {
  AcdStarted: 'nWorkitemsAcdStarted',
  AcdCancelled: 'nWorkitemsAcdCancelled',
  Alerting: 'nWorkitemsOffered',
  Disconnected: 'nWorkitemsDisconnected',
  Terminated: 'nWorkitemsTerminated',
};

function changesOf(versions: readonly Json[]): Figure[] {
  return versions.flatMap((after, index): Figure[] => {
    const before = versions[index - 1];
    const { assignmentState, dateAssignmentStateChanged = after['dateModified'], dateStatusChanged } = after;
    const assigned = before?.['assignmentState'] === assignmentState ? undefined : assignments[textOf(assignmentState)];
    const isMoved = before && readId(before['status']) !== readId(after['status']);
    return [
      ...(before ? [] : [one('nWorkitemsCreated', after['dateCreated'], after)]),
      ...(assigned === undefined ? [] : [one(assigned, before ? dateAssignmentStateChanged : after['dateCreated'], after)]),
      ...(isMoved ? [one('nWorkitemsStatusChanged', dateStatusChanged, after), timeIn(before, textOf(dateStatusChanged))] : []),
    ];
  });
}

/** The time that a work item spent in its previous status. */
function timeIn(before: Json, until: string): Figure {
  return {
    metric: 'tWorkitemsStatus',
    value: Date.parse(until) - Date.parse(textOf(before['dateStatusChanged'])),
    at: until,
    of: before,
  };
}

function workitemValues(of: Json, name: string): Values {
  switch (name) {
    case 'workitemId':
      return [textOf(of['id'])];
    case 'requestedRoutingSkillId':
      return [of['skills']].flat().flatMap((skill) => readId(skill) ?? []);
    case 'requestedLanguageId':
      return [readId(of['language'])];
    default:
      return valueIn(of, name);
  }
}

/** Counts of opened and closed cases, and of those that met their deadlines. */
export function aggregateCases(world: World, query: AggregateQuery) {
  const figures = new Repository(world, '/api/v2/casemanagement/cases').all().flatMap((of): Figure[] => {
    const { dateCreated, dateClosed, dateDue, status } = of;
    const value = Date.parse(textOf(dateClosed)) - Date.parse(textOf(dateCreated));
    return [
      one('nCasesOpened', dateCreated, of),
      ...(typeof dateClosed === 'string' ? [{ metric: 'tCasesResolved', value, at: dateClosed, of }] : []),
      ...(status === 'Terminated' ? [one('nCasesTerminated', dateClosed ?? of['dateModified'], of)] : []),
      ...(typeof dateClosed === 'string' && textOf(dateDue) !== '' && Date.parse(dateClosed) > Date.parse(textOf(dateDue))
        ? [one('nCasesOverSla', dateClosed, of)]
        : []),
    ];
  });
  return summedUp(query, figures, (of, name) => (name === 'caseId' ? [textOf(of['id'])] : valueIn(of, name)));
}

/** Reads dimension `queueId` from the reference `queue`. */
function valueIn(of: Json, name: string): Values {
  const value = name.endsWith('Id') ? (readId(of[name.slice(0, -2)]) ?? of[name]) : of[name];
  return [typeof value === 'string' ? value : undefined];
}

function summedUp(query: AggregateQuery, figures: readonly Figure[], valuesOf: (of: Json, name: string) => Values) {
  const tally = new Tally(query, newCell);
  for (const { metric, value, at, of } of figures) {
    const time = Date.parse(at);
    if (!tally.asks(metric) || !tally.isWithin(time)) continue;
    for (const place of tally.places((name) => valuesOf(of, name))) tally.add(place, metric, value, time);
  }
  return tally.results();
}
