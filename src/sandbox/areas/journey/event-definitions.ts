import type { Json } from '../../values/json.js';
import type { Area } from '../../engine/area.js';
import type {
  ExternalEventSummary,
  JourneyEventDefinition,
  JourneyExternalEventsSchema,
  UpdateExternalEventRequest,
  UpdateExternalEventResponse,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';

const DEFINITIONS = '/api/v2/journey/views/eventdefinitions';

/** The settings of an external event in journey views. */
interface Activation extends UpdateExternalEventRequest {
  since: string;
}

const activationsOf = (world: World): Map<string, Activation> => world.collection<Activation>('journey.eventActivations');

/** Event definitions for journey views. The sandbox has only external events, by the ids of their schemas. */
export function addEventDefinitionHandlers(area: Area, world: World): void {
  const schemas = (): Repository<JourneyExternalEventsSchema> =>
    new Repository<JourneyExternalEventsSchema>(world, '/api/v2/journey/externalevents/schemas');
  const activationOf = ({ id }: Entity<JourneyExternalEventsSchema>): Activation | undefined => activationsOf(world).get(id);
  const findSchema = (context: OperationContext): Entity<JourneyExternalEventsSchema> => {
    const id = context.param('eventDefinitionId');
    const schema = schemas().find(id);
    if (!schema) throw notFound('eventDefinition', id);
    return schema;
  };
  const findActivated = (context: OperationContext): Entity<JourneyExternalEventsSchema> => {
    const schema = findSchema(context);
    if (!activationOf(schema)) throw notFound('eventDefinition', schema.id);
    return schema;
  };
  const saveActivation = (
    context: OperationContext,
    schema: Entity<JourneyExternalEventsSchema>,
  ): UpdateExternalEventResponse => {
    const { displayName, rank } = readObject<UpdateExternalEventRequest>(context, ['displayName', 'rank']);
    activationsOf(world).set(schema.id, { displayName, rank, since: activationOf(schema)?.since ?? world.timestamp() });
    return { schemaId: schema.id, eventName: nameOf(schema), displayName, rank, activationStatus: 'Activated' };
  };

  area.handle('getJourneyViewsEventdefinitions', () => {
    const entities = schemas()
      .all()
      .flatMap((schema) => definitionOf(schema, activationOf(schema)) ?? [])
      .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
    return { entities, total: entities.length, selfUri: DEFINITIONS };
  });
  area.handle('getJourneyViewsEventdefinitionsExternal', () => ({
    entities: schemas()
      .all()
      .map((schema) => summaryOf(schema, activationOf(schema))),
  }));
  area.handle('getJourneyViewsEventdefinition', (context) => {
    const schema = findActivated(context);
    return definitionOf(schema, activationOf(schema)) ?? {};
  });
  area.handle('putJourneyViewsEventdefinition', (context) => saveActivation(context, findActivated(context)));
  area.handle('putJourneyViewsEventdefinitionActivate', (context) => saveActivation(context, findSchema(context)));
}

const schemaText = ({ jsonSchema }: Entity<JourneyExternalEventsSchema>, name: string): string =>
  textOf(isObject(jsonSchema) ? jsonSchema[name] : undefined);

/** An event has the title of its schema as its name. */
const nameOf = (schema: Entity<JourneyExternalEventsSchema>): string => schemaText(schema, 'title');

function definitionOf(
  schema: Entity<JourneyExternalEventsSchema>,
  activation: Activation | undefined,
): JourneyEventDefinition | undefined {
  if (!activation) return undefined;
  const { displayName, rank } = activation;
  return {
    id: schema.id,
    name: nameOf(schema),
    source: 'External',
    displayName,
    rank,
    description: schemaText(schema, 'description'),
    jsonSchema: schema['jsonSchema'] as object,
    selfUri: `${DEFINITIONS}/${schema.id}`,
  };
}

function summaryOf(schema: Entity<JourneyExternalEventsSchema>, activation: Activation | undefined): ExternalEventSummary {
  const { dateCreated, dateModified } = schema as Json;
  return {
    schemaId: schema.id,
    eventName: nameOf(schema),
    ...(activation
      ? { activationStatus: 'Activated', systemStatus: 'Active', displayName: activation.displayName, rank: activation.rank }
      : { activationStatus: 'Deactivated', systemStatus: 'New' }),
    ...(typeof dateCreated === 'string' && { dateCreated }),
    ...(typeof dateModified === 'string' && { dateModified }),
    ...(activation && { dateFirstActivated: activation.since }),
  };
}
