import type { Json } from '../../values/json.js';
import { shapeOf } from '../../operations/shapes.js';
import { toShape, withoutNulls } from '../../engine/values.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { hasVersion, sendScim } from './responses.js';
import { extraAttributesOf, resourceKey, resourceOf } from './resource.js';
import type { Kind, VersionedEntity } from './resource.js';

/** The resources of a kind, as one of the two addresses of SCIM shows them. */
export class ResourceRepository {
  readonly #world: World;
  readonly #kind: Kind;
  readonly #root: string;
  readonly #type: string;
  #attributes: ReadonlySet<string> | undefined;

  constructor(world: World, kind: Kind, root: string) {
    this.#world = world;
    this.#kind = kind;
    this.#root = root;
    this.#type = `ScimV2${kind.name}`;
  }

  /** The names of the attributes, in lower case. */
  get attributes(): ReadonlySet<string> {
    this.#attributes ??= new Set([...shapeOf(this.#type).keys()].map((name) => name.toLowerCase()));
    return this.#attributes;
  }

  all(): Json[] {
    return this.#kind.all(this.#world).map((entity) => this.#view(entity));
  }

  /** Returns the resource of a request's path. @throws the platform's 404. */
  get(context: OperationContext): Json {
    const id = context.params['userId'] ?? context.params['groupId'] ?? '';
    const entity = this.#kind.find(this.#world, id);
    if (!entity) throw notFound(this.#kind.name.toLowerCase(), id);
    return this.#view(entity);
  }

  /** Returns the resource before a change. @throws the 412 if the request is for another version. */
  getForChange(context: OperationContext): Json {
    const resource = this.get(context);
    const expectedVersion = context.header('if-match');
    if (expectedVersion !== undefined && !hasVersion(expectedVersion, versionOf(resource)))
      throw new Problem(412, 'The resource has changed since', {
        code: 'precondition.failed',
        entityName: this.#kind.name,
        entityId: idOf(resource),
      });
    return resource;
  }

  create(context: OperationContext, body: Json): Response {
    return sendScim(context, this.#write(context, undefined, body), 201);
  }

  replace(context: OperationContext, before: Json, body: Json): Response {
    return sendScim(context, this.#write(context, idOf(before), body), 200);
  }

  remove(resource: Json): void {
    const id = idOf(resource);
    this.#kind.remove(this.#world, id);
    extraAttributesOf(this.#world).delete(resourceKey(this.#kind, id));
  }

  /** Brings a resource into the form that the operations declare. */
  toDeclaredShape(resource: Json): Json {
    return toShape(this.#world, this.#type, resource);
  }

  #write(context: OperationContext, id: string | undefined, body: Json): Json {
    const entity = this.#kind.write(this.#world, id, body);
    const { externalId, emails, phoneNumbers, roles } = body;
    const extraAttributes = {
      externalId,
      emails,
      phoneNumbers,
      roles,
      emailWas: entity['email'],
      lastModified: this.#world.timestamp(),
    };
    extraAttributesOf(this.#world).set(resourceKey(this.#kind, entity.id), withoutNulls(extraAttributes));
    const after = this.#view(entity);
    context.setHeader('ETag', versionOf(after));
    return this.toDeclaredShape(after);
  }

  #view(entity: VersionedEntity): Json {
    return resourceOf(this.#world, this.#kind, this.#root, entity);
  }
}

/** The ETag of a resource. */
export const versionOf = (resource: Json): string => (resource['meta'] as { version: string }).version;

function idOf({ id }: Json): string {
  return typeof id === 'string' ? id : '';
}
