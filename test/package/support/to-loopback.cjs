// Required before a program that calls the platform: redirects its connections to the local port in PLATFORM_PORT.
const { env } = require('node:process');
const tls = require('node:tls');

const { connect } = tls;
tls.connect = (options, ...more) => {
  if (!/\.mypurecloud\.ie$/.test(options.host)) throw new Error(`A program of the tests wanted to connect to ${options.host}`);
  return connect({ ...options, host: '127.0.0.1', port: Number(env.PLATFORM_PORT) }, ...more);
};
