import { notFound, Problem, scimProblem } from '../http/errors.js';
import { divisionOf } from './division.js';
import type { SandboxContext } from '../http/context.js';
import type { World } from '../world/world.js';
import type { Json } from './json.js';
import { listAnswer } from './lists.js';
import { scimFilter } from './scim-filter.js';
import { patched } from './scim-patch.js';
import type { Match } from './surface.js';
import { shaped, withoutNulls, textOf } from './values.js';
import { queryValue } from '../http/query.js';

const places = /^\/api\/v2\/scim\/(?:v2\/)?(users|groups)(\/\{\})?$/;

const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:';

/** The kinds of resources that SCIM shows other entities as. */
interface Resources {
  name: 'User' | 'Group';
  /** Where the entities are kept. */
  path: string;
  /** What SCIM says of an entity, before what was written by SCIM alone. */
  view: (entity: Json) => Json;
  /** What a written resource means to its entity. */
  meant: (resource: Json) => Json;
}

const users: Resources = {
  name: 'User',
  path: '/api/v2/users',
  view: ({ id, name, email, title, state }) => ({
    ...{ id, userName: email, displayName: name, active: state === 'active', title },
    emails: [{ value: email, type: 'work', primary: true }],
  }),
  meant: ({ displayName, userName, title, active }) => ({
    ...(displayName !== undefined && { name: displayName }),
    ...(userName !== undefined && { email: userName, username: userName }),
    ...(title !== undefined && { title }),
    ...(active !== undefined && { state: active === false ? 'inactive' : 'active' }),
  }),
};

const groups: Resources = {
  name: 'Group',
  path: '/api/v2/groups',
  view: ({ id, name }) => ({ id, displayName: name, members: [] }),
  meant: ({ displayName }) => (displayName === undefined ? {} : { name: displayName }),
};

export function isScim(template: string): boolean {
  return template.startsWith('/api/v2/scim/');
}

/** Whether this is a call for users or groups. */
export function isScimResource(template: string): boolean {
  return places.test(template);
}

/** Users and groups as SCIM 2.0 (RFC 7643, 7644) has them: the same entities as elsewhere, with a version that stands in the ETag. */
export class Scim {
  constructor(private readonly world: World) {}

  run(context: SandboxContext, match: Match): unknown {
    const { operation, template } = match.route;
    const kind = places.exec(template)?.[1] === 'users' ? users : groups;
    const key = match.values[0];
    if (key === undefined) {
      if (operation.verb !== 'POST') return this.#list(context, match, kind);
      return this.#create(context, kind, withoutNulls(context.get('body')));
    }
    const resource = this.#find(kind, key);
    const version = (resource['meta'] as { version: string }).version;
    if (operation.verb === 'GET' || operation.verb === 'HEAD') {
      context.header('ETag', version);
      if (isNamed(context.req.header('if-none-match'), version)) return context.body(null, 304);
      return shaped(this.world, operation.returns, resource);
    }
    const expected = context.req.header('if-match');
    if (expected !== undefined && !isNamed(expected, version)) {
      throw new Problem(412, 'The resource has changed since', {
        code: 'precondition.failed',
        entityName: kind.name,
        entityId: key,
      });
    }
    if (operation.verb === 'DELETE') return this.#delete(kind, key);
    const body = context.get('body');
    const written = operation.verb === 'PATCH' ? patched(resource, body) : { ...withoutNulls(body), id: key };
    return this.#write(context, kind, key, written);
  }

  #list(context: SandboxContext, match: Match, kind: Resources): unknown {
    const found = this.world.store.all(kind.path).map((entity) => this.#resource(kind, entity));
    return listAnswer(context, this.world, match, found.filter(scimFilter(queryValue(context, 'filter'))));
  }

  #create(context: SandboxContext, kind: Resources, body: Json): unknown {
    const id = this.world.newId();
    const { userName } = body;
    const taken = this.world.store
      .all(kind.path)
      .some(({ email }) => textOf(email).toLowerCase() === textOf(userName).toLowerCase());
    if (kind === users && taken) throw scimProblem(409, 'Another user has this userName', 'uniqueness');
    const base = { id, state: 'active', version: 0, division: divisionOf(this.world), selfUri: `${kind.path}/${id}` };
    this.world.store.put(kind.path, id, { ...base, ...kind.meant(body) });
    context.status(201);
    return this.#write(context, kind, id, body);
  }

  #write(context: SandboxContext, kind: Resources, key: string, body: Json): Json {
    const entity = this.world.store.find(kind.path, key) ?? {};
    const version = Number(entity['version'] ?? 0) + 1;
    this.world.store.put(kind.path, key, { ...entity, ...kind.meant(body), version });
    const kept = Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'password' && name !== 'meta'));
    this.world.store.put(`/api/v2/scim/${kind.path.slice('/api/v2/'.length)}`, key, {
      ...kept,
      lastModified: this.world.timestamp(),
    });
    const resource = this.#find(kind, key);
    context.header('ETag', (resource['meta'] as { version: string }).version);
    return resource;
  }

  #delete({ path }: Resources, key: string): Json {
    const entity = this.world.store.find(path, key) ?? {};
    if (path === users.path)
      this.world.store.put(path, key, { ...entity, state: 'deleted', version: Number(entity['version'] ?? 0) + 1 });
    else this.world.store.remove(path, key);
    return {};
  }

  #find(kind: Resources, key: string): Json {
    const entity = this.world.store.find(kind.path, key);
    if (!entity) throw notFound(kind.name.toLowerCase(), key);
    return this.#resource(kind, entity);
  }

  #resource({ name, path, view }: Resources, entity: Json): Json {
    const id = textOf(entity['id']);
    const place = `/api/v2/scim/${path.slice('/api/v2/'.length)}`;
    const { lastModified, ...written } = this.world.store.find(place, id) ?? {};
    const seen = withoutNulls(Object.fromEntries(Object.entries(view(entity)).filter(([, value]) => value !== undefined)));
    return {
      ...seen,
      ...written,
      // What other routes changed since stands in the entity.
      ...(name === 'User'
        ? { userName: seen['userName'], displayName: seen['displayName'], active: seen['active'] }
        : { displayName: seen['displayName'] }),
      id,
      schemas: [`${SCHEMA}${name}`],
      meta: {
        resourceType: name,
        location: `${place}/${id}`,
        version: `W/"${textOf(entity['version'] ?? 1)}"`,
        ...(lastModified !== undefined && { lastModified }),
      },
    };
  }
}

/** Whether a list of ETags names a version; a weak one is the same as a strong one here. */
function isNamed(header: string | undefined, version: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(version.replace(/^W\//, ''));
}
