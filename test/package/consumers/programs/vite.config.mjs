import vue from '@vitejs/plugin-vue';

export default {
  plugins: [vue()],
  build: {
    target: 'es2022',
    minify: false,
    rollupOptions: { input: ['status-react/index.html', 'status-vue/index.html', 'wallboard/index.html'] },
  },
};
