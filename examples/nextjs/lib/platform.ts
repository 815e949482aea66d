import { ApiClient } from 'contact-centre-client/fetch';
import type { Region } from 'contact-centre-client/fetch';
import { clientCredentials } from 'contact-centre-client/tokens';

let cachedClient: ApiClient | undefined;

/**
 * Returns the client of the server. All requests share it and its token, which it renews before it expires. It is created with
 * the first request, because a build has no secret.
 */
export function platform(): ApiClient {
  const {
    API_URL: apiUrl,
    REGION: region = 'us_east_1',
    CLIENT_ID: clientId = '',
    CLIENT_SECRET: clientSecret = '',
  } = process.env;
  cachedClient ??= new ApiClient({
    ...(apiUrl === undefined ? { region: region as Region } : { apiUrl }),
    rejectWith: 'error',
    auth: clientCredentials({ clientId, clientSecret }),
  });
  return cachedClient;
}
