import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** A compressed file. */
export interface Packed {
  /** As in `Accept-Encoding`. */
  coding: 'br' | 'gzip';
  /** Compressed on the first request, unless the build has done so. */
  content: () => Buffer;
}

/** A file as it is sent. */
export interface StaticFile {
  type: string;
  plain: Buffer;
  /** The codings that it is sent in, the smallest first. */
  packed: readonly Packed[];
  /** Its name contains a hash of its content, so it never changes. */
  immutable: boolean;
}

/** The ending of a file that the build has compressed. */
const BROTLI = '.br';

/** Reads all files of a folder into memory, by URL path. Other files cannot be requested. */
export function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const contents = new Map(
    names.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(folder.length).split(sep).join('/'), readFileSync(file)];
    }),
  );
  return new Map(
    [...contents].flatMap(([path, plain]) =>
      path.endsWith(BROTLI) ? [] : [[path, staticFile(path, plain, contents.get(`${path}${BROTLI}`))]],
    ),
  );
}

function staticFile(path: string, plain: Buffer, brotli: Buffer | undefined): StaticFile {
  let compressed: Buffer | undefined;
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    plain,
    packed: [
      ...(brotli ? [{ coding: 'br' as const, content: () => brotli }] : []),
      { coding: 'gzip', content: () => (compressed ??= gzipSync(plain, { level: 9 })) },
    ],
    immutable: path.startsWith('/assets/'),
  };
}
