import type { Area } from '../../engine/area.js';
import type {
  LearningAssignmentUserQuery,
  LearningModule,
  LearningModuleMigrateResponse,
  LearningModuleRule,
  LearningModuleRuleParts,
  UsersRulesGroupItem,
  UsersRulesRule,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { invalidField, notFound } from '../../store/errors.js';
import { listing } from '../../http/listing.js';
import { contains } from '../../values/text-search.js';
import type { StoredUser } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { Repository, referenceOf } from '../repository.js';
import { activeUsers, belongsTo } from '../users/belongings.js';

const MODULES = '/api/v2/learning/modules';

/** The names that user rules have for the selectors of module rules. User rules cannot select by name or role. */
const containers: Readonly<Record<string, string>> = {
  AcdSkills: 'AcdSkill',
  Division: 'Division',
  Group: 'DirectoryGroup',
  Location: 'Location',
  Queue: 'Queue',
  Team: 'Team',
  User: 'User',
};

/** The users that a module's rule selects, and its migration to a user rule. */
export function addLearningRuleHandlers(area: Area, world: World): void {
  area.handle('postLearningRulesQuery', (context) => {
    const { rule, searchTerm } = readObject<LearningAssignmentUserQuery>(context, ['rule']);
    const selectedUsers = activeUsers(world).filter((user) => selectsUser(world, rule, user));
    const matches = searchTerm === undefined ? selectedUsers : selectedUsers.filter(({ name }) => contains(name, searchTerm));
    return { ...listing(context, world, matches, referenceOf), unfilteredTotal: selectedUsers.length };
  });

  area.handle('postLearningModuleRuleMigrate', (context) => {
    const modules = new Repository<LearningModule>(world, MODULES);
    const module = modules.get(context.param('moduleId'));
    const rule = world.store.single(`${MODULES}/${module.id}/rule`) as Partial<LearningModuleRule> | undefined;
    if (!rule) throw notFound('rule', module.id);
    const { isActive = false, parts = [] } = rule;
    const body = { name: module.name, type: 'Learning', criteria: criteriaOf(parts) };
    const { id, selfUri } = new Repository<UsersRulesRule>(world, '/api/v2/users/rules').create(context, body);
    const autoAssign = { rule: { id, ...(selfUri !== undefined && { selfUri }) }, enabled: isActive };
    modules.save({ ...module, autoAssign });
    return { autoAssign } satisfies LearningModuleMigrateResponse;
  });
}

const sortByOrder = (parts: readonly LearningModuleRuleParts[]): LearningModuleRuleParts[] =>
  [...parts].sort((one, other) => one.order - other.order);

/** Parts include and exclude users in order. How they are combined is not documented. */
function selectsUser(world: World, { parts }: LearningModuleRule, user: StoredUser): boolean {
  return sortByOrder(parts).reduce((isIncluded, { operation, selector, value }) => {
    const isSelected =
      selector === 'AgentName'
        ? value.some((name) => contains(user.name, name))
        : belongsTo(world, user, containers[selector] ?? selector, value);
    return isSelected ? operation === 'Include' : isIncluded;
  }, false);
}

/**
 * Converts parts to alternatives, each without the users that later parts exclude. @throws the platform's 400 for selectors
 * that user rules do not have.
 */
function criteriaOf(parts: readonly LearningModuleRuleParts[]): object[] {
  const condition = ({ operation, selector, value }: LearningModuleRuleParts): UsersRulesGroupItem => {
    const container = containers[selector];
    if (container === undefined) throw invalidField(`Rules for users know no ${selector}`, 'selector');
    return { operator: operation === 'Include' ? 'And' : 'Not', container, values: [{ ids: value }] };
  };
  const conditions = sortByOrder(parts).map(condition);
  return conditions.flatMap((each, index) =>
    each.operator === 'And'
      ? [{ operator: 'Or', group: [each, ...conditions.slice(index).filter(({ operator }) => operator === 'Not')] }]
      : [],
  );
}
