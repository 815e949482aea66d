// Bundles a file as Vite 8 does, and prints the code: `node bundled.mjs entry.js`.
import { rolldown } from 'rolldown';

const bundle = await rolldown({ input: process.argv[2], preserveEntrySignatures: false, platform: 'browser' });
const { output } = await bundle.generate({ format: 'esm' });
process.stdout.write(output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'), () => process.exit());
