import { callOperation } from './call-operation.js';
import { describeOperation } from './describe-operation.js';
import { findOperations } from './find-operations.js';
import { howTo } from './how-to.js';
import { listAll } from './list-all.js';
import { runCode } from './run-code.js';
import { runJob } from './run-job.js';
import type { Tool } from './tool.js';

/** All tools, in the order in which an assistant usually needs them. */
export const tools: readonly Tool[] = [findOperations, describeOperation, callOperation, listAll, runJob, howTo, runCode];
