import type { Hono } from 'hono';
import type { IgnoredMinedEntity, IgnoreTopic, RemoveEntitiesRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import { contains } from '../../values/text-search.js';
import { listing, sortDirection, sortedBy } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';

const BASE = '/api/v2/languageunderstanding';

interface Ignored extends IgnoredMinedEntity {
  language: string;
}

/** Phrases and topics that miners ignore, per language. */
export function ignoredRoutes(app: Hono<SandboxEnv>, world: World): void {
  for (const word of ['phrase', 'topic'] as const) {
    const path = `${BASE}/ignore${word}s/:languageCode`;
    const all = world.collection<Ignored>(`languageunderstanding.ignored.${word}s`);
    const ofLanguage = (context: SandboxContext): Ignored[] => {
      const language = (context.req.param('languageCode') ?? '').toLowerCase();
      return [...all.values()].filter((each) => each.language === language);
    };

    app.get(path, (context) => {
      const text = queryValue(context, 'text')?.toLowerCase() ?? '';
      const found = ofLanguage(context).filter((each) => contains(each.text.toLowerCase(), text));
      const order = queryValue(context, 'sortBy') === 'text' ? 'text' : 'dateModified';
      const sorted = sortedBy(found, order, sortDirection(queryValue(context, 'sortOrder') ?? 'desc'));
      return context.json(listing(context, world, sorted, ({ language: _, ...each }) => each));
    });
    app.post(path, (context) => {
      const sent = readObject<Record<`${typeof word}s`, IgnoreTopic[]>>(context)[`${word}s`];
      let updated = 0;
      for (const each of sent) {
        const before = ofLanguage(context).find(({ text }) => text.toLowerCase() === each.text.toLowerCase());
        const now = world.timestamp();
        if (before) updated += 1;
        const id = before?.id ?? world.newId();
        const language = (context.req.param('languageCode') ?? '').toLowerCase();
        all.set(id, { ...each, id, language, dateCreated: before?.dateCreated ?? now, dateModified: now });
      }
      const counts = { total: sent.length, added: sent.length - updated, updated };
      return context.json(
        Object.fromEntries(
          Object.entries(counts).map(([count, number]) => [`${count}${word === 'phrase' ? 'Phrases' : 'Topics'}`, number]),
        ),
      );
    });
    app.post(`${path}/remove`, (context) => {
      const { entities } = readObject<RemoveEntitiesRequest>(context, ['entities']);
      const known = new Set(ofLanguage(context).map(({ id }) => id));
      for (const { id } of entities) if (!known.has(id)) throw notFound(word, id);
      for (const { id } of entities) all.delete(id);
      return context.body(null, 204);
    });
  }
}
