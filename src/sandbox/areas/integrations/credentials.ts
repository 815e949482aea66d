import type { Area } from '../../engine/area.js';
import type { Credential, CredentialInfo, CredentialType } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository, listEntries, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { INTEGRATIONS } from './model.js';
import { viewAs } from '../view-as.js';

const CREDENTIALS = `${INTEGRATIONS}/credentials`;

interface DateFields {
  createdDate?: string | undefined;
  modifiedDate?: string;
}

type StoredCredential = Credential & DateFields;

/** The types of credentials, with their fields. */
export const credentialTypes: readonly CredentialType[] = [
  credentialType('basicAuth', 'Basic Auth', ['userName', 'password']),
  credentialType('pureCloudOAuthClient', 'OAuth Client', ['clientId', 'clientSecret']),
  credentialType('userDefinedOAuth', 'User Defined OAuth', ['loginUrl', 'clientId', 'clientSecret']),
  { id: 'userDefined', name: 'User Defined', properties: {}, displayOrder: [], required: [] },
];

function credentialType(id: string, name: string, fields: string[]): CredentialType {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string' }]));
  return { id, name, properties, displayOrder: fields, required: fields };
}

/** Credentials. They are stored but never returned. */
export function addCredentialHandlers(area: Area, world: World): void {
  const credentials = new Repository<StoredCredential>(world, CREDENTIALS);
  const viewInfo = (credential: Entity<Credential>): CredentialInfo => viewAs(world, 'CredentialInfo', credential);
  const findCredential = (context: OperationContext): Entity<StoredCredential> => credentials.get(context.param('credentialId'));

  area.handle('getIntegrationsCredentialsTypes', (context) => listEntries(context, world, credentialTypes));

  area.handle('getIntegrationsCredentials', (context) => listPage(context, world, credentials.all()));

  area.handle('postIntegrationsCredentials', (context) =>
    viewInfo(credentials.create(context, read(context), dateFields(world))),
  );

  area.handle('getIntegrationsCredential', (context) => {
    const { id, name, type, selfUri } = findCredential(context);
    return { id, name, type, credentialFields: {}, selfUri };
  });

  area.handle('putIntegrationsCredential', (context) => {
    const { id, createdDate, selfUri, credentialFields } = findCredential(context);
    const body = read(context, isObject(credentialFields) ? credentialFields : {});
    return viewInfo(credentials.save({ ...body, id, selfUri, ...dateFields(world), createdDate }));
  });
}

function dateFields(world: World): DateFields {
  return { createdDate: world.timestamp(), modifiedDate: world.timestamp() };
}

/** @param before - The stored credential. A caller cannot read the fields, so an update may omit them. */
function read(context: OperationContext, before: Json = {}): Credential {
  const body = readObject<Credential>(context, ['type']);
  const type = credentialTypes.find(({ id, name }) => id === body.type.id || name === body.type.name);
  if (!type) throw invalidField('There is no such type of credentials', 'type');
  const { id = '', name = '', required: requiredFields = [] } = type;
  const credentialFields = { ...before, ...body.credentialFields };
  const missingFields = requiredFields.filter((field) => !(field in credentialFields));
  if (missingFields.length > 0) {
    throw badRequest(
      `Credentials of the type ${name} need ${missingFields.join(', ')}`,
      missingFields.map((field) => ({ errorCode: 'required.field', fieldName: `credentialFields.${field}` })),
    );
  }
  return { ...body, type: { id, name }, credentialFields: credentialFields as Record<string, string> };
}
