import { describe, expectTypeOf, it } from 'vitest';
import {
  AbortError,
  ApiClient,
  ApiError,
  ContactCentreError,
  NetworkError,
  PlatformApi,
  RateLimitError,
  SignInError,
  TimeoutError,
  TransportError,
  UsersApi,
} from 'contact-centre-client';
import type {
  ApiPromise,
  ApiResponse,
  AuthData,
  SignedIn,
  LogEntry,
  LogSink,
  Region,
  RequestOptions,
  RetryOptions,
  SignInErrorCode,
  Transport,
  TransportRequest,
  TransportResponse,
} from 'contact-centre-client';
import { ApiClient as FetchClient, PlatformApi as FetchPlatformApi } from 'contact-centre-client/fetch';
import type { ErrorBody, User } from 'contact-centre-client/models';

interface Pilot {
  id: string;
}

describe('A custom class that extends PlatformApi', () => {
  it('compiles if every placeholder has an argument', () => {
    class PilotApi extends PlatformApi {
      getPilot(pilotId: string, request?: RequestOptions): ApiPromise<Pilot> {
        return this.call('getPilot', 'GET /api/v2/pilots/{pilotId}', { pilotId }, {}, request);
      }
      getPilotFlight(pilotId: string, flightId: number, opts?: { expand?: string[] }): ApiPromise<Pilot> {
        return this.call('getPilotFlight', 'GET /api/v2/pilots/{pilotId}/flights/{flightId}', { pilotId, flightId }, opts);
      }
      deletePilots(): ApiPromise<void> {
        return this.call(
          'deletePilots',
          'DELETE /api/v2/pilots',
          {},
          {},
          {},
          { auth: 'guest', headers: { ifMatch: 'If-Match' } },
        );
      }
    }
    const api = new PilotApi(new ApiClient());
    expectTypeOf(api.getPilot('1')).resolves.toEqualTypeOf<Pilot>();
    expectTypeOf(api.deletePilots()).toEqualTypeOf<ApiPromise<void>>();
    void new PilotApi(new FetchClient()).getPilotFlight('1', 2);
  });

  it('rejects a route that does not match its arguments', () => {
    class PilotApi extends PlatformApi {
      getPilot(pilot: string): ApiPromise<Pilot> {
        // @ts-expect-error -- nothing fills {pilotId}
        return this.call('getPilot', 'GET /api/v2/pilots/{pilotId}', { pilot });
      }
      getFlight(pilotId: string): ApiPromise<Pilot> {
        // @ts-expect-error -- nothing fills the second placeholder
        return this.call('getFlight', 'GET /api/v2/pilots/{pilotId}/flights/{flightId}', { pilotId });
      }
      getPlane(plane: object): ApiPromise<Pilot> {
        // @ts-expect-error -- an object cannot be part of a path
        return this.call('getPlane', 'GET /api/v2/planes/{plane}', { plane });
      }
      getHangar(hangarId?: string): ApiPromise<Pilot> {
        // @ts-expect-error -- a placeholder cannot be left open
        return this.call('getHangar', 'GET /api/v2/hangars/{hangarId}', { hangarId });
      }
    }
    expectTypeOf(PilotApi).toBeConstructibleWith(new ApiClient());
  });

  it('rejects a misspelt operation, verb, path or detail', () => {
    class PilotApi extends PlatformApi {
      getPilots(): ApiPromise<Pilot[]> {
        // @ts-expect-error -- the class has no method getPilot
        return this.call('getPilot', 'GET /api/v2/pilots', {});
      }
      getPlanes(): ApiPromise<Pilot[]> {
        // @ts-expect-error -- a route begins with its verb
        return this.call('getPlanes', '/api/v2/planes', {});
      }
      getHangars(): ApiPromise<Pilot[]> {
        // @ts-expect-error -- the path begins with a slash
        return this.call('getHangars', 'GET api/v2/hangars', {});
      }
      getFlights(): ApiPromise<Pilot[]> {
        // @ts-expect-error -- FETCH is no verb
        return this.call('getFlights', 'FETCH /api/v2/flights', {});
      }
      getRunways(): ApiPromise<Pilot[]> {
        // @ts-expect-error -- calls are made with a user's token, as a guest, or without a token
        return this.call('getRunways', 'GET /api/v2/runways', {}, {}, {}, { auth: 'basic' });
      }
      getGates(): ApiPromise<Pilot[]> {
        // @ts-expect-error -- lists are sent as csv, ssv, tsv, pipes or multi
        return this.call('getGates', 'GET /api/v2/gates', {}, {}, {}, { collection: 'semicolons' });
      }
    }
    expectTypeOf(new PilotApi().getPilots()).resolves.toEqualTypeOf<Pilot[]>();
  });

  it('accepts a client, not a token', () => {
    // @ts-expect-error -- a token is set on the client
    new PlatformApi('token');
    // @ts-expect-error -- options belong to the client, too
    new UsersApi({ region: 'eu_west_1' });
  });

  it('is the same class in both entries', () => {
    expectTypeOf(FetchPlatformApi).toEqualTypeOf(PlatformApi);
  });
});

describe('The result of a call', () => {
  const call = new UsersApi().getUser('id');

  it('resolves with the body', () => {
    expectTypeOf(call).toEqualTypeOf<ApiPromise<User>>();
    expectTypeOf<Awaited<typeof call>>().toEqualTypeOf<User>();
    expectTypeOf(call.then((user) => user.name)).toEqualTypeOf<Promise<string | undefined>>();
    expectTypeOf(call.catch(() => null)).resolves.toEqualTypeOf<User | null>();
    expectTypeOf(call.finally()).toEqualTypeOf<Promise<User>>();
  });

  it('has status and headers on request', () => {
    expectTypeOf(call.withResponse()).toEqualTypeOf<Promise<ApiResponse<User>>>();
    expectTypeOf<ApiResponse<User>['body']>().toEqualTypeOf<User>();
    expectTypeOf<ApiResponse<void>['status']>().toBeNumber();
    expectTypeOf<ApiResponse<void>['error']>().toEqualTypeOf<ErrorBody | undefined>();
  });

  it('rejects with an unknown value that must be narrowed', () => {
    void call.catch((reason: unknown) => {
      expectTypeOf(reason).toBeUnknown();
    });
    const message = (reason: Error): string => reason.message;
    // @ts-expect-error -- it may not be an Error: by default it is the platform's body
    void call.catch(message);
    // @ts-expect-error -- the extended response is not the body
    void call.then((user) => expectTypeOf(user.status));
  });
});

describe('Client options', () => {
  it('are all optional, and the same for both clients except for their HTTP library', () => {
    const storage = new Map<string, string>();
    const common = {
      timeout: 5000,
      returnExtended: true,
      rejectWith: 'error',
      refreshAccessToken: false,
      refreshTokenWaitMax: 20,
      retry: { maxTries: 2 },
      headers: { 'X-App': 'wallboard' },
      maxResponseBytes: 1e7,
      runtime: 'server',
      logger: { level: 'trace', format: 'json', requestBody: true },
      persist: {
        prefix: 'app',
        storage: {
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => void storage.set(key, value),
          removeItem: (key: string) => void storage.delete(key),
        },
      },
    } as const;
    expectTypeOf(ApiClient).toBeConstructibleWith();
    expectTypeOf(FetchClient).toBeConstructibleWith();
    new ApiClient({ ...common, region: 'eu_central_1', proxy: false });
    new FetchClient({ ...common, apiUrl: 'https://gateway.example', loginUrl: 'https://login.example', fetch });
    expectTypeOf(ApiClient.instance).toEqualTypeOf<ApiClient>();
    expectTypeOf(FetchClient.instance).toEqualTypeOf<FetchClient>();
  });

  it('are rejected if they do not exist', () => {
    // @ts-expect-error -- the option is called timeout
    new ApiClient({ timeoutMs: 5000 });
    // @ts-expect-error -- the same on fetch
    new FetchClient({ timeoutMs: 5000 });
    // @ts-expect-error -- axios takes no fetch
    new ApiClient({ fetch });
    // @ts-expect-error -- fetch takes no agent
    new FetchClient({ httpsAgent: {} });
    // @ts-expect-error -- the retry option is called maxTries
    new ApiClient({ retry: { maxRetries: 3 } });
    // @ts-expect-error -- a storage has a removeItem as well
    new ApiClient({ persist: { storage: { getItem: () => null, setItem: () => undefined } } });
  });

  it('are rejected with impossible values', () => {
    // @ts-expect-error -- regions are written with underscores
    new ApiClient({ region: 'eu-west-1' });
    // @ts-expect-error -- a host goes into environment
    new FetchClient({ region: 'mypurecloud.ie' });
    // @ts-expect-error -- the levels are none, error, debug and trace
    new ApiClient({ logger: { level: 'warn' } });
    // @ts-expect-error -- lines are json or text
    new ApiClient({ logger: { format: 'xml' } });
    // @ts-expect-error -- a timeout is a number of milliseconds
    new ApiClient({ timeout: '16s' });
    // @ts-expect-error -- calls reject with the body or with an error
    new ApiClient({ rejectWith: 'response' });
    // @ts-expect-error -- a header has one value
    new ApiClient({ headers: { 'X-App': ['a', 'b'] } });
    // @ts-expect-error -- an option that is set must have a value
    new ApiClient({ region: undefined });
  });

  it('include every region of the platform', () => {
    expectTypeOf<Region>().toEqualTypeOf<
      | 'us_east_1'
      | 'us_east_2'
      | 'us_west_2'
      | 'ca_central_1'
      | 'mx_central_1'
      | 'sa_east_1'
      | 'eu_west_1'
      | 'eu_west_2'
      | 'eu_central_1'
      | 'eu_central_2'
      | 'eusc_de_east_1'
      | 'me_central_1'
      | 'ap_south_1'
      | 'ap_southeast_1'
      | 'ap_southeast_2'
      | 'ap_northeast_1'
      | 'ap_northeast_2'
      | 'ap_northeast_3'
    >();
  });
});

describe('Request options', () => {
  const users = new UsersApi();

  it('set how a call is sent', () => {
    const { signal } = new AbortController();
    void users.getUser('id', {}, { signal, timeout: 0, headers: { 'X-Trace': '1' }, retry: { repeatUnsafe: true } });
    void users.deleteUser('id', { retry: false });
    for (const headers of [new Headers(), new Map([['X-Trace', '1']]), [['X-Trace', '1']] as const]) {
      void users.getUser('id', {}, { headers });
      new ApiClient({ headers });
    }
    expectTypeOf<keyof RequestOptions>().toEqualTypeOf<'signal' | 'timeout' | 'headers' | 'retry' | 'priority' | 'tag'>();
  });

  it('accept headers as names with values only', () => {
    // @ts-expect-error -- a line of a header is no header
    void users.getUser('id', {}, { headers: ['X-Trace: 1'] });
    // @ts-expect-error -- nor is the text of all of them
    void users.getUser('id', {}, { headers: 'X-Trace: 1' });
    // @ts-expect-error -- values are text
    void users.getUser('id', {}, { headers: new Map([['X-Trace', 1]]) });
  });

  it("cannot change the call's target", () => {
    // @ts-expect-error -- verb and path are the method's own
    void users.getUser('id', {}, { method: 'DELETE' });
    // @ts-expect-error -- the host is the client's own
    void users.getUser('id', {}, { baseURL: 'https://elsewhere.example' });
    // @ts-expect-error -- query values belong into opts
    void users.getUser('id', {}, { expand: ['presence'] });
    // @ts-expect-error -- request options do not belong in opts
    void users.getUser('id', { timeout: 100 });
  });
});

describe('RetryOptions', () => {
  it('are all optional, and may be replaced by a boolean', () => {
    expectTypeOf<object>().toExtend<RetryOptions>();
    expectTypeOf<Required<RetryOptions>>().toEqualTypeOf<{
      maxTries: number;
      maxWaitMs: number;
      maxWait: number;
      delayMs: number;
      delay: number;
      repeatUnsafe: boolean;
    }>();
    expectTypeOf<RequestOptions['retry']>().toEqualTypeOf<boolean | RetryOptions | undefined>();
  });
});

describe('Errors', () => {
  const failure: unknown = new Error();

  it('are narrowed by instanceof', () => {
    if (failure instanceof RateLimitError) {
      expectTypeOf(failure).toExtend<ApiError>();
      expectTypeOf(failure.retryAfter).toEqualTypeOf<number | undefined>();
      expectTypeOf<(typeof failure)['name']>().toEqualTypeOf<'RateLimitError'>();
    } else if (failure instanceof ApiError) {
      expectTypeOf(failure.status).toBeNumber();
      expectTypeOf(failure.body).toBeUnknown();
      expectTypeOf(failure.error).toEqualTypeOf<ErrorBody | undefined>();
      expectTypeOf(failure.correlationId).toEqualTypeOf<string | undefined>();
    } else if (failure instanceof TimeoutError) {
      expectTypeOf(failure).toExtend<TransportError>();
      expectTypeOf(failure.timeout).toBeNumber();
    } else if (failure instanceof ContactCentreError) {
      expectTypeOf(failure.code).toBeString();
      // @ts-expect-error -- only an answer has a status
      expectTypeOf(failure.status);
    }
  });

  it('are also narrowed by their literal names', () => {
    const read = (error: AbortError | NetworkError | RateLimitError): unknown => {
      if (error.name === 'RateLimitError') return error.retryAfter;
      expectTypeOf(error).toEqualTypeOf<AbortError | NetworkError>();
      // @ts-expect-error -- an aborted call was never limited
      return error.retryAfter;
    };
    expectTypeOf(read).returns.toBeUnknown();
  });

  it('have one of nine codes for a sign-in', () => {
    expectTypeOf<SignInError['code']>().toEqualTypeOf<SignInErrorCode>();
    expectTypeOf<SignInErrorCode>().toEqualTypeOf<
      | 'ERR_GUEST_TOKEN'
      | 'ERR_GUEST_TOKEN_EXPIRED'
      | 'ERR_REFRESH_TIMEOUT'
      | 'ERR_SIGN_IN'
      | 'ERR_SIGN_IN_REQUIRED'
      | 'ERR_SIGN_IN_SUPERSEDED'
      | 'ERR_STATE_MISMATCH'
      | 'ERR_TOKEN_ANSWER'
      | 'ERR_TOKEN_NOT_SET'
      | 'ERR_UNSUPPORTED_RUNTIME'
    >();
    // @ts-expect-error -- codes are a closed list, so that a misspelt comparison is an error
    new SignInError('Signed out', 'ERR_SIGNED_OUT');
  });
});

describe('Transport', () => {
  it('receives a prepared request and returns bytes', () => {
    const transport: Transport = ({ method, url, headers, body, signal, maxResponseBytes }) => {
      expectTypeOf(method).toBeString();
      expectTypeOf(url).toBeString();
      expectTypeOf(headers).toEqualTypeOf<Readonly<Record<string, string>>>();
      expectTypeOf(body).toEqualTypeOf<string | undefined>();
      expectTypeOf(signal).toEqualTypeOf<AbortSignal>();
      expectTypeOf(maxResponseBytes).toEqualTypeOf<number | undefined>();
      return Promise.resolve({ status: 204, statusText: 'No Content', headers: {}, body: new Uint8Array() });
    };
    new ApiClient({ transport });
    new FetchClient({ transport });
    expectTypeOf<Transport>().parameters.toEqualTypeOf<[request: TransportRequest]>();
    expectTypeOf<Transport>().returns.toEqualTypeOf<Promise<TransportResponse>>();
    expectTypeOf<Transport['close']>().toEqualTypeOf<(() => Promise<void>) | undefined>();
  });

  it('must not respond with text or parsed data', () => {
    // @ts-expect-error -- bodies are bytes: only the client knows their charset
    new ApiClient({ transport: () => Promise.resolve({ status: 200, statusText: 'OK', headers: {}, body: '{}' }) });
    // @ts-expect-error -- a promise is required
    new FetchClient({ transport: () => ({ status: 200, statusText: 'OK', headers: {}, body: new Uint8Array() }) });
  });

  it('cannot change the request', () => {
    // @ts-expect-error -- a request is read-only
    const redirect = (request: TransportRequest): unknown => (request.url = 'https://elsewhere.example');
    expectTypeOf(redirect).returns.toBeUnknown();
  });
});

describe('Signing in', () => {
  it('returns the tokens with both clients', () => {
    expectTypeOf(new ApiClient().loginClientCredentialsGrant('id', 'secret')).resolves.toEqualTypeOf<SignedIn>();
    expectTypeOf(
      new FetchClient().loginPKCEGrant('id', 'https://app.example/', { state: 's' }),
    ).resolves.toEqualTypeOf<SignedIn>();
    expectTypeOf<AuthData['tokenExpiryTime']>().toEqualTypeOf<number | undefined>();
  });

  it('requires every credential of its grant', () => {
    const client = new ApiClient();
    // @ts-expect-error -- the secret is missing
    void client.loginClientCredentialsGrant('id');
    // @ts-expect-error -- a redirect sign-in accepts state, org and provider
    void client.loginImplicitGrant('id', 'https://app.example/', { scope: 'users' });
    // @ts-expect-error -- the result of a sign-in is read-only
    client.authData.accessToken = 'mine';
    // @ts-expect-error -- the secret does not come back
    expectTypeOf(client.authData.clientSecret);
  });
});

describe('The logger', () => {
  it('passes its sink a line and the entry behind it', () => {
    const sink: LogSink = (line, entry) => {
      expectTypeOf(line).toBeString();
      expectTypeOf(entry).toEqualTypeOf<LogEntry>();
      expectTypeOf(entry.status).toEqualTypeOf<number | undefined>();
    };
    const client = new ApiClient({ logger: { sink } });
    client.logger.level = 'debug';
    // @ts-expect-error -- verbose is no level
    client.logger.level = 'verbose';
  });
});
