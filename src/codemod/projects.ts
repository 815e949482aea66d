import { access } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { filesBelow, textOf } from '../parsing/files.js';
import { THEIRS } from '../parsing/packages.js';
import { dependenciesIn } from './package-json.js';
import { isOfInterest } from './program.js';

/** The package in quotes, as modules and configurations name it. */
const quotedName = /['"`](?:[^'"`\n]*\/)?purecloud-platform-client-v2(?![\w-])/;

/** Finds the package.json that provides the vendor's package to a file. */
export class Projects {
  readonly #owners = new Map<string, Promise<string | undefined>>();
  readonly #folder: string;

  /** @param folder - The folder of the program that moves. */
  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  /**
   * Returns the nearest package.json, from a folder upwards, that lists the vendor's package. The search ends at the root of a
   * repository.
   */
  async ownerOf(folder: string): Promise<string | undefined> {
    const at = resolve(folder);
    const owner = this.#owners.get(at) ?? this.#search(at);
    this.#owners.set(at, owner);
    return await owner;
  }

  /** Whether a package.json is outside of the program's folder. */
  isOutside(path: string): boolean {
    return !path.startsWith(this.#folder.endsWith(sep) ? this.#folder : `${this.#folder}${sep}`);
  }

  /** Lists files of a project that are outside the program's folder and use the vendor's package. */
  async usersOutside(owner: string): Promise<string[]> {
    const users: string[] = [];
    for await (const path of filesBelow(dirname(owner), isOfInterest, () => undefined)) {
      if (!this.isOutside(path) || path.endsWith(`${sep}package.json`)) continue;
      const text = await textOf(path).catch(() => '');
      if (quotedName.test(text) && (await this.ownerOf(dirname(path))) === owner) users.push(path);
    }
    return users;
  }

  async #search(folder: string): Promise<string | undefined> {
    const path = join(folder, 'package.json');
    if (await listsTheirs(path)) return path;
    const parentFolder = dirname(folder);
    if (parentFolder === folder || (await exists(join(folder, '.git')))) return undefined;
    return await this.ownerOf(parentFolder);
  }
}

async function listsTheirs(path: string): Promise<boolean> {
  try {
    const text = await textOf(path);
    return text.includes(THEIRS) && dependenciesIn(text).isTheirs;
  } catch {
    return false;
  }
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}
