import type { Hono } from 'hono';
import type { ExternalEventSummary, JourneyEventDefinition, UpdateExternalEventRequest } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Kept } from '../kept.js';
import type { Entity } from '../kept.js';

const DEFINITIONS = '/api/v2/journey/views/eventdefinitions';

/** The settings of an external event in journey views. */
interface Activation extends UpdateExternalEventRequest {
  since: string;
}

const activationsOf = (world: World): Map<string, Activation> => world.collection<Activation>('journey.eventActivations');

/** Event definitions for journey views. The sandbox has only external events, by the ids of their schemas. */
export function eventDefinitionRoutes(app: Hono<SandboxEnv>, world: World): void {
  const schemas = (): Kept => new Kept(world, '/api/v2/journey/externalevents/schemas');
  const activationOf = ({ id }: Entity): Activation | undefined => activationsOf(world).get(id);
  const schemaIn = (context: SandboxContext): Entity => {
    const id = context.req.param('eventDefinitionId') ?? '';
    const schema = schemas().find(id);
    if (!schema) throw notFound('eventDefinition', id);
    return schema;
  };
  const activated = (context: SandboxContext): Entity => {
    const schema = schemaIn(context);
    if (!activationOf(schema)) throw notFound('eventDefinition', schema.id);
    return schema;
  };
  const kept = (context: SandboxContext, schema: Entity): Response => {
    const { displayName, rank } = readObject<UpdateExternalEventRequest>(context, ['displayName', 'rank']);
    activationsOf(world).set(schema.id, { displayName, rank, since: activationOf(schema)?.since ?? world.timestamp() });
    return context.json({ schemaId: schema.id, eventName: nameOf(schema), displayName, rank, activationStatus: 'Activated' });
  };

  app.get(DEFINITIONS, (context) => {
    const entities = schemas()
      .all()
      .flatMap((schema) => definitionOf(schema, activationOf(schema)) ?? [])
      .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
    return context.json({ entities, total: entities.length, selfUri: DEFINITIONS });
  });
  app.get(`${DEFINITIONS}/external`, (context) =>
    context.json({
      entities: schemas()
        .all()
        .map((schema) => summaryOf(schema, activationOf(schema))),
    }),
  );
  app.get(`${DEFINITIONS}/:eventDefinitionId`, (context) => {
    const schema = activated(context);
    return context.json(definitionOf(schema, activationOf(schema)) ?? {});
  });
  app.put(`${DEFINITIONS}/:eventDefinitionId`, (context) => kept(context, activated(context)));
  app.put(`${DEFINITIONS}/:eventDefinitionId/activate`, (context) => kept(context, schemaIn(context)));
}

const partOf = ({ jsonSchema }: Entity, name: string): string => textOf(isObject(jsonSchema) ? jsonSchema[name] : undefined);

/** An event has the title of its schema as its name. */
const nameOf = (schema: Entity): string => partOf(schema, 'title');

function definitionOf(schema: Entity, activation: Activation | undefined): JourneyEventDefinition | undefined {
  if (!activation) return undefined;
  const { displayName, rank } = activation;
  return {
    id: schema.id,
    name: nameOf(schema),
    source: 'External',
    displayName,
    rank,
    description: partOf(schema, 'description'),
    jsonSchema: schema['jsonSchema'] as object,
    selfUri: `${DEFINITIONS}/${schema.id}`,
  };
}

function summaryOf(schema: Entity, activation: Activation | undefined): ExternalEventSummary {
  const { dateCreated, dateModified } = schema;
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
