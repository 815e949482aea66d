import all from './tsup.config.js';
const list = all as any[];
export default [list[0], list[1], list[4]].map(({ onSuccess, ...o }) => ({ ...o, clean: false, format: ['esm'] }));
