import { readRecipes } from '../../../scripts/build/site/recipe-pages.js';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A link to a guide. Its label is the guide's title, unless one is given. */
const guide = (name: string, label?: string) => ({ slug: `guides/${name}`, ...(label && { label }) });

/** Links to the index of the recipes and to each of them. */
function recipes() {
  const index = existsSync(`${root}docs/recipes.md`) ? ['recipes'] : [];
  return [...index, ...readRecipes(root).map(({ id }) => id)].map((slug) => ({ slug }));
}

/** The sidebar: groups by task, in the order in which a new user meets them. */
export const sidebar = [
  {
    label: 'Get started',
    items: [
      guide('quick-start'),
      guide('oauth-clients'),
      guide('regions'),
      guide('requirements'),
      guide('bundlers'),
      guide('frameworks'),
      guide('migration'),
    ],
  },
  { label: 'Sign in', items: [guide('sign-in'), guide('tokens')] },
  {
    label: 'Calls',
    items: [
      guide('options'),
      guide('errors'),
      guide('troubleshooting'),
      guide('logging'),
      guide('preflight'),
      guide('custom-operations'),
    ],
  },
  { label: 'Lists and jobs', items: [guide('pagination'), guide('jobs'), guide('files'), guide('bulk')] },
  { label: 'Live events', items: [guide('notifications')] },
  { label: 'React', items: [guide('react')] },
  {
    label: 'Sandbox and testing',
    items: [
      guide('sandbox'),
      guide('sandbox-seed'),
      guide('sandbox-faults'),
      guide('sandbox-behaviour'),
      guide('sandbox-coverage'),
      guide('testing'),
    ],
  },
  { label: 'Assistants', items: [guide('assistants')] },
  { label: 'Recipes', items: recipes() },
  {
    label: 'Production',
    items: [guide('rate-limits'), guide('performance'), guide('observability'), guide('threat-model'), { slug: 'security' }],
  },
  {
    label: 'Project',
    items: [
      { slug: 'changelog' },
      guide('glossary'),
      { slug: 'assistants', label: 'Coding assistants' },
      guide('architecture'),
      { slug: 'contributing' },
    ],
  },
];
