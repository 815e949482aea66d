import { onTestFinished, vi } from 'vitest';

/**
 * Lets a part of the sources (`auth/refresh`) not be loaded until the test ends, as in a page after a deployment. Tried until it holds: Vitest takes a
 * mock in with the next import, and forgets one that is asked for while another import takes its own in. @returns what brings the part back earlier.
 */
export async function missingPart(part: string): Promise<() => Promise<void>> {
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
