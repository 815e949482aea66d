/**
 * Downloads an address to a directory, and writes a line to stdout when its part exists: `stalled-download.ts url directory`.
 */
import { download } from '../../../../src/files/index.js';

const [url = '', to = ''] = process.argv.slice(2);
const onProgress = ({ done }: { done: number }): void => void process.stdout.write(`${done}\n`);
await download(url, { to, existing: 'replace', onProgress, timeout: 0 }).toArray();
process.stdout.write('complete\n');
