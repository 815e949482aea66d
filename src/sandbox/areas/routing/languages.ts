import type { Area } from '../../engine/area.js';
import type { UserRoutingLanguage, UserRoutingLanguagePost } from '../../../models/index.js';
import { readArray, readObject } from '../../http/body.js';
import { invalidField, notFound } from '../../store/errors.js';
import { filterByIdAndName, listing, sortDirection, sortByField } from '../../http/listing.js';
import type { Listing } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { activeUser } from '../users/users.js';
import { languageOf, LANGUAGES, languagesOf, proficienciesOf, userLanguage, userLanguages } from './language-model.js';

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

const requiredFields = ['id', 'proficiency'] as const;

/** Languages of the organisation, and languages of users. */
export function addLanguageHandlers(area: Area, world: World): void {
  world.store.markManaged(LANGUAGES);
  world.store.addMapView('/api/v2/languages', () => languagesOf(world));
  for (const { list, create, read, remove } of operations) {
    area.handle(list, (context) => {
      const matches = filterByIdAndName(context, [...languagesOf(world).values()]);
      const sortedLanguages = sortByField(matches, 'name', sortDirection(queryValue(context, 'sortOrder')));
      return listing(context, world, sortedLanguages, (language) => language);
    });

    area.handle(create, (context) => {
      const { name } = readObject(context, ['name']);
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
      for (const userId of proficienciesOf(world).keys()) removeLanguage(world, userId, id);
    });
  }
  addUserLanguageHandlers(area, world);
}

function addUserLanguageHandlers(area: Area, world: World): void {
  const findUserId = (context: OperationContext): string => activeUser(world, context.param('userId')).id;
  const listUserLanguages = (context: OperationContext, userId: string): Listing<UserRoutingLanguage> => {
    const sortedLanguages = sortByField(userLanguages(world, userId), 'name', sortDirection(queryValue(context, 'sortOrder')));
    return listing(context, world, sortedLanguages, (language) => language);
  };
  const saveProficiency = (userId: string, { id, proficiency }: UserRoutingLanguagePost): void => {
    proficienciesOf(world).set(userId, { ...proficienciesOf(world).get(userId), [id]: proficiency });
  };

  area.handle('getUserRoutinglanguages', (context) => listUserLanguages(context, findUserId(context)));

  area.handle('postUserRoutinglanguages', (context) => {
    const userId = findUserId(context);
    const language = validateProficiency(world, readObject(context, requiredFields));
    saveProficiency(userId, language);
    return userLanguage(world, userId, language.id);
  });

  area.handle('patchUserRoutinglanguagesBulk', (context) => {
    const userId = findUserId(context);
    // Looks up all languages first: a bulk change with an unknown one changes none.
    for (const language of readArray(context, requiredFields).map((each) => validateProficiency(world, each))) {
      saveProficiency(userId, language);
    }
    return listUserLanguages(context, userId);
  });

  area.handle('patchUserRoutinglanguage', (context) => {
    const userId = findUserId(context);
    const id = findSpokenLanguage(world, userId, context.param('languageId'));
    const { proficiency } = readObject(context, ['proficiency']);
    saveProficiency(userId, validateProficiency(world, { id, proficiency }));
    return userLanguage(world, userId, id);
  });

  area.handle('deleteUserRoutinglanguage', (context) => {
    const userId = findUserId(context);
    removeLanguage(world, userId, findSpokenLanguage(world, userId, context.param('languageId')));
  });
}

/** @throws the platform's 404 for a language that the user does not speak. */
function findSpokenLanguage(world: World, userId: string, id: string): string {
  if (proficienciesOf(world).get(userId)?.[id] === undefined) throw notFound('userRoutingLanguage', id);
  return id;
}

function removeLanguage(world: World, userId: string, languageId: string): void {
  const { [languageId]: _, ...rest } = proficienciesOf(world).get(userId) ?? {};
  proficienciesOf(world).set(userId, rest);
}

function validateProficiency(world: World, language: UserRoutingLanguagePost): UserRoutingLanguagePost {
  if (language.proficiency < 0 || language.proficiency > 5) {
    throw invalidField('proficiency must be from 0 to 5', 'proficiency');
  }
  languageOf(world, language.id);
  return language;
}
