import { bulk } from 'contact-centre-client/bulk';
import type { Journal } from 'contact-centre-client/bulk';
import type { CallSender } from 'contact-centre-client/fetch';
import { NotFoundError } from 'contact-centre-client/fetch';
import type { Entity, Kind } from '../kinds/kind.js';
import { idOf, nameOf } from '../kinds/kind.js';
import type { AnyBulk } from './use-bulk-run.js';

interface DeleteBulkOptions {
  readonly kind: Kind;
  readonly client: CallSender & object;
  readonly entities: readonly Entity[];
  readonly journal: Journal;
}

interface DeleteState {
  readonly id: string;
  readonly name: string;
  readonly isDeleted: boolean;
}

/** Prepares a run that deletes entities. Its undo restores them if the platform can do so. */
export function deleteBulk({ kind, client, entities, journal }: DeleteBulkOptions): AnyBulk {
  const { remove, restore } = kind;
  const entitiesById = new Map(entities.map((entity) => [idOf(entity), entity]));
  const run = bulk({
    name: `admin-${kind.path}-delete`,
    client,
    journal,
    revision: '1',
    source: () => entities.map((entity): DeleteState => ({ id: idOf(entity), name: nameOf(entity), isDeleted: false })),
    key: ({ id }) => id,
    plan: ({ isDeleted }) => (isDeleted ? undefined : { isDeleted: true }),
    keep: ['id', 'name', 'isDeleted'],
    read: async (id, request): Promise<DeleteState> => {
      const name = nameOf(entitiesById.get(id) ?? { id });
      try {
        await kind.read(client, id, request);
        return { id, name, isDeleted: false };
      } catch (error) {
        if (error instanceof NotFoundError) return { id, name, isDeleted: true };
        throw error;
      }
    },
    apply: async ({ id }) => {
      await remove?.(client, id);
    },
    ...(restore && {
      undo: async ({ id }: DeleteState) => {
        await restore(client, id, entitiesById.get(id) ?? { id });
      },
    }),
  });
  return run;
}
