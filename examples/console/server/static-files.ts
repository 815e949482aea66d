import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** A file as it goes over the wire. */
export interface StaticFile {
  type: string;
  plain: Buffer;
  /** Compressed when it is asked for first. */
  gzip: () => Buffer;
  /** Named after its content, so that it never changes. */
  immutable: boolean;
}

/** All files of a folder by their paths in URLs, kept in memory: what is not in there cannot be asked for. */
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
