/**
 * Milliseconds that TypeScript's language server takes for a project: to open a file and report its errors, and to complete
 * after some code that is typed at its end: the first time, and again after the line was deleted and typed anew.
 */
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const { server, file, typed, member, times } = JSON.parse(process.argv[2]);

const child = spawn(process.execPath, [server, '--disableAutomaticTypingAcquisition', '--suppressDiagnosticEvents'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const waiting = new Map();
let sequence = 0;
let output = Buffer.alloc(0);

child.stdout.on('data', (chunk) => {
  output = Buffer.concat([output, chunk]);
  for (;;) {
    const [head, length] = /^Content-Length: (\d+)\r\n\r\n/.exec(output.subarray(0, 100).toString()) ?? [];
    if (head === undefined || output.length < head.length + Number(length)) return;
    const message = JSON.parse(output.subarray(head.length, head.length + Number(length)).toString());
    output = output.subarray(head.length + Number(length));
    waiting.get(message.request_seq)?.(message);
  }
});

function send(command, args) {
  sequence += 1;
  child.stdin.write(`${JSON.stringify({ seq: sequence, type: 'request', command, arguments: { file, ...args } })}\n`);
  return sequence;
}

function request(command, args) {
  return new Promise((resolve) => waiting.set(send(command, args), resolve));
}

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const lines = readFileSync(file, 'utf8').split('\n').length;

async function completion() {
  send('change', { line: lines, offset: 1, endLine: lines, endOffset: 1, insertString: typed });
  const { body } = await request('completionInfo', { line: lines, offset: typed.length + 1, triggerCharacter: '.' });
  if (!body?.entries.some(({ name }) => name === member)) throw new Error(`"${typed}" is not completed to "${member}"`);
}

const open = await timed(async () => {
  send('open', {});
  for (const kind of ['syntacticDiagnosticsSync', 'semanticDiagnosticsSync', 'suggestionDiagnosticsSync']) {
    const { body } = await request(kind);
    if (kind !== 'suggestionDiagnosticsSync' && body.length > 0) throw new Error(JSON.stringify(body[0]));
  }
});
const completions = [];
for (let time = 0; time < times; time++) {
  completions.push(await timed(completion));
  send('change', { line: lines, offset: 1, endLine: lines, endOffset: typed.length + 1, insertString: '' });
  await request('semanticDiagnosticsSync');
}
child.kill();
console.log(JSON.stringify({ open, first: completions[0], again: completions.slice(1) }));
