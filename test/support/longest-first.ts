import { basename } from 'node:path';
import type { TestSequencerConstructor, TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Begins with the files that take longest, named in that order: what is begun last runs alone. Vitest itself would have to have seen them run. */
export function longestFirst(...names: string[]): TestSequencerConstructor {
  const rank = ({ moduleId }: TestSpecification): number => {
    const place = names.indexOf(basename(moduleId, '.test.ts'));
    return place < 0 ? names.length : place;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
    }
  };
}
