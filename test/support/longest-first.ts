import { basename } from 'node:path';
import type { TestProject, TestSequencerConstructor, TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * Starts the slowest files first, as listed, since a file that starts last runs alone. Vitest itself only knows durations of
 * earlier runs. The other files are sorted by project: a process that shares loaded modules ends when the next file belongs to
 * another project.
 */
export function longestFirst(...names: string[]): TestSequencerConstructor {
  const rank = ({ moduleId }: TestSpecification): number => {
    const place = names.indexOf(basename(moduleId, '.test.ts'));
    return place < 0 ? names.length : place;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const projects = new Map<TestProject, number>();
      for (const { project } of files) projects.set(project, projects.get(project) ?? projects.size);
      const place = ({ project }: TestSpecification): number => projects.get(project) ?? 0;
      return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other) || place(one) - place(other));
    }
  };
}
