import type { Area } from '../../engine/area.js';
import { readObject } from '../../http/body.js';
import { filterByIdAndName, listing, sortByQuery } from '../../http/listing.js';
import { divisionOf } from '../authorization/division.js';
import type { World } from '../../store/world.js';

/** The ACD skills of the organisation. */
export function addSkillHandlers(area: Area, world: World): void {
  area.addRule({ path: world.store.skills.uri, uniqueName: true });

  area.handle('getRoutingSkills', (context) => {
    const skills = filterByIdAndName(context, world.store.skills.all());
    return listing(context, world, sortByQuery(context, skills, ['name']), (skill) => skill);
  });

  area.handle('postRoutingSkills', (context) => {
    const { name, divisionId } = readObject(context, ['name']);
    const skill = { id: world.newId(), name, dateModified: world.timestamp(), state: 'active', version: '1' };
    return world.store.skills.save({ ...skill, ...(divisionId !== undefined && { division: divisionOf(world, divisionId) }) });
  });

  area.handle('patchRoutingSkill', (context) => {
    const skill = world.store.skills.get(context.param('skillId'));
    const { divisionId } = readObject(context);
    if (divisionId === undefined) return skill;
    const version = String(Number(skill.version ?? 0) + 1);
    return world.store.skills.save({
      ...skill,
      division: divisionOf(world, divisionId),
      version,
      dateModified: world.timestamp(),
    });
  });

  area.handle('getRoutingSkill', (context) => world.store.skills.get(context.param('skillId')));

  area.handle('deleteRoutingSkill', (context) => {
    const { id } = world.store.skills.remove(context.param('skillId'));
    world.store.userSkills.deleteChild(id);
  });
}
