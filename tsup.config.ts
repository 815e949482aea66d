import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/fetch.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  splitting: true,
  treeshake: true,
  clean: true,
});
