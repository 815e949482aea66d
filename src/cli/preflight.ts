import { bareMessage } from '../core/errors/bare-message.js';
import type { Region } from '../core/client/regions.js';
import { ApiClient } from '../entries/fetch-client.js';
import { InvalidCommandLine } from '../parsing/command-line.js';
import type { OptionValues } from '../parsing/folder-command.js';
import { preflight } from '../preflight/index.js';
import type { OperationName, PreflightReport } from '../preflight/index.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** How the command signs in. */
type Credentials = { readonly token: string } | { readonly clientId: string; readonly clientSecret: string };

/** A client that has not signed in, and its credentials. */
export interface PlatformAccess {
  readonly client: ApiClient;
  readonly credentials: Credentials;
}

/**
 * Reads the region from the command line or the environment, and the credentials from the environment.
 *
 * @throws InvalidCommandLine if something is missing or invalid.
 */
export function readAccess(values: OptionValues, env: Environment): PlatformAccess {
  return { client: createClient(values, env), credentials: readCredentials(env) };
}

/** Signs in and checks operations. */
export async function checkAccess({ client, credentials }: PlatformAccess, names: readonly string[]): Promise<PreflightReport> {
  try {
    if ('token' in credentials) client.setAccessToken(credentials.token);
    else await client.loginClientCredentialsGrant(credentials.clientId, credentials.clientSecret);
    return await preflight(client, names as OperationName[]);
  } finally {
    await client.close();
  }
}

function createClient(values: OptionValues, env: Environment): ApiClient {
  const region = textOf(values['region']);
  const apiUrl = textOf(values['api-url']);
  if (region !== undefined && apiUrl !== undefined)
    throw new InvalidCommandLine('Both --region and --api-url are set. Remove one of them.');
  const address = apiUrl ?? (region === undefined ? textOf(env['API_URL']) : undefined);
  const loginUrl = textOf(values['login-url']);
  try {
    return new ApiClient({
      ...(address === undefined ? { region: (region ?? textOf(env['REGION']) ?? 'us_east_1') as Region } : { apiUrl: address }),
      ...(loginUrl !== undefined && { loginUrl }),
      rejectWith: 'error',
    });
  } catch (error) {
    throw new InvalidCommandLine(bareMessage(error), { cause: error });
  }
}

function readCredentials(env: Environment): Credentials {
  const token = textOf(env['ACCESS_TOKEN']);
  if (token !== undefined) return { token };
  const clientId = textOf(env['CLIENT_ID']);
  const clientSecret = textOf(env['CLIENT_SECRET']);
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  const missing = clientId === undefined && clientSecret === undefined ? 'No credentials are set' : missingText(clientId);
  throw new InvalidCommandLine(
    `${missing}. Set the environment variable ACCESS_TOKEN, or CLIENT_ID and CLIENT_SECRET of an OAuth client for client credentials.`,
  );
}

function missingText(clientId: string | undefined): string {
  return clientId === undefined ? 'CLIENT_SECRET is set without CLIENT_ID' : 'CLIENT_ID is set without CLIENT_SECRET';
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
