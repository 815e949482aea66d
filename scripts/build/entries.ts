import { areaFiles } from './package-files.js';

/** The folders on top of the client: the package has an entry for each. */
const folders = [
  'sandbox',
  'testing',
  'bulk',
  'files',
  'jobs',
  'limits',
  'node',
  'notifications',
  'otel',
  'preflight',
  'react',
  'tokens',
  'vendor',
];
/** Folders with another entry for runtimes other than Node. */
const portableFolders = ['bulk', 'files', 'sandbox', 'tokens'];
/** Folders whose entries are built with source maps. */
const mappedFolders = ['notifications', 'react'];

export const mappedEntries = mappedFolders.map((folder) => `${folder}/index`);

/** Entries with a default export. Their CommonJS keeps its white space, because tools find that export only at the start of a line. */
export const readableEntries = ['vendor/index'];

export const unmappedEntries = [
  'models/index',
  'bulk/bullmq',
  ...folders
    .filter((folder) => !mappedFolders.includes(folder))
    .map((folder) => `${folder}/index`)
    .filter((entry) => !readableEntries.includes(entry)),
  ...portableFolders.map((folder) => `${folder}/portable`),
];

/** The sources whose declarations the package contains, with all that these import. */
export const typedSources = [
  'src/entries/index.ts',
  'src/entries/fetch.ts',
  'src/entries/client.ts',
  'src/entries/fetch-client.ts',
  'src/models/index.ts',
  ...Object.values(areaFiles),
  'src/apis/platform-api.ts',
  ...folders.map((folder) => `src/${folder}/index.ts`),
  'src/bulk/bullmq.ts',
  'src/sandbox/serve.ts',
];

/** Entries that import an optional peer when they are loaded, with the names by which programs import them. */
export const peerEntries = {
  'bulk/bullmq': 'contact-centre-client/bulk/bullmq',
  'otel/index': 'contact-centre-client/otel',
  'react/index': 'contact-centre-client/react',
  'testing/index': 'contact-centre-client/testing',
};
