export default {
  base: '/built/',
  build: { target: 'es2022', rollupOptions: { input: ['index.html', 'msw.html'] } },
  worker: { format: 'es' },
};
