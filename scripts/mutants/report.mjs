import { originalText } from './mutants.mjs';

/** Prints how many mutants of each file were noticed, and those that were not. @returns the share that was noticed, in % */
export function report(name, mutants, survivors) {
  const files = [...new Set(mutants.map(({ file }) => file))];
  for (const file of files) {
    const mutantsOfFile = mutants.filter((mutant) => mutant.file === file);
    const surviving = survivors.filter((mutant) => mutant.file === file);
    console.log(`${file}: ${share(mutantsOfFile, surviving).toFixed(1)} % of ${mutantsOfFile.length}`);
    for (const mutant of surviving) console.log(`  ${describe(mutant)}`);
  }
  const total = share(mutants, survivors);
  console.log(`${name}: ${total.toFixed(1)} % of ${mutants.length} mutants are noticed; ${survivors.length} survive.`);
  return total;
}

/** Describes a mutant in one line, with lines and columns from 1. */
export function describe(mutant) {
  const { mutatorName, replacement, start } = mutant;
  const short = (text) => text.replace(/\s+/g, ' ').slice(0, 60);
  return `${start.line + 1}:${start.column + 1} ${mutatorName}: ${short(originalText(mutant))} -> ${short(replacement)}`;
}

function share(mutantsOfFile, surviving) {
  return mutantsOfFile.length === 0 ? 100 : 100 - (100 * surviving.length) / mutantsOfFile.length;
}
