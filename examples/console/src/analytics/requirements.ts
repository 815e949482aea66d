import type { Requirement } from '../session/access.js';
import { queryKinds } from './query/kinds.js';

/** The page needs the permission for one of its queries. */
export const anyQuery: Requirement = [Object.values(queryKinds).flatMap(({ permissions }) => permissions)];
