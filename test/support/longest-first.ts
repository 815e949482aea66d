import { basename } from 'node:path';
import type { TestProject, TestSequencerConstructor, TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * Begins with the files that take longest, named in that order: what is begun last runs alone. Vitest itself would have to have seen them
 * run. The others project by project: a process that shares what it has loaded ends where the next file is of another project.
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
