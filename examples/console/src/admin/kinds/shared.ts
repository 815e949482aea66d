import type { EntityName } from '../../shared/entity-name.js';
import type { Column, Field, PartItem } from './kind.js';

interface Divided {
  division?: { id?: string; name?: string };
}

/** The division of an entity, by which roles give access to it. */
export const divisionField: Field = {
  path: 'division',
  label: 'kind.division',
  help: 'kind.divisionHelp',
  type: { name: 'reference', target: 'divisions' },
  isPermanent: true,
  isBulk: true,
};

export const divisionColumn: Column<Divided> = {
  id: 'division',
  name: 'kind.division',
  value: ({ division }) => division?.name,
  width: 130,
};

/** Returns the division as a body contains it; nothing if there is none. */
export const pickDivision = (division: Divided['division']): { division?: { id: string } } =>
  division?.id === undefined ? {} : { division: { id: division.id } };

/** Returns entities as the entries of a part. */
export async function* itemsOf(entities: AsyncIterable<Partial<EntityName>>): AsyncGenerator<PartItem, void> {
  for await (const { id = '', name = id } of entities) yield { id, name };
}
