import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackageFile {
  readonly repository?: string | { readonly url?: string };
}

/** Returns the address of the repository from package.json, without `git+` and `.git`; `undefined` if it names none. */
export function repositoryUrl(root: string): string | undefined {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageFile;
  const url = typeof repository === 'string' ? repository : repository?.url;
  const address = url?.replace(/^git\+/, '').replace(/\.git$/, '');
  return address?.startsWith('https://') ? address : undefined;
}

/** Returns where the repository shows its files (`blob`) or edits them (`edit`); `undefined` if package.json names none. */
export function sourceUrl(root: string, view: 'blob' | 'edit'): string | undefined {
  const url = repositoryUrl(root);
  return url && `${url}/${view}/main`;
}
