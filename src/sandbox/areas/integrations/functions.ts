import type { Area } from '../../engine/area.js';
import type { Action, FunctionConfig } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import type { Entity } from '../repository.js';
import { MAX_STORED_SIZE } from '../store.js';
import { findUploadedFile, onUpload, createUpload, readUploadedText } from '../uploads/uploads.js';
import { ACTIONS, actionsOf, draftsOf } from './model.js';

/** The function settings of an action, which are published with its draft. */
type Config = Omit<FunctionConfig, 'id' | 'selfUri'>;

/** An action or a draft, with the settings of its function. */
type FunctionAction = Entity<Action> & { functionConfig?: Config };

/**
 * How long an upload URL is valid by default, in seconds. The platform's default is not documented; this is the value of other
 * uploads.
 */
const URL_LIFETIME_SECONDS = 600;

/** Functions of data actions: their settings and packages. The sandbox does not run them. */
export function addFunctionHandlers(area: Area, world: World): void {
  const drafts = draftsOf(world);
  const uploads = world.collection<{ actionId: string; fileName: string }>('integrations.functions.places');
  const draftOf = (context: OperationContext): FunctionAction => {
    const id = context.param('actionId');
    const draft = drafts.get(id);
    if (!draft) throw notFound('draft', id);
    return draft;
  };
  const functionView = (draft: FunctionAction): FunctionConfig => ({
    id: draft.id,
    ...configOf(draft),
    selfUri: `${ACTIONS}/${draft.id}/draft/function`,
  });
  const changeDraft = (draft: FunctionAction, config: Config): FunctionAction => {
    const after = { ...draft, functionConfig: { ...configOf(draft), ...config } };
    drafts.set(draft.id, after);
    return after;
  };

  area.handle('getIntegrationsActionFunction', (context) => {
    const action = actionsOf(world).get(context.param('actionId'));
    return { id: action.id, ...configOf(action), selfUri: `${ACTIONS}/${action.id}/function` };
  });
  area.handle('getIntegrationsActionDraftFunction', (context) => functionView(draftOf(context)));
  area.handle('putIntegrationsActionDraftFunction', (context) => {
    const draft = draftOf(context);
    const body = readObject(context, ['description', 'handler', 'runtime']);
    const { zip, function: before } = configOf(draft);
    if (body.zipId !== undefined && body.zipId !== zip?.id)
      throw badRequest(`zipId does not match a package of the draft: ${body.zipId}`, [
        { errorCode: 'invalid.value', fieldName: 'zipId', entityId: body.zipId, entityName: 'zip' },
      ]);
    const { id = world.newId(), dateCreated = world.timestamp() } = before ?? {};
    return functionView(changeDraft(draft, { function: { ...body, id, dateCreated } }));
  });
  area.handle('postIntegrationsActionDraftFunctionUpload', (context) => {
    const { id: actionId } = draftOf(context);
    const { fileName, signedUrlTimeoutSeconds = URL_LIFETIME_SECONDS } = readObject(context, ['fileName']);
    const id = world.newId();
    uploads.set(id, { actionId, fileName });
    const { url, headers } = createUpload(world, context, ACTIONS, id, { fileName, signedUrlTimeoutSeconds });
    return { url, headers, signedUrlTimeoutSeconds };
  });
  onUpload(world, ACTIONS, (key) => {
    const { actionId = '', fileName = '' } = uploads.get(key) ?? {};
    const draft = drafts.get(actionId);
    if (!draft) return;
    const zip = { id: key, name: fileName, dateCreated: world.timestamp() };
    if (isZip(world, key)) changeDraft(draft, { zip: { ...zip, status: 'Available' } });
    else {
      const { uploadExceptionHistory = [] } = configOf(draft);
      const failedZip = { ...zip, status: 'InvalidFormat', errorMessage: 'The file is no zip' } as const;
      changeDraft(draft, { uploadExceptionHistory: [...uploadExceptionHistory, failedZip] });
    }
  });
}

const configOf = ({ functionConfig = {} }: FunctionAction): Config => functionConfig;

/** Whether a file starts like a zip. A file that was too large to be stored is accepted. */
function isZip(world: World, key: string): boolean {
  return (findUploadedFile(world, key)?.size ?? 0) > MAX_STORED_SIZE || readUploadedText(world, key).startsWith('PK');
}
