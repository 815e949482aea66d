// Copies what a maintainer has entered in publisher.json into each published package.json and SECURITY.md: `npm run publisher`.
import { readFileSync, writeFileSync } from 'node:fs';
import { filledFiles, publisherFile, publisherProblems, readPublisher } from './publisher.js';

const read = (path: string): string => readFileSync(path, 'utf8');
const publisher = readPublisher(read(publisherFile));
const problems = publisherProblems(publisher);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
for (const [path, text] of filledFiles(publisher, read)) {
  if (text === read(path)) continue;
  writeFileSync(path, text);
  console.log(`${path} has the data of ${publisherFile}.`);
}
