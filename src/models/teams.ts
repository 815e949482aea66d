import type { Team } from './shared.js';

export interface TeamEntityListing {
  entities: Team[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}
