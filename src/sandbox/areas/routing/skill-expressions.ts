import type { Area } from '../../engine/area.js';
import type { SkillExpression } from '../../../models/index.js';
import { missingField } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';

const EXPRESSIONS = '/api/v2/routing/skillexpressions';

/** Skill expressions, which come from the seed. A request deletes all given expressions or none. */
export function addSkillExpressionHandlers(area: Area, world: World): void {
  const expressions = new Repository<SkillExpression>(world, EXPRESSIONS);
  area.handle('deleteRoutingSkillexpressions', (context) => {
    const ids = queryList(context, 'id');
    // A request without ids is not documented; the sandbox refuses it.
    if (ids.length === 0) throw missingField('id');
    for (const { id } of ids.map((each) => expressions.get(each))) expressions.remove(id);
  });
}
