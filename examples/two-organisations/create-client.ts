import { ApiClient } from 'contact-centre-client';
import { proxyTransport } from 'contact-centre-client/node';
import { clientCredentials } from 'contact-centre-client/tokens';

/**
 * Creates the client of an organisation from the environment variables with a prefix, such as `SOURCE_REGION`. Calls and sign-in
 * go through the proxy in `PROXY_URL`, except to the hosts in `NO_PROXY`.
 */
export function createClient(prefix: 'SOURCE' | 'TARGET', env: NodeJS.ProcessEnv): ApiClient {
  const apiUrl = env[`${prefix}_API_URL`];
  const environment = env[`${prefix}_REGION`] ?? 'us_east_1';
  const proxyUrl = env['PROXY_URL'];
  return new ApiClient({
    ...(apiUrl === undefined ? { environment } : { apiUrl }),
    auth: clientCredentials({
      clientId: env[`${prefix}_CLIENT_ID`] ?? '',
      clientSecret: env[`${prefix}_CLIENT_SECRET`] ?? '',
    }),
    ...(proxyUrl !== undefined && { transport: proxyTransport(proxyUrl) }),
    rejectWith: 'error',
    retry: true,
  });
}
