/** Peak memory of a process during one large response compared with the memory before, and the received bytes. */
import { callers } from './callers.mjs';

const { caller, entry, address } = JSON.parse(process.argv[2]);
const call = await callers[caller](entry, address);
const before = process.memoryUsage().rss;
const body = await call();
const peak = process.resourceUsage().maxRSS / 2 ** 10;
const kind = typeof body === 'string' ? 'text' : body.constructor.name;
console.log(JSON.stringify({ peak, added: peak - before / 2 ** 20, kind, length: body.byteLength ?? body.length }));
process.exit();
