import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { gatheredSources } from './gathered-sources.js';

/** Files of the package by their names in dist without an extension, each with its source. */
type Files = Readonly<Record<string, string>>;

/**
 * Modules that a client loads lazily, so that the initial load of a page does without them. Node loads those with error classes initially,
 * and takes half a millisecond for each file. So error classes that few programs name are in one file.
 */
const lazyModules = [
  'src/auth/issued-token.ts',
  'src/auth/server-sign-in.ts',
  'src/auth/sign-in.ts',
  'src/auth/token-endpoint.ts',
  'src/auth/waiting.ts',
  'src/auth/without-token.ts',
  'src/core/errors/api-errors.ts',
  'src/core/exchange/follow-addresses.ts',
  'src/core/call/call-group.ts',
  'src/core/call/slow-argument-rules.ts',
  'src/core/response/failures.ts',
  'src/core/response/recovery.ts',
  'src/core/errors/error-fields.ts',
  'src/core/exchange/run-hooks.ts',
  'src/core/logging/log-entry.ts',
  'src/core/values/md5.ts',
  'src/core/transport/node-connections.ts',
  'src/core/transport/node-fetch.ts',
  'src/core/errors/rare-errors.ts',
  'src/core/paging/paging.ts',
  'src/core/arguments/peers.ts',
  'src/core/paging/list-reading.ts',
  'src/core/redaction/redact.ts',
  'src/core/redaction/redact-json.ts',
  'src/core/response/repeat.ts',
  'src/core/transport/repeatable.ts',
  'src/core/redaction/collect-secrets.ts',
  'src/core/transport/stale-connection.ts',
  'src/core/transport/unusual.ts',
  'src/core/transport/unusual-response.ts',
  'src/core/transport/unpack.ts',
];

/**
 * Sources for Node, and the sources that replace them in browsers. The field `browser` of package.json tells bundlers to do the same with
 * the built files. The files for Node work in browsers too, for tools that ignore the field.
 */
export const browserReplacements: Files = {
  'src/core/transport/encode-qs.ts': 'src/core/transport/encode-url-search-params.ts',
  'src/core/transport/axios-lazy.ts': 'src/core/transport/axios-eager.ts',
  'src/core/transport/node-parts.ts': 'src/core/transport/no-node-parts.ts',
};

/** Sources in the file of another source, which re-exports them, so that Node loads one file less initially. */
const joinedSources: Files = { 'src/core/transport/abort-listeners.ts': 'node-parts' };

/** What replaces sources in the script, which is built from the sources. */
export const scriptReplacements: Files = {
  ...browserReplacements,
  'src/core/transport/abort-listeners.ts': 'src/core/transport/plain-abort-listeners.ts',
};

/** Sources that build what they need from other sources, and the sources that read it from a file of the package instead. */
export const packedReplacements: Files = {
  'src/find/source-data.ts': 'src/find/packed-data.ts',
  'src/mcp/code/worker-file.ts': 'src/mcp/code/packed-worker-file.ts',
};

/** Entries of the client, and modules that they share. */
const entryModules = [
  'src/entries/areas.ts',
  'src/entries/client.ts',
  'src/entries/client-eager.ts',
  'src/entries/fetch-eager.ts',
  'src/entries/fetch-client.ts',
  'src/entries/vendor-names.ts',
  'src/entries/root.ts',
];

/** Files at the top level of dist that other files import, but for `common`. */
export const rootFiles: Files = namedFiles([...lazyModules, ...Object.entries(browserReplacements).flat(), ...entryModules]);

/** The API classes, a file for each. */
export const areaFiles: Files = Object.fromEntries(
  readdirSync('src/apis')
    .filter((file) => file !== 'platform-api.ts')
    .map((file) => [`apis/${basename(file, '.ts')}`, `src/apis/${file}`]),
);

/** Files that the entries of a folder share or load lazily. */
export const partFiles: Files = {
  'bulk/errors': 'src/bulk/errors.ts',
  'bulk/file-journal': 'src/bulk/journal/file-journal.ts',
  'bulk/surface': 'src/bulk/surface.ts',
  'files/bodies': 'src/files/upload/bodies.ts',
  'files/disk': 'src/files/disk/disk.ts',
  'files/download': 'src/files/download/download.ts',
  'files/errors': 'src/files/errors.ts',
  'files/forms': 'src/files/upload/forms.ts',
  'files/gzip': 'src/files/download/gzip.ts',
  'files/progress-reports': 'src/files/progress-reports.ts',
  'files/refusals': 'src/files/download/refusals.ts',
  'files/upload': 'src/files/upload/upload.ts',
  'files/xhr': 'src/files/upload/xhr.ts',
  'jobs/errors': 'src/jobs/errors.ts',
  'jobs/event-wait': 'src/jobs/event-wait.ts',
  'jobs/job-methods': 'src/jobs/job-methods.ts',
  'jobs/states': 'src/jobs/states.ts',
  'jobs/delayed-start': 'src/jobs/delayed-start.ts',
  'limits/dispatcher': 'src/limits/dispatcher.ts',
  'limits/errors': 'src/limits/errors.ts',
  'preflight/facts': 'src/preflight/facts.ts',
  'otel/recording': 'src/otel/recording.ts',
  // Separate files, because the imports of a file run before its first line.
  'sandbox/serve-environment': 'src/sandbox/serve-environment.ts',
  'testing/environment': 'src/testing/environment.ts',
  'tokens/page-sign-in': 'src/tokens/page-sign-in.ts',
  'vendor/whole': 'src/vendor/whole.ts',
};

/** Files of the notifications, which are built with source maps. */
export const tabFiles: Files = { 'notifications/tabs': 'src/notifications/tabs/tabs.ts' };

/** Files of the command line that are loaded by the command that needs them. */
const commandFiles: Files = {
  'cli/check': 'src/cli/check.ts',
  'cli/console': 'src/cli/console.ts',
  'cli/codemod': 'src/cli/codemod.ts',
  'cli/find': 'src/cli/find.ts',
  'cli/mcp': 'src/cli/mcp.ts',
  'cli/preflight': 'src/cli/preflight.ts',
  'cli/record': 'src/cli/record.ts',
};

/** Sources in the file `sandbox/serve`. */
const serverSources = ['src/sandbox/serve.ts', 'src/sandbox/http/admission.ts', 'src/sandbox/seed-reader.ts'];

/** The sources that other files of the package import, each with the one file that contains it. */
export const packageFiles: ReadonlyMap<string, string> = new Map([
  ...inFile('common', gatheredSources('src/entries/common.ts')),
  ...inFile('sandbox/common', gatheredSources('src/sandbox/common.ts')),
  ...inFile('files/common', gatheredSources('src/files/common.ts')),
  ...inFile('parsing/common', gatheredSources('src/parsing/common.ts')),
  ...inFile('sandbox/serve', serverSources),
  ...inFile('preflight/index', ['src/preflight/index.ts']),
  ...Object.entries(joinedSources),
  ...[rootFiles, areaFiles, partFiles, tabFiles, commandFiles].flatMap((files) =>
    Object.entries(files).flatMap(([file, source]) => inFile(file, [source])),
  ),
]);

function inFile(file: string, sources: readonly string[]): [source: string, file: string][] {
  return sources.map((source) => [source, file]);
}

/** Names files after their sources. */
export function namedFiles(sources: readonly string[]): Files {
  const files = new Map<string, string>();
  for (const source of sources) {
    const name = basename(source, '.ts');
    const otherSource = files.get(name);
    if (otherSource !== undefined)
      throw new Error(`${otherSource} and ${source} would be one file of the package. Rename one of them.`);
    files.set(name, source);
  }
  return Object.fromEntries(files);
}
