import type { Area } from '../../engine/area.js';
import type { Grammar, GrammarFileUploadRequest, GrammarLanguage } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { notFound } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';
import { onUpload, createUpload, readUploadedText } from '../uploads/uploads.js';

const GRAMMARS = '/api/v2/architect/grammars';

/** What an upload URL was created for. */
interface UploadTarget {
  grammarId: string;
  languageCode: string;
  mode: 'voice' | 'dtmf';
  fileType: 'Gram' | 'Grxml';
}

const languagesOf = (world: World, grammarId: string): Repository<StoredLanguage> =>
  new Repository<StoredLanguage>(world, `${GRAMMARS}/{}/languages`, [grammarId]);

/** A language with the keys of its uploads. */
interface StoredLanguage extends GrammarLanguage {
  voiceFileKey?: string;
  dtmfFileKey?: string;
}

const fileOperations = [
  { mode: 'voice', upload: 'postArchitectGrammarLanguageFilesVoice', remove: 'deleteArchitectGrammarLanguageFilesVoice' },
  { mode: 'dtmf', upload: 'postArchitectGrammarLanguageFilesDtmf', remove: 'deleteArchitectGrammarLanguageFilesDtmf' },
] as const;

/** Grammar files: one for voice and one for DTMF, per language. */
export function addGrammarHandlers(area: Area, world: World): void {
  const grammars = new Repository<Grammar>(world, GRAMMARS);
  const uploadTargets = world.collection<UploadTarget>('architect.grammars.places');
  const findLanguage = (
    context: OperationContext,
  ): { languages: Repository<StoredLanguage>; language: Entity<StoredLanguage> } => {
    const languages = languagesOf(world, grammars.get(context.param('grammarId')).id);
    return { languages, language: languages.get(context.param('languageCode')) };
  };
  const view = (context: OperationContext, grammar: Entity<Grammar>): Grammar => {
    const shouldIncludeFiles = queryFlag(context, 'includeFileUrls') === true;
    const languages = languagesOf(world, grammar.id).all();
    return { ...grammars.view(grammar), languages: languages.map((each) => languageView(context, each, shouldIncludeFiles)) };
  };

  area.handle('getArchitectGrammars', (context) =>
    listPage(
      context,
      world,
      grammars.all().map((grammar) => view(context, grammar)),
    ),
  );
  area.handle('getArchitectGrammar', (context) => view(context, grammars.get(context.param('grammarId'))));

  for (const { mode, upload, remove } of fileOperations) {
    area.handle(upload, (context) => {
      const { language } = findLanguage(context);
      const { fileType = 'grxml' } = readObject<GrammarFileUploadRequest>(context);
      const grammarId = context.param('grammarId');
      const id = world.newId();
      uploadTargets.set(id, { grammarId, languageCode: language.id, mode, fileType: fileType === 'gram' ? 'Gram' : 'Grxml' });
      const { url, headers } = createUpload(world, context, GRAMMARS, id);
      return { url, uploadKey: id, headers };
    });
    area.handle(remove, (context) => {
      const { languages, language } = findLanguage(context);
      if (language[`${mode}FileKey`] === undefined) throw notFound('file', language.id);
      const { voiceFileMetadata, voiceFileKey, dtmfFileMetadata, dtmfFileKey, ...fields } = language;
      const otherFile = mode === 'voice' ? { dtmfFileMetadata, dtmfFileKey } : { voiceFileMetadata, voiceFileKey };
      languages.save({ ...fields, ...otherFile, id: language.id });
    });
  }

  onUpload(world, GRAMMARS, (key) => {
    const target = uploadTargets.get(key);
    if (target) saveFile(world, key, target);
  });
}

/** Adds an uploaded file to its language. */
function saveFile(world: World, key: string, { grammarId, languageCode, mode, fileType }: UploadTarget): void {
  const languages = languagesOf(world, grammarId);
  const language = languages.find(languageCode);
  if (!language) return;
  const before = language[`${mode}FileMetadata`];
  const fileSizeBytes = new TextEncoder().encode(readUploadedText(world, key)).length;
  const metadata = {
    // A caller can change the name by updating the language.
    fileName: `${languageCode}-${mode}.${fileType.toLowerCase()}`,
    ...before,
    fileSizeBytes,
    fileType,
    dateUploaded: world.timestamp(),
  };
  languages.save({ ...language, [`${mode}FileMetadata`]: metadata, [`${mode}FileKey`]: key });
}

function languageView(
  context: OperationContext,
  { voiceFileKey, dtmfFileKey, ...language }: Entity<StoredLanguage>,
  shouldIncludeFiles: boolean,
): GrammarLanguage {
  const urlOf = (key: string): string => new URL(`/uploads/v2/${key}`, context.url).href;
  return {
    ...language,
    ...(shouldIncludeFiles && voiceFileKey !== undefined && { voiceFileUrl: urlOf(voiceFileKey) }),
    ...(shouldIncludeFiles && dtmfFileKey !== undefined && { dtmfFileUrl: urlOf(dtmfFileKey) }),
  };
}
