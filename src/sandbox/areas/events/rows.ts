import { auditRows } from './audits.js';
import { contentRows } from './content.js';
import { outboundRows } from './outbound.js';
import { peopleRows } from './people.js';
import { planningRows } from './planning.js';
import { recordingRows } from './recordings.js';
import type { Row } from './row.js';
import { taskRows } from './tasks.js';
import { telephonyRows } from './telephony.js';

/** The change that triggers the events of each topic. Conversations, user states and jobs publish their own events. */
export const rows: readonly Row[] = [
  ...outboundRows,
  ...peopleRows,
  ...telephonyRows,
  ...contentRows,
  ...planningRows,
  ...recordingRows,
  ...taskRows,
  ...auditRows,
];
