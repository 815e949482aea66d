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

/** A file as it is sent. */
export interface StaticFile {
  type: string;
  plain: Buffer;
  /** Compressed on the first request. */
  gzip: () => Buffer;
  /** Its name contains a hash of its content, so it never changes. */
  immutable: boolean;
}

/** Reads all files of a folder into memory, by URL path. Other files cannot be requested. */
export function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(folder.length).split(sep).join('/');
      return [path, staticFile(readFileSync(file), path)];
    }),
  );
}

function staticFile(plain: Buffer, path: string): StaticFile {
  let compressed: Buffer | undefined;
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    plain,
    gzip: () => (compressed ??= gzipSync(plain, { level: 9 })),
    immutable: path.startsWith('/assets/'),
  };
}
