import type { ApiPromise, ApiResponse, CallSender, OperationCall } from 'contact-centre-client/fetch';
import type { OAuthClient, TokenInfo } from 'contact-centre-client/models';
import type { Grants } from 'contact-centre-client/preflight';
import { readGrants } from 'contact-centre-client/preflight';

/** Whose access is read. */
export interface Subject {
  kind: 'me' | 'user' | 'client';
  /** Empty for the signed-in user. */
  id: string;
}

/** Reads what a user or an OAuth client may do. The scopes of the console's own token do not limit others. */
export async function readGrantsOf(client: CallSender, subject: Subject, signal: AbortSignal): Promise<Grants> {
  if (subject.kind === 'me') return await readGrants(client, { signal });
  const grants = await readGrants(subjectSender(client, subject), { signal });
  return { ...grants, kind: subject.kind, id: subject.id, scopes: undefined };
}

/** Returns a sender that reads the grants of another subject where the library reads those of the token. */
function subjectSender(client: CallSender, { kind, id }: Subject): CallSender {
  return {
    send: <T>(call: OperationCall): ApiPromise<T> => {
      if (call.operation === 'getAuthorizationSubjectsMe') {
        return client.send<T>({
          ...call,
          operation: 'getAuthorizationSubject',
          route: 'GET /api/v2/authorization/subjects/{subjectId}',
          required: { subjectId: id },
        });
      }
      if (call.operation !== 'getTokensMe' || kind === 'user') return client.send<T>(call);
      const read = client.send<OAuthClient>({
        ...call,
        operation: 'getOauthClient',
        route: 'GET /api/v2/oauth/clients/{clientId}',
        required: { clientId: id },
      });
      return { withResponse: async () => asTokenInfo(await read.withResponse()) } as unknown as ApiPromise<T>;
    },
  };
}

/** Returns the token that the OAuth client would receive by client credentials. */
function asTokenInfo(response: ApiResponse<OAuthClient>): ApiResponse<TokenInfo> {
  const OAuthClient = { ...response.body, authorizedGrantType: 'CLIENT-CREDENTIALS' } as TokenInfo['OAuthClient'];
  return { ...response, body: { OAuthClient } as TokenInfo };
}
