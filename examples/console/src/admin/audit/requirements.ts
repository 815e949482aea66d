import type { Requirement } from '../../session/access.js';

/** Reads who has changed what. */
export const seeAudit: Requirement = ['audits:audit:view'];
