/**
 * Compares the built package with other ways of calling the platform, prints tables, writes them to bench/RESULTS.md, and fails
 * if a limit is not met. Run by `npm run bench`. A full run takes about ten minutes and needs an otherwise idle machine.
 *
 * A full run also draws the charts of docs/performance.md, in docs/images.
 *
 * `-- --only=calls,imports` runs some measures, `-- --quick` takes fewer samples, `-- --no-build` uses the existing dist/. None
 * of these writes a file.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { bulk } from './measures/bulk.js';
import { bundles } from './measures/bundles.js';
import { calls } from './measures/calls.js';
import { download } from './measures/download.js';
import { editor } from './measures/editor.js';
import { events } from './measures/events.js';
import { files } from './measures/files.js';
import { heap } from './measures/heap.js';
import { imports } from './measures/imports.js';
import { items } from './measures/items.js';
import { lists } from './measures/lists.js';
import { logging } from './measures/logging.js';
import { otel } from './measures/otel.js';
import { queue } from './measures/queue.js';
import { redaction } from './measures/redaction.js';
import { sandbox } from './measures/sandbox.js';
import { sandboxStart } from './measures/sandbox-start.js';
import { scale } from './measures/scale.js';
import { tokens } from './measures/tokens.js';
import { turns } from './measures/turns.js';
import { types } from './measures/types.js';
import { drawChart, themes } from './support/chart.js';
import { benchFolder } from './support/child.js';
import { isBusy, machine } from './support/machine.js';
import type { Limit, Section } from './support/report.js';
import { isMet, limitLine, missesGoal, markdown } from './support/report.js';
import { setUp } from './support/set-up.js';

const measures = [
  calls,
  imports,
  bundles,
  types,
  editor,
  lists,
  items,
  logging,
  otel,
  redaction,
  heap,
  download,
  files,
  events,
  bulk,
  sandbox,
  sandboxStart,
  scale,
  tokens,
  turns,
  queue,
];
const file = join(benchFolder, 'RESULTS.md');

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
});
const { only, quick = false, 'no-build': usesExistingBuild = false } = values;
const selected = only?.split(',') ?? measures.map(({ name }) => name);
const unknownName = selected.find((name) => !measures.some((measure) => measure.name === name));
if (unknownName !== undefined)
  throw new Error(`No measure is called ${unknownName}: ${measures.map(({ name }) => name).join(', ')}`);

const formatMarkdown = async (text: string): Promise<string> => (await format(file, text)).code;

const machineText = machine();
if (isBusy()) console.error('The machine is busy with something else: the figures will be rough.');
console.error('setting up');
setUp({ build: !usesExistingBuild });
console.log(`${machineText}\n`);

const sections: Section[] = [];
for (const measure of measures.filter(({ name }) => selected.includes(name))) {
  console.error(`measuring ${measure.name}`);
  const section = await measure.run(quick);
  sections.push(section);
  console.log(await formatMarkdown(markdown(section)));
}

const limits = sections.flatMap((section) => section.limits);
const broken = limits.filter((limit) => !isMet(limit));
const goals = limits.filter(({ goal }) => goal !== undefined);
const missed = goals.filter(missesGoal);
const list = (title: string, listed: readonly Limit[]): string =>
  [`${title}:`, '', ...listed.map((limit) => `- ${limitLine(limit)}`)].join('\n');
const outcome = [
  broken.length === 0
    ? `All ${limits.length} limits held.`
    : list(`${broken.length} of ${limits.length} limits did not hold`, broken),
  ...(missed.length === 0 ? [] : [list(`${missed.length} of ${goals.length} goals beyond them are not reached`, missed)]),
].join('\n\n');
console.log(outcome);

if (!quick && !usesExistingBuild && only === undefined) {
  const head = `# Results\n\nWritten by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}.\n\n${machineText}.\n\n${outcome}`;
  await writeFile(file, await formatMarkdown([head, ...sections.map(markdown)].join('\n\n')));
  await writeCharts(sections);
}
if (broken.length > 0) process.exitCode = 1;

async function writeCharts(measured: readonly Section[]): Promise<void> {
  for (const chart of measured.flatMap(({ charts = [] }) => charts)) {
    for (const theme of themes) {
      const path = join(benchFolder, '../docs/images', `${chart.name}-${theme}.svg`);
      await writeFile(path, drawChart(chart, theme));
    }
  }
}
