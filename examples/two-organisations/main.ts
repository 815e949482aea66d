import { copyWrapupCodes } from './copy-wrapup-codes.js';
import { createClient } from './create-client.js';

const source = createClient('SOURCE', process.env);
const target = createClient('TARGET', process.env);
try {
  const names = await copyWrapupCodes({ source, target }, console.log);
  console.log(`Copied ${names.length} wrap-up codes`);
} finally {
  // Ends the connections to the proxy, which would keep the program running.
  await Promise.all([source.close(), target.close()]);
}
