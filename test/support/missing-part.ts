import { existsSync } from 'node:fs';
import { onTestFinished, vi } from 'vitest';

/**
 * Makes a part of the sources (`auth/refresh`) fail to load until the test ends, as in a page after a deployment. It retries
 * until the mock applies: Vitest applies a mock with the next import, and drops one that is requested during another import.
 * @returns a function that restores the part earlier.
 */
export async function missingPart(part: string): Promise<() => Promise<void>> {
  if (!existsSync(new URL(`../../src/${part}.ts`, import.meta.url))) throw new Error(`There is no src/${part}.ts`);
  const path = `../../src/${part}.js`;
  const isMissing = (): Promise<boolean> =>
    import(/* @vite-ignore */ path).then(
      () => false,
      () => true,
    );
  const failing = (): never => {
    throw new Error('Failed to fetch dynamically imported module');
  };
  do vi.doMock(path, failing);
  while (!(await isMissing()));
  const bringBack = async (): Promise<void> => {
    do vi.doUnmock(path);
    while (await isMissing());
  };
  onTestFinished(bringBack);
  return bringBack;
}
