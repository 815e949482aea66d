import type { OpenEnum } from './open-enum.js';

export interface DependencyCount {
  /** Not exact. */
  estimatedCount?: number;
}

/** One end of a dependency, named by kind and id. */
export interface DependencyEntity {
  entityId: string;
  entityType: OpenEnum<'Integration' | 'DataAction' | 'Credential'>;
}

export interface DependencyEntityListing {
  entities: DependencyEntity[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}
