import { bulk } from 'contact-centre-client/bulk';
import type { Journal } from 'contact-centre-client/bulk';
import type { ApiClient } from 'contact-centre-client/fetch';
import { text } from '../../shared/text.js';
import type { AnyBulk } from '../bulk/use-bulk-run.js';
import { readPart } from '../changes/state.js';
import type { PartItem } from '../kinds/kind.js';
import type { Import } from './import.js';
import type { EntryItem, PartColumns } from './part-rows.js';
import { resolvePartRows } from './part-rows.js';

type PartImport = PartColumns & Pick<Import, 'path' | 'title' | 'help' | 'requires'>;

/** Returns the import of entries of a part, one a row. Entries that the file does not have stay. */
export function importOfPart(options: PartImport): Import {
  const { path, title, help, requires, part, owner, item, level } = options;
  return {
    path,
    title,
    help,
    requires,
    switches: [],
    columns: [
      { name: owner.name, isRequired: true, help: () => text(owner.help) },
      { name: item.name, isRequired: true, help: () => text(item.help) },
      { name: level.name, isRequired: level.isRequired, help: () => text(level.help) },
    ],
    resolve: (client, rows, settings, request = {}) => resolvePartRows(options, client, rows, settings, request),
    bulk: (client, items, journal) => entryBulk(options, client, { items: items as readonly EntryItem[], journal }),
    describe: (each) => {
      const { level: before, target, itemName: entry } = each as EntryItem;
      const after = target ?? part.level.initial;
      return before === null
        ? text('import.entryAdded', { entry, after })
        : text('import.entryChanged', { entry, before, after });
    },
  };
}

interface EntryRun {
  readonly items: readonly EntryItem[];
  readonly journal: Journal;
}

function entryBulk({ path, part }: PartImport, client: ApiClient, { items, journal }: EntryRun): AnyBulk {
  const itemsByKey = new Map(items.map((item) => [item.key, item]));
  const change = part.change ?? part.add;
  const run = bulk({
    name: `import-${path}`,
    client,
    journal,
    // The default is a hash of the source of `plan`, which differs between builds.
    revision: '1',
    source: () => items,
    key: ({ key }) => key,
    plan: ({ level, target }) => {
      const next = target ?? level ?? part.level.initial;
      return level === next ? undefined : { level: next };
    },
    keep: ['ownerId', 'itemId', 'itemName', 'level'],
    read: async (key, request) => {
      const item = itemsByKey.get(key);
      if (!item) throw new Error(`The journal contains a row that the import does not have: ${key}.`);
      const entries = await readPart(part, client, item.ownerId, request);
      const entry = entries.find(({ id }) => id === item.itemId);
      return { ...item, level: entry ? (entry.level ?? 0) : null };
    },
    apply: ({ ownerId, level: former, ...item }, { level }) => {
      const write = former === null ? part.add : change;
      return write(client, ownerId, [entryOf(item, level)]);
    },
    undo: ({ ownerId, ...item }, { level: former }) => {
      if (former === null) return part.remove(client, ownerId, [entryOf(item, part.level.initial)]);
      return change(client, ownerId, [entryOf(item, former)]);
    },
  });
  return run;
}

const entryOf = ({ itemId, itemName }: Pick<EntryItem, 'itemId' | 'itemName'>, level: number): PartItem => ({
  id: itemId,
  name: itemName,
  level,
});
