import type { Hono } from 'hono';
import type { UserRoutingSkillPost } from '../../../models/index.js';
import { readArray, readObject } from '../../http/body.js';
import { badRequest, notFound } from '../../store/errors.js';
import { listing, sorted } from '../../http/listing.js';
import { userSkill, userSkillsOf } from './user.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import type { World } from '../../store/world.js';
import { activeUser } from './users.js';

const needs = ['id', 'proficiency'] as const;

/** The ACD skills of a user. */
export function userSkillRoutes(app: Hono<SandboxEnv>, world: World): void {
  const answerList = (context: SandboxContext, userId: string): Response =>
    context.json(
      listing(context, world, sorted(context, userSkillsOf(world, userId), ['name', 'proficiency']), (skill) => skill),
    );

  app.get('/api/v2/users/:userId/routingskills', (context) =>
    answerList(context, activeUser(world, context.req.param('userId')).id),
  );

  app.post('/api/v2/users/:userId/routingskills', (context) => {
    const { id: userId } = activeUser(world, context.req.param('userId'));
    const { id, proficiency } = checked(world, readObject<UserRoutingSkillPost>(context, needs));
    world.store.userSkills.set(userId, id, proficiency);
    return context.json(userSkill(world, userId, id, proficiency));
  });

  for (const verb of ['PUT', 'PATCH'] as const) {
    app.on(verb, '/api/v2/users/:userId/routingskills/bulk', (context) => {
      const { id: userId } = activeUser(world, context.req.param('userId'));
      const skills = readArray<UserRoutingSkillPost>(context, needs).map((skill) => checked(world, skill));
      // PATCH adds to the existing skills, PUT replaces them.
      if (verb === 'PUT') world.store.userSkills.deleteParent(userId);
      for (const { id, proficiency } of skills) world.store.userSkills.set(userId, id, proficiency);
      return answerList(context, userId);
    });
  }

  app.put('/api/v2/users/:userId/routingskills/:skillId', (context) => {
    const { id: userId } = activeUser(world, context.req.param('userId'));
    const id = context.req.param('skillId');
    const body = readObject<UserRoutingSkillPost>(context, ['proficiency']);
    if (world.store.userSkills.get(userId, id) === undefined) throw notFound('userRoutingSkill', id);
    const { proficiency } = checked(world, { ...body, id });
    world.store.userSkills.set(userId, id, proficiency);
    return context.json(userSkill(world, userId, id, proficiency));
  });

  app.delete('/api/v2/users/:userId/routingskills/:skillId', (context) => {
    const { id: userId } = activeUser(world, context.req.param('userId'));
    const skillId = context.req.param('skillId');
    if (!world.store.userSkills.delete(userId, skillId)) throw notFound('userRoutingSkill', skillId);
    return context.body(null, 204);
  });
}

function checked(world: World, skill: UserRoutingSkillPost): UserRoutingSkillPost {
  if (skill.proficiency < 0 || skill.proficiency > 5) {
    throw badRequest('proficiency must be from 0 to 5', [{ errorCode: 'invalid.value', fieldName: 'proficiency' }]);
  }
  world.store.skills.get(skill.id);
  return skill;
}
