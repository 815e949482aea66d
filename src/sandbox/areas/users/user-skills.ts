import type { Area } from '../../engine/area.js';
import type { UserRoutingSkill, UserRoutingSkillPost } from '../../../models/index.js';
import { readArray, readObject } from '../../http/body.js';
import { invalidField, notFound } from '../../store/errors.js';
import { listing, sortByQuery } from '../../http/listing.js';
import type { Listing } from '../../http/listing.js';
import { userSkill, userSkillsOf } from './user.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { activeUser } from './users.js';

const requiredFields = ['id', 'proficiency'] as const;

/** The ACD skills of a user. */
export function addUserSkillHandlers(area: Area, world: World): void {
  const listSkills = (context: OperationContext, userId: string): Listing<UserRoutingSkill> =>
    listing(context, world, sortByQuery(context, userSkillsOf(world, userId), ['name', 'proficiency']), (skill) => skill);

  area.handle('getUserRoutingskills', (context) => listSkills(context, activeUser(world, context.param('userId')).id));

  area.handle('postUserRoutingskills', (context) => {
    const { id: userId } = activeUser(world, context.param('userId'));
    const { id, proficiency } = validateProficiency(world, readObject(context, requiredFields));
    world.store.userSkills.set(userId, id, proficiency);
    return userSkill(world, userId, id, proficiency);
  });

  for (const name of ['putUserRoutingskillsBulk', 'patchUserRoutingskillsBulk'] as const) {
    area.handle(name, (context) => {
      const { id: userId } = activeUser(world, context.param('userId'));
      const skills = readArray(context, requiredFields).map((skill) => validateProficiency(world, skill));
      // PATCH adds to the existing skills, PUT replaces them.
      if (name === 'putUserRoutingskillsBulk') world.store.userSkills.deleteParent(userId);
      for (const { id, proficiency } of skills) world.store.userSkills.set(userId, id, proficiency);
      return listSkills(context, userId);
    });
  }

  area.handle('putUserRoutingskill', (context) => {
    const { id: userId } = activeUser(world, context.param('userId'));
    const id = context.param('skillId');
    const body = readObject(context, ['proficiency']);
    if (world.store.userSkills.get(userId, id) === undefined) throw notFound('userRoutingSkill', id);
    const { proficiency } = validateProficiency(world, { ...body, id });
    world.store.userSkills.set(userId, id, proficiency);
    return userSkill(world, userId, id, proficiency);
  });

  area.handle('deleteUserRoutingskill', (context) => {
    const { id: userId } = activeUser(world, context.param('userId'));
    const skillId = context.param('skillId');
    if (!world.store.userSkills.delete(userId, skillId)) throw notFound('userRoutingSkill', skillId);
  });
}

function validateProficiency(world: World, skill: UserRoutingSkillPost): UserRoutingSkillPost {
  if (skill.proficiency < 0 || skill.proficiency > 5) {
    throw invalidField('proficiency must be from 0 to 5', 'proficiency');
  }
  world.store.skills.get(skill.id);
  return skill;
}
