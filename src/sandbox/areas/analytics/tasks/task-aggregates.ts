import { textOf } from '../../../engine/values.js';
import type { Case } from '../../../../models/index.js';
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
interface WorkMeasurement {
  metric: string;
  value: number;
  date: string;
  entity: Json;
}

const countOne = (metric: string, date: unknown, entity: Json): WorkMeasurement => ({
  metric,
  value: 1,
  date: textOf(date),
  entity,
});

/** Counts of work items created, transferred, assigned, wrapped up and terminated. Each counts at the time of the event. */
export function aggregateWorkitems(world: World, query: AggregateQuery) {
  const wrapups = [...wrapupsOf(world).values()];
  return aggregateMeasurements(
    query,
    workitemsOf(world)
      .all()
      .flatMap((workitem): WorkMeasurement[] => {
        const workitemWrapups = wrapups.filter(({ workitemId }) => workitemId === workitem.id);
        const wrapupMeasurements = workitemWrapups.map(({ userId, code, dateModified }) =>
          countOne('nWorkitemsWrapupAdded', dateModified, { ...workitem, userId, wrapUpCode: code }),
        );
        return [...measureChanges(workitemVersions(world, workitem)), ...wrapupMeasurements];
      }),
    workitemValues,
  );
}

/** The metric for each new assignment state of a work item. */
const metricByAssignmentState: Readonly<Record<string, string>> = {
  AcdStarted: 'nWorkitemsAcdStarted',
  AcdCancelled: 'nWorkitemsAcdCancelled',
  Alerting: 'nWorkitemsOffered',
  Disconnected: 'nWorkitemsDisconnected',
  Terminated: 'nWorkitemsTerminated',
};

function measureChanges(versions: readonly Json[]): WorkMeasurement[] {
  return versions.flatMap((current, index): WorkMeasurement[] => {
    const previous = versions[index - 1];
    const { assignmentState, dateAssignmentStateChanged = current['dateModified'], dateStatusChanged } = current;
    const assignmentMetric =
      previous?.['assignmentState'] === assignmentState ? undefined : metricByAssignmentState[textOf(assignmentState)];
    const hasNewStatus = previous && readId(previous['status']) !== readId(current['status']);
    return [
      ...(previous ? [] : [countOne('nWorkitemsCreated', current['dateCreated'], current)]),
      ...(assignmentMetric === undefined
        ? []
        : [countOne(assignmentMetric, previous ? dateAssignmentStateChanged : current['dateCreated'], current)]),
      ...(hasNewStatus
        ? [countOne('nWorkitemsStatusChanged', dateStatusChanged, current), timeInStatus(previous, textOf(dateStatusChanged))]
        : []),
    ];
  });
}

/** The time that a work item spent in its previous status. */
function timeInStatus(previous: Json, statusEnd: string): WorkMeasurement {
  return {
    metric: 'tWorkitemsStatus',
    value: Date.parse(statusEnd) - Date.parse(textOf(previous['dateStatusChanged'])),
    date: statusEnd,
    entity: previous,
  };
}

function workitemValues(workitem: Json, name: string): Values {
  switch (name) {
    case 'workitemId':
      return [textOf(workitem['id'])];
    case 'requestedRoutingSkillId':
      return [workitem['skills']].flat().flatMap((skill) => readId(skill) ?? []);
    case 'requestedLanguageId':
      return [readId(workitem['language'])];
    default:
      return valueIn(workitem, name);
  }
}

/** Counts of opened and closed cases, and of those that met their deadlines. */
export function aggregateCases(world: World, query: AggregateQuery) {
  const measurements = new Repository<Case>(world, '/api/v2/casemanagement/cases').all().flatMap((entity): WorkMeasurement[] => {
    const { dateCreated, dateClosed, dateDue, status } = entity;
    const value = Date.parse(textOf(dateClosed)) - Date.parse(textOf(dateCreated));
    return [
      countOne('nCasesOpened', dateCreated, entity),
      ...(typeof dateClosed === 'string' ? [{ metric: 'tCasesResolved', value, date: dateClosed, entity }] : []),
      ...(status === 'Terminated' ? [countOne('nCasesTerminated', dateClosed ?? entity['dateModified'], entity)] : []),
      ...(typeof dateClosed === 'string' && textOf(dateDue) !== '' && Date.parse(dateClosed) > Date.parse(textOf(dateDue))
        ? [countOne('nCasesOverSla', dateClosed, entity)]
        : []),
    ];
  });
  return aggregateMeasurements(query, measurements, (entity, name) =>
    name === 'caseId' ? [textOf(entity['id'])] : valueIn(entity, name),
  );
}

/** Reads dimension `queueId` from the reference `queue`. */
function valueIn(entity: Json, name: string): Values {
  const value = name.endsWith('Id') ? (readId(entity[name.slice(0, -2)]) ?? entity[name]) : entity[name];
  return [typeof value === 'string' ? value : undefined];
}

function aggregateMeasurements(
  query: AggregateQuery,
  measurements: readonly WorkMeasurement[],
  valuesOf: (entity: Json, name: string) => Values,
) {
  const tally = new Tally(query, newCell);
  for (const { metric, value, date, entity } of measurements) {
    const time = Date.parse(date);
    if (!tally.includes(metric) || !tally.isWithin(time)) continue;
    for (const group of tally.groupsOf((name) => valuesOf(entity, name))) tally.add(group, metric, value, time);
  }
  return tally.results();
}
