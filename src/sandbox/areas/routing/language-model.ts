import type { Language, UserRoutingLanguage } from '../../../models/index.js';
import { notFound } from '../../store/errors.js';
import { Random } from '../../values/random.js';
import type { World } from '../../store/world.js';

type StoredLanguage = Language & { id: string };

export const LANGUAGES = '/api/v2/routing/languages';

/** The languages that interactions may require. */
export function languagesOf(world: World): Map<string, StoredLanguage> {
  return world.collection<StoredLanguage>(LANGUAGES, (languages) => {
    // Uses a separate random stream, so that other generated ids stay the same.
    const random = new Random(world.seed ^ 0x7f4a7c15);
    for (const name of ['English', 'French', 'German', 'Spanish']) {
      const id = random.uuid();
      const dateModified = '2024-03-04T08:00:00.000Z';
      languages.set(id, { id, name, dateModified, state: 'active', version: '1', selfUri: `/api/v2/routing/languages/${id}` });
    }
  });
}

/** Proficiency by language, for each user. */
export function proficienciesOf(world: World): Map<string, Record<string, number>> {
  return world.collection<Record<string, number>>('users.languages');
}

/** @throws the platform's 404. */
export function languageOf(world: World, id: string): StoredLanguage {
  const language = languagesOf(world).get(id);
  if (!language) throw notFound('language', id);
  return language;
}

/** The languages of a user. */
export function userLanguages(world: World, userId: string): UserRoutingLanguage[] {
  return Object.keys(proficienciesOf(world).get(userId) ?? {}).map((id) => userLanguage(world, userId, id));
}

export function userLanguage(world: World, userId: string, id: string): UserRoutingLanguage {
  const { name, state = 'active' } = languageOf(world, id);
  return {
    id,
    name,
    state,
    proficiency: proficienciesOf(world).get(userId)?.[id] ?? 0,
    languageUri: `/api/v2/routing/languages/${id}`,
    selfUri: `/api/v2/users/${userId}/routinglanguages/${id}`,
  };
}
