import type { Area } from '../../engine/area.js';
import type { Language, UserRoutingLanguagePost } from '../../../models/index.js';
import { readArray, readObject } from '../../http/body.js';
import { badRequest, notFound, duplicateValue } from '../../store/errors.js';
import { filterByIdAndName, listing, sortDirection, sortByField } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { activeUser } from '../users/users.js';
import { languageOf, LANGUAGES, languagesOf, spokenOf, userLanguage, userLanguages } from './language-model.js';
import { withText } from '../../store/changes.js';

/** The operations of the organisation's languages, which are at two paths. */
const operations = [
  {
    list: 'getRoutingLanguages',
    create: 'postRoutingLanguages',
    read: 'getRoutingLanguage',
    remove: 'deleteRoutingLanguage',
  },
  { list: 'getLanguages', create: 'postLanguages', read: 'getLanguage', remove: 'deleteLanguage' },
] as const;

const needs = ['id', 'proficiency'] as const;

/** Languages of the organisation, and languages of users. */
export function addLanguageHandlers(area: Area, world: World): void {
  world.store.markManaged(LANGUAGES);
  world.store.addMapView('/api/v2/languages', () => languagesOf(world));
  for (const { list, create, read, remove } of operations) {
    area.handle(list, (context) => {
      const found = filterByIdAndName(context, [...languagesOf(world).values()]);
      const sorted = sortByField(found, 'name', sortDirection(queryValue(context, 'sortOrder')));
      return listing(context, world, sorted, (language) => language);
    });

    area.handle(create, (context) => {
      const { name } = readObject<Language>(context, ['name']);
      if (withText(languagesOf(world), 'name', name).length > 0) throw duplicateValue('language', 'name', name);
      const id = world.newId();
      const selfUri = `/api/v2/routing/languages/${id}`;
      const language = { id, name, dateModified: world.timestamp(), state: 'active', version: '1', selfUri };
      languagesOf(world).set(id, language);
      return language;
    });

    area.handle(read, (context) => languageOf(world, context.param('languageId')));

    area.handle(remove, (context) => {
      const { id } = languageOf(world, context.param('languageId'));
      languagesOf(world).delete(id);
      for (const userId of spokenOf(world).keys()) forget(world, userId, id);
    });
  }
  addUserLanguageHandlers(area, world);
}

function addUserLanguageHandlers(area: Area, world: World): void {
  const userOf = (context: OperationContext): string => activeUser(world, context.params['userId'] ?? '').id;
  const answerList = (context: OperationContext, userId: string): unknown => {
    const sorted = sortByField(userLanguages(world, userId), 'name', sortDirection(queryValue(context, 'sortOrder')));
    return listing(context, world, sorted, (language) => language);
  };
  const keep = (userId: string, { id, proficiency }: UserRoutingLanguagePost): void => {
    spokenOf(world).set(userId, { ...spokenOf(world).get(userId), [id]: proficiency });
  };

  area.handle('getUserRoutinglanguages', (context) => answerList(context, userOf(context)));

  area.handle('postUserRoutinglanguages', (context) => {
    const userId = userOf(context);
    const language = checked(world, readObject<UserRoutingLanguagePost>(context, needs));
    keep(userId, language);
    return userLanguage(world, userId, language.id);
  });

  area.handle('patchUserRoutinglanguagesBulk', (context) => {
    const userId = userOf(context);
    // Looks up all languages first: a bulk change with an unknown one changes none.
    for (const language of readArray<UserRoutingLanguagePost>(context, needs).map((each) => checked(world, each))) {
      keep(userId, language);
    }
    return answerList(context, userId);
  });

  area.handle('patchUserRoutinglanguage', (context) => {
    const userId = userOf(context);
    const id = spoken(world, userId, context.param('languageId'));
    const { proficiency } = readObject<{ proficiency: number }>(context, ['proficiency']);
    keep(userId, checked(world, { id, proficiency }));
    return userLanguage(world, userId, id);
  });

  area.handle('deleteUserRoutinglanguage', (context) => {
    const userId = userOf(context);
    forget(world, userId, spoken(world, userId, context.param('languageId')));
  });
}

/** @throws the platform's 404 for a language that the user does not speak. */
function spoken(world: World, userId: string, id: string): string {
  if (spokenOf(world).get(userId)?.[id] === undefined) throw notFound('userRoutingLanguage', id);
  return id;
}

function forget(world: World, userId: string, languageId: string): void {
  const { [languageId]: _, ...rest } = spokenOf(world).get(userId) ?? {};
  spokenOf(world).set(userId, rest);
}

function checked(world: World, language: UserRoutingLanguagePost): UserRoutingLanguagePost {
  if (language.proficiency < 0 || language.proficiency > 5) {
    throw badRequest('proficiency must be from 0 to 5', [{ errorCode: 'invalid.value', fieldName: 'proficiency' }]);
  }
  languageOf(world, language.id);
  return language;
}
