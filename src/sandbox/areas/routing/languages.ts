import type { Hono } from 'hono';
import type { Language, UserRoutingLanguagePost } from '../../../models/index.js';
import { readArray, readObject } from '../../http/body.js';
import { badRequest, notFound, taken } from '../../store/errors.js';
import { filtered, listing, sortDirection, sortedBy } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { activeUser } from '../users/users.js';
import { languageOf, LANGUAGES, languagesOf, spokenOf, userLanguage, userLanguages } from './language-model.js';
import { withText } from '../../store/changes.js';

const needs = ['id', 'proficiency'] as const;

/** Languages of the organisation, and languages of users. */
export function languageRoutes(app: Hono<SandboxEnv>, world: World): void {
  world.store.lookAfter(LANGUAGES);
  world.store.showMapAt('/api/v2/languages', () => languagesOf(world));
  for (const path of [LANGUAGES, '/api/v2/languages']) {
    app.get(path, (context) => {
      const found = filtered(context, [...languagesOf(world).values()]);
      const sorted = sortedBy(found, 'name', sortDirection(queryValue(context, 'sortOrder')));
      return context.json(listing(context, world, sorted, (language) => language));
    });

    app.post(path, (context) => {
      const { name } = readObject<Language>(context, ['name']);
      if (withText(languagesOf(world), 'name', name).length > 0) throw taken('language', 'name', name);
      const id = world.newId();
      const selfUri = `/api/v2/routing/languages/${id}`;
      const language = { id, name, dateModified: world.timestamp(), state: 'active', version: '1', selfUri };
      languagesOf(world).set(id, language);
      return context.json(language);
    });

    app.get(`${path}/:languageId`, (context) => context.json(languageOf(world, context.req.param('languageId'))));

    app.delete(`${path}/:languageId`, (context) => {
      const { id } = languageOf(world, context.req.param('languageId'));
      languagesOf(world).delete(id);
      for (const userId of spokenOf(world).keys()) forget(world, userId, id);
      return context.body(null, 204);
    });
  }
  userLanguageRoutes(app, world);
}

function userLanguageRoutes(app: Hono<SandboxEnv>, world: World): void {
  const path = '/api/v2/users/:userId/routinglanguages';
  const userOf = (context: SandboxContext): string => activeUser(world, context.req.param('userId') ?? '').id;
  const answerList = (context: SandboxContext, userId: string): Response => {
    const sorted = sortedBy(userLanguages(world, userId), 'name', sortDirection(queryValue(context, 'sortOrder')));
    return context.json(listing(context, world, sorted, (language) => language));
  };
  const keep = (userId: string, { id, proficiency }: UserRoutingLanguagePost): void => {
    spokenOf(world).set(userId, { ...spokenOf(world).get(userId), [id]: proficiency });
  };

  app.get(path, (context) => answerList(context, userOf(context)));

  app.post(path, (context) => {
    const userId = userOf(context);
    const language = checked(world, readObject<UserRoutingLanguagePost>(context, needs));
    keep(userId, language);
    return context.json(userLanguage(world, userId, language.id));
  });

  app.patch(`${path}/bulk`, (context) => {
    const userId = userOf(context);
    // Looks up all languages first: a bulk change with an unknown one changes none.
    for (const language of readArray<UserRoutingLanguagePost>(context, needs).map((each) => checked(world, each))) {
      keep(userId, language);
    }
    return answerList(context, userId);
  });

  app.patch(`${path}/:languageId`, (context) => {
    const userId = userOf(context);
    const id = spoken(world, userId, context.req.param('languageId'));
    const { proficiency } = readObject<{ proficiency: number }>(context, ['proficiency']);
    keep(userId, checked(world, { id, proficiency }));
    return context.json(userLanguage(world, userId, id));
  });

  app.delete(`${path}/:languageId`, (context) => {
    const userId = userOf(context);
    forget(world, userId, spoken(world, userId, context.req.param('languageId')));
    return context.body(null, 204);
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
