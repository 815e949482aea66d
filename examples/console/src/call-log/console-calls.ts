import { onForget } from '../session/personal-data.js';
import { CallLog } from './call-log.js';

/** The calls of all clients of this page. */
export const callLog = new CallLog();

onForget(callLog.clear);
