import type { PartialResult } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type { Prompt, PromptAsset, PromptAssetCreate } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound, Problem } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { uploadPath, addUploadHandlers } from '../files.js';
import { onUpload, createUpload } from '../uploads/uploads.js';
import { Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';

const PROMPTS = '/api/v2/architect/prompts';

/** How long an upload is processed, in ms. */
const TRANSCODING = 2000;

/** Prompts with a resource per language: text to speech or an uploaded recording. */
export function addPromptHandlers(area: Area, world: World): void {
  addPromptReads(area, world);
  addResourceHandlers(area, world);
  addAudioHandlers(area, world);
}

const promptsOf = (world: World): Repository<Prompt> => new Repository<Prompt>(world, PROMPTS);
const resourcesOf = (world: World, promptId: string): Repository<PromptAsset> =>
  new Repository<PromptAsset>(world, `${PROMPTS}/{}/resources`, [promptId]);

/** The time of the last upload for each resource. */
const uploadTimesOf = (world: World): Map<string, number> => world.collection<number>('architect.prompts.uploaded');
const resourceKey = ({ promptId, id }: Entity<PromptAsset>): string => `${textOf(promptId)}:${textOf(id)}`;

function addPromptReads(area: Area, world: World): void {
  area.handle('getArchitectPrompts', (context) =>
    listPage(
      context,
      world,
      promptsOf(world)
        .all()
        .map((prompt) => promptView(world, context, prompt)),
    ),
  );
  area.handle('getArchitectPrompt', (context) => promptView(world, context, findPrompt(world, context)));
}

function addResourceHandlers(area: Area, world: World): void {
  area.handle('getArchitectPromptResources', (context) =>
    listPage(
      context,
      world,
      resourcesOf(world, findPrompt(world, context).id)
        .all()
        .map((resource) => resourceView(world, context, resource)),
    ),
  );

  area.handle('postArchitectPromptResources', (context) => {
    const { id: promptId } = findPrompt(world, context);
    const body = readObject<PromptAssetCreate>(context, ['language']);
    const resources = resourcesOf(world, promptId);
    if (resources.find(body.language))
      throw new Problem(409, `The prompt has a resource for ${body.language} already`, {
        code: 'prompt.resource.exists',
        details: [{ errorCode: 'duplicate.value', fieldName: 'language' }],
      });
    const selfUri = `${PROMPTS}/${promptId}/resources/${encodeURIComponent(body.language)}`;
    return resourceView(world, context, resources.save({ ...body, id: body.language, promptId, selfUri }));
  });

  area.handle('getArchitectPromptResource', (context) => resourceView(world, context, findResource(world, context).resource));

  area.handle('putArchitectPromptResource', (context) => {
    const { resources, resource } = findResource(world, context);
    const { id, promptId, selfUri, language } = resource;
    return resourceView(world, context, resources.save({ ...readObject<PromptAsset>(context), id, promptId, selfUri, language }));
  });

  area.handle('deleteArchitectPromptResource', (context) => {
    const { resources, resource } = findResource(world, context);
    resources.remove(resource.id);
    uploadTimesOf(world).delete(resourceKey(resource));
  });
}

function addAudioHandlers(area: Area, world: World): void {
  const uploadKeys = world.collection<string>('architect.prompts.places');
  const hasResource = (promptId: string, language: string): boolean =>
    promptsOf(world).find(promptId) !== undefined && resourcesOf(world, promptId).find(language) !== undefined;

  area.handle('deleteArchitectPromptResourceAudio', (context) => {
    uploadTimesOf(world).delete(resourceKey(findResource(world, context).resource));
  });

  area.handle('postArchitectPromptResourceUploads', (context) => {
    const { resource } = findResource(world, context);
    const id = world.newId();
    uploadKeys.set(id, resourceKey(resource));
    return createUpload(world, context, PROMPTS, id);
  });
  onUpload(world, PROMPTS, (key) => {
    const [promptId = '', language = ''] = (uploadKeys.get(key) ?? '').split(':');
    if (hasResource(promptId, language)) uploadTimesOf(world).set(`${promptId}:${language}`, world.now());
  });

  addUploadHandlers(area, 'prompts', (key) => {
    const [promptId = '', language = ''] = key.split(':');
    if (!hasResource(promptId, language)) throw notFound('resource', language);
    uploadTimesOf(world).set(key, world.now());
  });
}

function findPrompt(world: World, context: OperationContext): Entity<Prompt> {
  return promptsOf(world).get(context.param('promptId'));
}

/** @throws the platform's 404 if the prompt has no resource for the language. */
function findResource(
  world: World,
  context: OperationContext,
): { resources: Repository<PromptAsset>; resource: Entity<PromptAsset> } {
  const resources = resourcesOf(world, findPrompt(world, context).id);
  const language = context.param('languageCode');
  const resource = resources.find(language);
  if (!resource) throw notFound('resource', language);
  return { resources, resource };
}

/** A prompt with the resources that the query requests. */
function promptView(world: World, context: OperationContext, prompt: Entity<Prompt>): PartialResult<Prompt> {
  const { resources: _, ...fields } = promptsOf(world).view(prompt);
  if (queryFlag(context, 'includeResources') === false) return fields;
  const languages = queryList(context, 'language');
  const selected = resourcesOf(world, prompt.id)
    .all()
    .filter(({ language }) => languages.length === 0 || languages.includes(textOf(language)));
  return { ...fields, resources: selected.map((resource) => resourceView(world, context, resource)) };
}

function resourceView(world: World, context: OperationContext, resource: Entity<PromptAsset>): PartialResult<PromptAsset> {
  const uploadTime = uploadTimesOf(world).get(resourceKey(resource));
  const uploadUri = new URL(`${uploadPath('prompts')}/${resourceKey(resource)}`, context.url).href;
  if (uploadTime === undefined) return { ...resource, uploadStatus: 'created', uploadUri };
  if (world.now() < uploadTime + TRANSCODING) return { ...resource, uploadStatus: 'uploaded', uploadUri };
  return { ...resource, uploadStatus: 'transcoded', uploadUri };
}
