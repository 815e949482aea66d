const { serveSandbox } = require('contact-centre-client/sandbox/serve');

/** Runs in Node itself, outside the environment of the tests. */
module.exports = async () => {
  globalThis.served = await serveSandbox({ rateLimit: false });
  process.env.SANDBOX_URL = served.url;
  process.env.SANDBOX_TOKEN = served.sandbox.issueAccessToken();
};
