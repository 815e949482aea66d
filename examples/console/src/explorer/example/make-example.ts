import type { CallSender, Route } from 'contact-centre-client/fetch';
import { loadModels } from '../data/load.js';
import type { AreaData, Operation, Parameter } from '../data/types.js';
import type { FormValues } from '../form/values.js';
import { EntityIds } from './entity-ids.js';
import { exampleBody } from './example-body.js';
import { QUERY, isQuery, parentOf } from './example-paths.js';

interface ExampleRequest {
  area: AreaData;
  operation: Operation;
  /** The body. */
  parameter: Parameter;
  /** The content of the form. */
  values: FormValues;
  signal: AbortSignal;
}

/** Makes an example body, with ids of existing entities and, for a change, with the current values of the entity. */
export async function makeExample(client: CallSender, request: ExampleRequest): Promise<unknown> {
  const { area, operation, parameter, values, signal } = request;
  const pathValues = filledPath(operation, values);
  const read = async (path: string, required: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const call = isQuery(path)
      ? { route: `POST ${path}` as Route, required: { ...required, body: QUERY } }
      : { route: `GET ${path}` as Route, required };
    try {
      return await client.send({ operation: 'exampleBody', ...call, request: { signal } });
    } catch (error) {
      if (signal.aborted) throw error;
      // The example is then without this entity.
      return undefined;
    }
  };
  const canRead = (place: string): boolean => area.operations.some(({ verb, path }) => verb === 'GET' && path === place);
  const isReadable = operation.verb !== 'POST' && canRead(operation.path);
  const parent = parentOf(operation.path);
  const isComplete = Object.keys(pathValues).length === operation.parameters.filter(({ place }) => place === 'path').length;
  const [{ default: lists }, models] = await Promise.all([import('virtual:explorer/-entities'), loadModels(area.slug)]);
  const ids = new EntityIds({ lists, pathValues, read });
  return await exampleBody(
    { method: operation.name, type: parameter.model ?? 'JsonObject', models, replaces: operation.verb === 'PUT' },
    {
      find: (name) => ids.find(name),
      current: isReadable && isComplete ? await read(operation.path, pathValues) : undefined,
      parent: !isReadable && isComplete && canRead(parent) ? await read(parent, pathValues) : undefined,
      suffix: String(Math.floor(1000 + Math.random() * 9000)),
    },
  );
}

/** The values of the path that are filled in. */
function filledPath({ parameters }: Operation, values: FormValues): Record<string, string> {
  const entries = parameters.flatMap(({ name, place }): [string, string][] => {
    const value = values[name];
    return place === 'path' && typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
  });
  return Object.fromEntries(entries);
}
