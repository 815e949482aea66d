import type { Area } from '../../engine/area.js';
import type { PromptAsset, PromptAssetCreate } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { uploadPath, addUploadHandlers } from '../files.js';
import { onUpload, createUpload } from '../uploads/uploads.js';
import { Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';

const PROMPTS = '/api/v2/architect/prompts';

/** How long an upload is processed, in ms. */
const TRANSCODING = 2000;

/** Prompts with a resource per language: text to speech or an uploaded recording. */
export function addPromptHandlers(area: Area, world: World): void {
  const prompts = new Repository(world, PROMPTS);
  const uploadTimes = world.collection<number>('architect.prompts.uploaded');
  const resourcesOf = (promptId: string): Repository => new Repository(world, `${PROMPTS}/{}/resources`, [promptId]);
  const findPrompt = (context: OperationContext): Entity => prompts.get(context.param('promptId'));
  const findResource = (context: OperationContext): { resources: Repository; resource: Entity } => {
    const resources = resourcesOf(findPrompt(context).id);
    const language = context.param('languageCode');
    const resource = resources.find(language);
    if (!resource) throw notFound('resource', language);
    return { resources, resource };
  };
  const resourceKey = ({ promptId, id }: Json): string => `${textOf(promptId)}:${textOf(id)}`;
  const view = (context: OperationContext, resource: Entity): Json => {
    const uploadTime = uploadTimes.get(resourceKey(resource));
    const uploadUri = new URL(`${uploadPath('prompts')}/${resourceKey(resource)}`, context.url).href;
    if (uploadTime === undefined) return { ...resource, uploadStatus: 'created', uploadUri };
    if (world.now() < uploadTime + TRANSCODING) return { ...resource, uploadStatus: 'uploaded', uploadUri };
    return { ...resource, uploadStatus: 'transcoded', uploadUri };
  };

  const withResources = (context: OperationContext, prompt: Entity): Json => {
    const { resources: _, ...promptView } = prompts.view(prompt);
    if (queryFlag(context, 'includeResources') === false) return promptView;
    const languages = queryList(context, 'language');
    const selected = resourcesOf(prompt.id)
      .all()
      .filter(({ language }) => languages.length === 0 || languages.includes(textOf(language)));
    return { ...promptView, resources: selected.map((resource) => view(context, resource)) };
  };

  area.handle('getArchitectPrompts', (context) =>
    listPage(
      context,
      world,
      prompts.all().map((prompt) => withResources(context, prompt)),
    ),
  );
  area.handle('getArchitectPrompt', (context) => withResources(context, findPrompt(context)));
  area.handle('getArchitectPromptResources', (context) =>
    listPage(
      context,
      world,
      resourcesOf(findPrompt(context).id)
        .all()
        .map((resource) => view(context, resource)),
    ),
  );

  area.handle('postArchitectPromptResources', (context) => {
    const { id: promptId } = findPrompt(context);
    const body = readObject<PromptAssetCreate>(context, ['language']);
    const resources = resourcesOf(promptId);
    if (resources.find(body.language))
      throw new Problem(409, `The prompt has a resource for ${body.language} already`, {
        code: 'prompt.resource.exists',
        details: [{ errorCode: 'duplicate.value', fieldName: 'language' }],
      });
    const selfUri = `${PROMPTS}/${promptId}/resources/${encodeURIComponent(body.language)}`;
    return view(context, resources.save({ ...body, id: body.language, promptId, selfUri }));
  });

  area.handle('getArchitectPromptResource', (context) => view(context, findResource(context).resource));

  area.handle('putArchitectPromptResource', (context) => {
    const { resources, resource } = findResource(context);
    const { id, promptId, selfUri, language } = resource;
    return view(context, resources.save({ ...readObject<PromptAsset>(context), id, promptId, selfUri, language }));
  });

  area.handle('deleteArchitectPromptResource', (context) => {
    const { resources, resource } = findResource(context);
    resources.remove(resource.id);
    uploadTimes.delete(resourceKey(resource));
  });

  area.handle('deleteArchitectPromptResourceAudio', (context) => {
    uploadTimes.delete(resourceKey(findResource(context).resource));
  });

  const uploadKeys = world.collection<string>('architect.prompts.places');
  area.handle('postArchitectPromptResourceUploads', (context) => {
    const { resource } = findResource(context);
    const id = world.newId();
    uploadKeys.set(id, resourceKey(resource));
    return createUpload(world, context, PROMPTS, id);
  });
  onUpload(world, PROMPTS, (key) => {
    const [promptId = '', language = ''] = (uploadKeys.get(key) ?? '').split(':');
    if (prompts.find(promptId) && resourcesOf(promptId).find(language)) uploadTimes.set(`${promptId}:${language}`, world.now());
  });

  addUploadHandlers(area, 'prompts', (key) => {
    const [promptId = '', language = ''] = key.split(':');
    if (!prompts.find(promptId) || !resourcesOf(promptId).find(language)) throw notFound('resource', language);
    uploadTimes.set(key, world.now());
  });
}
