import type { Area } from '../../engine/area.js';
import type { IgnoredMinedEntity, IgnoreTopic, RemoveEntitiesRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { contains } from '../../values/text-search.js';
import { listing, sortDirection, sortByField } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';

interface Ignored extends IgnoredMinedEntity {
  language: string;
}

const kinds = [
  {
    word: 'phrase',
    list: 'getLanguageunderstandingIgnorephrase',
    add: 'postLanguageunderstandingIgnorephrase',
    remove: 'postLanguageunderstandingIgnorephraseRemove',
  },
  {
    word: 'topic',
    list: 'getLanguageunderstandingIgnoretopic',
    add: 'postLanguageunderstandingIgnoretopic',
    remove: 'postLanguageunderstandingIgnoretopicRemove',
  },
] as const;

/** Phrases and topics that miners ignore, per language. */
export function addIgnoredHandlers(area: Area, world: World): void {
  for (const { word, list, add, remove } of kinds) {
    const all = world.collection<Ignored>(`languageunderstanding.ignored.${word}s`);
    const ofLanguage = (context: OperationContext): Ignored[] => {
      const language = context.param('languageCode').toLowerCase();
      return [...all.values()].filter((each) => each.language === language);
    };

    area.handle(list, (context) => {
      const text = queryValue(context, 'text')?.toLowerCase() ?? '';
      const found = ofLanguage(context).filter((each) => contains(each.text.toLowerCase(), text));
      const order = queryValue(context, 'sortBy') === 'text' ? 'text' : 'dateModified';
      const sorted = sortByField(found, order, sortDirection(queryValue(context, 'sortOrder') ?? 'desc'));
      return listing(context, world, sorted, ({ language: _, ...each }) => each);
    });
    area.handle(add, (context) => {
      const sent = readObject<Record<`${typeof word}s`, IgnoreTopic[]>>(context)[`${word}s`];
      let updated = 0;
      for (const each of sent) {
        const before = ofLanguage(context).find(({ text }) => text.toLowerCase() === each.text.toLowerCase());
        const now = world.timestamp();
        if (before) updated += 1;
        const id = before?.id ?? world.newId();
        const language = context.param('languageCode').toLowerCase();
        all.set(id, { ...each, id, language, dateCreated: before?.dateCreated ?? now, dateModified: now });
      }
      const counts = { total: sent.length, added: sent.length - updated, updated };
      return Object.fromEntries(
        Object.entries(counts).map(([count, number]) => [`${count}${word === 'phrase' ? 'Phrases' : 'Topics'}`, number]),
      );
    });
    area.handle(remove, (context) => {
      const { entities } = readObject<RemoveEntitiesRequest>(context, ['entities']);
      const known = new Set(ofLanguage(context).map(({ id }) => id));
      for (const { id } of entities) if (!known.has(id)) throw notFound(word, id);
      for (const { id } of entities) all.delete(id);
    });
  }
}
