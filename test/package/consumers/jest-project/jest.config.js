const served = { globalSetup: './serve-sandbox.js', globalTeardown: './close-sandbox.js' };

module.exports = {
  projects: [
    { ...served, displayName: 'without settings', testEnvironment: 'jsdom', testPathIgnorePatterns: ['msw'] },
    {
      displayName: 'msw',
      testMatch: ['**/msw.test.js'],
      // As docs/testing.md has them: dependencies of msw are ES modules.
      transform: { '\\.m?js$': ['babel-jest', { plugins: ['@babel/plugin-transform-modules-commonjs'] }] },
      transformIgnorePatterns: ['/node_modules/(?!(?:msw|@mswjs|@open-draft|rettime|until-async|headers-polyfill)/)'],
    },
  ],
};
