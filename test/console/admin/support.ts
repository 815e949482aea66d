import { fileURLToPath } from 'node:url';
import { ApiClient } from 'contact-centre-client/fetch';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { readAdminModels } from '../../../examples/console/build/admin-models.js';
import type { EntityState } from '../../../examples/console/src/admin/changes/state.js';
import { newState } from '../../../examples/console/src/admin/changes/state.js';
import { withValue } from '../../../examples/console/src/admin/fields/paths.js';
import { isShown, ruleFor, rulesOf } from '../../../examples/console/src/admin/fields/rules.js';
import type { Rule } from '../../../examples/console/src/admin/fields/rules.js';
import { kindEntries } from '../../../examples/console/src/admin/kinds/entries.js';
import { loadKind } from '../../../examples/console/src/admin/kinds/index.js';
import type { Field, Kind } from '../../../examples/console/src/admin/kinds/kind.js';
import { searchTarget } from '../../../examples/console/src/admin/references/targets.js';
import '../support/english.js';

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** All kinds, in the order of the overview. */
export const kinds: readonly Kind[] = await Promise.all(kindEntries.map(({ path }) => loaded(path)));

async function loaded(path: string): Promise<Kind> {
  const kind = await loadKind(path);
  if (!kind) throw new Error(`kinds/index.ts has no module ${path}.`);
  return kind;
}

/** What the build knows of the contract. */
export const models = readAdminModels(pathOf('src'), pathOf('examples/console/src/admin/kinds'));

/** Returns a client that is signed in, and whose requests a function sends. */
export function clientOf(sandbox: Sandbox, send: (request: Request) => Promise<Response>): ApiClient {
  const client = new ApiClient({
    timeout: 0,
    apiUrl: 'http://sandbox.example',
    rejectWith: 'error',
    fetch: (...parts) => send(new Request(...parts)),
  });
  client.setAccessToken(sandbox.issueAccessToken());
  return client;
}

/** Returns a sandbox, a client of it, and the changes that it has received since. */
export function openSandbox(): { sandbox: Sandbox; client: ApiClient; changes: () => string[] } {
  const sandbox = createSandbox({ rateLimit: false });
  const client = clientOf(sandbox, (request) => sandbox.fetch(request));
  const changes = (): string[] =>
    sandbox.requests
      .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/search') && !path.includes('/query'))
      .map(({ method, path }) => `${method} ${path}`);
  return { sandbox, client, changes };
}

/** Returns a new entity with a value in each required field. */
export async function sampleOf(kind: Kind, client: ApiClient): Promise<EntityState> {
  const rules = rulesOf(models, kind);
  let state = newState(kind);
  for (const field of kind.fields) {
    const rule = ruleFor(field, rules, state.entity);
    if (!rule.isRequired || !isShown(field, state.entity)) continue;
    state = { ...state, entity: withValue(state.entity, field.path, await sampleValue(field, rule, client)) };
  }
  return state;
}

/** Returns a value of a field, of which the platform has an example. */
export async function sampleValue({ type, label }: Field, rule: Rule, client: ApiClient): Promise<unknown> {
  switch (type.name) {
    case 'choice':
      return rule.values[0];
    case 'number':
    case 'duration':
      return type.min ?? 1;
    case 'boolean':
      return true;
    case 'reference': {
      const [entity] = await searchTarget(client, type.target, '');
      return type.isId ? entity?.id : entity;
    }
    case 'references': {
      const entities = (await searchTarget(client, type.target, '')).slice(0, 1);
      return type.isId ? entities.map(({ id }) => id) : entities;
    }
    case 'permissions':
      return [{ domain: 'routing', entityName: 'queue', actionSet: ['view'], allowConditions: false }];
    case 'localTime':
      return label.endsWith('end') ? '2026-07-01T17:00:00.000' : '2026-07-01T08:00:00.000';
    case 'contacts':
      return [{ address: '+49 30 1234567', mediaType: 'PHONE', type: 'WORK' }];
    case 'texts':
      return ['https://sample.example'];
    case 'grants': {
      const [[role], [division]] = await Promise.all([
        searchTarget(client, 'roles', ''),
        searchTarget(client, 'grantDivisions', ''),
      ]);
      return [{ roleId: role?.id, divisionId: division?.id }];
    }
    case 'emergencyFlows':
      return [];
    case 'json':
      return {};
    case 'text':
      return label.endsWith('mail') ? 'sample@example.com' : 'Sample of the test';
  }
}
