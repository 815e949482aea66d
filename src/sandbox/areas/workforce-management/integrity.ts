import type { IntegrityRule } from '../../engine/integrity-rule.js';

const businessUnit = '/api/v2/workforcemanagement/businessunits/{}';
const managementUnit = '/api/v2/workforcemanagement/managementunits/{}';
const users = '/api/v2/users';

/**
 * Integrity rules for the planning entities of business and management units: references lead to the same unit, or to the
 * organisation.
 */
export const planningRules: readonly IntegrityRule[] = [
  {
    path: `${businessUnit}/planninggroups`,
    references: {
      serviceGoalTemplateId: `${businessUnit}/servicegoaltemplates`,
      'routePaths.queueId': '/api/v2/routing/queues',
      'routePaths.languageId': '/api/v2/routing/languages',
      'routePaths.skillIds': '/api/v2/routing/skills',
    },
  },
  {
    path: `${businessUnit}/staffinggroups`,
    references: {
      managementUnitId: '/api/v2/workforcemanagement/managementunits',
      planningGroupIds: `${businessUnit}/planninggroups`,
      userIds: users,
    },
  },
  { path: `${managementUnit}/timeoffplans`, references: { timeOffLimitIds: `${managementUnit}/timeofflimits` } },
  {
    path: `${managementUnit}/workplanrotations`,
    references: { 'pattern.workPlanIds': `${managementUnit}/workplans`, 'agents.userId': users },
  },
];
