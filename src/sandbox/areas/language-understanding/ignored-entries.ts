import type { Area } from '../../engine/area.js';
import type { IgnoredMinedEntity, IgnoreTopic, RemoveEntitiesRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { contains } from '../../values/text-search.js';
import { listing, sortDirection, sortByField } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';

interface IgnoredEntry extends IgnoredMinedEntity {
  language: string;
}

const kinds = [
  {
    fieldName: 'phrase',
    list: 'getLanguageunderstandingIgnorephrase',
    add: 'postLanguageunderstandingIgnorephrase',
    remove: 'postLanguageunderstandingIgnorephraseRemove',
  },
  {
    fieldName: 'topic',
    list: 'getLanguageunderstandingIgnoretopic',
    add: 'postLanguageunderstandingIgnoretopic',
    remove: 'postLanguageunderstandingIgnoretopicRemove',
  },
] as const;

/** Phrases and topics that miners ignore, per language. */
export function addIgnoredHandlers(area: Area, world: World): void {
  for (const { fieldName, list, add, remove } of kinds) {
    const all = world.collection<IgnoredEntry>(`languageunderstanding.ignored.${fieldName}s`);
    const listEntries = (context: OperationContext): IgnoredEntry[] => {
      const language = context.param('languageCode').toLowerCase();
      return [...all.values()].filter((each) => each.language === language);
    };

    area.handle(list, (context) => {
      const text = queryValue(context, 'text')?.toLowerCase() ?? '';
      const matches = listEntries(context).filter((each) => contains(each.text.toLowerCase(), text));
      const order = queryValue(context, 'sortBy') === 'text' ? 'text' : 'dateModified';
      const sortedMatches = sortByField(matches, order, sortDirection(queryValue(context, 'sortOrder') ?? 'desc'));
      return listing(context, world, sortedMatches, ({ language: _, ...each }) => each);
    });
    area.handle(add, (context) => {
      const entries = readObject<Record<`${typeof fieldName}s`, IgnoreTopic[]>>(context)[`${fieldName}s`];
      let updatedCount = 0;
      for (const each of entries) {
        const before = listEntries(context).find(({ text }) => text.toLowerCase() === each.text.toLowerCase());
        const now = world.timestamp();
        if (before) updatedCount += 1;
        const id = before?.id ?? world.newId();
        const language = context.param('languageCode').toLowerCase();
        all.set(id, { ...each, id, language, dateCreated: before?.dateCreated ?? now, dateModified: now });
      }
      const counts = { total: entries.length, added: entries.length - updatedCount, updated: updatedCount };
      return Object.fromEntries(
        Object.entries(counts).map(([count, number]) => [`${count}${fieldName === 'phrase' ? 'Phrases' : 'Topics'}`, number]),
      );
    });
    area.handle(remove, (context) => {
      const { entities } = readObject<RemoveEntitiesRequest>(context, ['entities']);
      const knownIds = new Set(listEntries(context).map(({ id }) => id));
      for (const { id } of entities) if (!knownIds.has(id)) throw notFound(fieldName, id);
      for (const { id } of entities) all.delete(id);
    });
  }
}
