import type { Area } from '../../engine/area.js';
import type {
  ScimConfigResourceType,
  ScimServiceProviderConfig,
  ScimV2SchemaAttribute,
  ScimV2SchemaDefinition,
} from '../../../models/index.js';
import type { Field } from '../../operations/shapes.js';
import { shapeOf } from '../../operations/shapes.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { sendScim, hasVersion } from './responses.js';
import { CORE, ENTERPRISE, GENESYS } from './resource.js';

/** The resource types of SCIM, with the contract types that describe them. */
const kinds = [
  { name: 'User', segment: 'users', type: 'ScimV2User', description: 'A user of the organisation' },
  {
    name: 'Group',
    segment: 'groups',
    type: 'ScimV2Group',
    writtenType: 'ScimV2Group',
    description: 'People who are one thing to others',
  },
  {
    name: 'ServiceProviderConfig',
    segment: 'serviceproviderconfig',
    type: 'ScimServiceProviderConfig',
    description: 'What of SCIM is to be had',
  },
  { name: 'ResourceType', segment: 'resourcetypes', type: 'ScimConfigResourceType', description: 'A kind of resource' },
  { name: 'Schema', segment: 'schemas', type: 'ScimV2SchemaDefinition', description: 'What a resource holds' },
] as const;

const extensions = [
  { id: ENTERPRISE, name: 'EnterpriseUser', type: 'ScimV2EnterpriseUser', description: 'What an employer says of a user' },
  {
    id: GENESYS,
    name: 'GenesysUser',
    type: 'ScimUserExtensions',
    description: 'What is routed to a user, and who they are elsewhere',
  },
];

/** The two addresses of SCIM, with their operations. */
const roots = [
  {
    root: '/api/v2/scim',
    config: 'getScimServiceproviderconfig',
    resourceTypes: { list: 'getScimResourcetypes', read: 'getScimResourcetype' },
    schemas: { list: 'getScimSchemas', read: 'getScimSchema' },
  },
  {
    root: '/api/v2/scim/v2',
    config: 'getScimV2Serviceproviderconfig',
    resourceTypes: { list: 'getScimV2Resourcetypes', read: 'getScimV2Resourcetype' },
    schemas: { list: 'getScimV2Schemas', read: 'getScimV2Schema' },
  },
] as const;

/** Discovery (RFC 7644, 4): the resources, their schemas, and the supported features. */
export function addDiscoveryHandlers(area: Area, world: World): void {
  for (const { root, config: readConfig, resourceTypes: typeOperations, schemas: schemaOperations } of roots) {
    addListHandlers(area, typeOperations, () => listResourceTypes(root), {
      entityName: 'resourceType',
      idName: 'resourceType',
      keyOf: (id) => id,
    });
    addListHandlers(area, schemaOperations, () => listSchemas(root), {
      entityName: 'schema',
      idName: 'schemaId',
      keyOf: (id) => id.toLowerCase(),
    });
    area.handle(readConfig, (context) => {
      const config = serviceProviderConfig(world, root);
      const version = config.meta?.version ?? '';
      context.setHeader('ETag', version);
      return hasVersion(context.header('if-none-match'), version) ? context.send(null, 304) : sendScim(context, { ...config });
    });
  }
}

/** How a request names an entry of a list. */
interface Naming {
  readonly entityName: string;
  /** The placeholder of the id. */
  readonly idName: string;
  /** The form in which ids are compared. */
  readonly keyOf: (id: string) => string;
}

type Read = `getScim${'' | 'V2'}${'Resourcetype' | 'Schema'}`;

/** A list without pagination. */
function addListHandlers(
  area: Area,
  { list, read }: { readonly list: `${Read}s`; readonly read: Read },
  entries: () => readonly (ScimConfigResourceType | ScimV2SchemaDefinition)[],
  { entityName, idName, keyOf }: Naming,
): void {
  area.handle(list, (context) => {
    refuseFilter(context);
    const all = entries();
    const counts = { totalResults: all.length, startIndex: 1, itemsPerPage: all.length };
    return sendScim(context, { schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'], ...counts, Resources: all });
  });
  area.handle(read, (context) => {
    const id = context.param(idName);
    const match = entries().find((each) => keyOf(each.id ?? '') === keyOf(id));
    if (!match) throw notFound(entityName, id);
    return sendScim(context, { ...match });
  });
}

/** RFC 7644, 4: clients could mistake a filtered list for the whole schema, so a filter is refused. */
function refuseFilter(context: OperationContext): void {
  if (queryValue(context, 'filter') !== undefined) throw new Problem(403, 'What SCIM says of itself cannot be filtered');
}

function listResourceTypes(root: string): ScimConfigResourceType[] {
  return kinds.map(({ name, segment, description }) => ({
    id: name,
    name,
    description,
    endpoint: `/${segment}`,
    schema: `${CORE}${name}`,
    schemas: [`${CORE}ResourceType`],
    schemaExtensions: name === 'User' ? extensions.map(({ id }) => ({ schema: id, required: false })) : [],
    meta: { resourceType: 'ResourceType', location: `${root}/resourcetypes/${name}` },
  }));
}

function listSchemas(root: string): ScimV2SchemaDefinition[] {
  const coreSchemas = kinds.map((kind) => ({ id: `${CORE}${kind.name}`, ...kind }));
  return [...coreSchemas, ...extensions].map(({ id, name, type, description }) => ({
    id,
    name,
    description,
    attributes: attributesOf(type, id === `${CORE}User` ? 'ScimV2CreateUser' : type),
    meta: { resourceType: 'Schema', location: `${root}/schemas/${id}` },
  }));
}

/** Attributes of all resources, outside of any schema (RFC 7643, 3.1). */
const commonAttributes = new Set(['id', 'schemas', 'meta', 'externalId']);

/** The attributes of a contract type. `writtenType` is the type of the request body, which determines required attributes. */
function attributesOf(type: string, writtenType: string, parents: readonly string[] = []): ScimV2SchemaAttribute[] {
  return [...shapeOf(type).values()]
    .filter(({ name }) => !name.startsWith('urn:') && !(parents.length === 0 && commonAttributes.has(name)))
    .map((field) => {
      const { name, list, values } = field;
      const kind = kindOf(field);
      const isDeeper = kind === 'complex' && !parents.includes(field.kind);
      const isRequired = shapeOf(writtenType).get(name)?.optional === false;
      return {
        name,
        type: kind,
        multiValued: list,
        required: isRequired,
        caseExact: false,
        ...(values.length > 0 && { canonicalValues: [...values] }),
        mutability: mutabilityOf(name),
        returned: name === 'password' ? 'never' : 'default',
        uniqueness: name === 'userName' ? 'server' : 'none',
        ...(kind === 'reference' && { referenceTypes: ['User', 'Group'] }),
        ...(isDeeper && { subAttributes: attributesOf(field.kind, field.kind, [...parents, type, field.kind]) }),
      };
    });
}

function mutabilityOf(name: string): NonNullable<ScimV2SchemaAttribute['mutability']> {
  if (name === 'password') return 'writeOnly';
  return name === 'groups' ? 'readOnly' : 'readWrite';
}

function kindOf({ name, kind, type }: Field): NonNullable<ScimV2SchemaAttribute['type']> {
  if (name === '$ref') return 'reference';
  if (kind === 'number') return type.startsWith('int') ? 'integer' : 'decimal';
  if (kind === 'date') return 'dateTime';
  if (kind === 'boolean') return 'boolean';
  return ['string', 'day', 'enum'].includes(kind) ? 'string' : 'complex';
}

function serviceProviderConfig(world: World, root: string): ScimServiceProviderConfig {
  return {
    schemas: [`${CORE}ServiceProviderConfig`],
    patch: { supported: true },
    etag: { supported: true },
    sort: { supported: false },
    changePassword: { supported: false },
    filter: { supported: true, maxResults: world.maxPageSize },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'OAuth Bearer Token',
        primary: true,
        description: 'A token of an OAuth client',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${root}/serviceproviderconfig`, version: 'W/"1"' },
  };
}
