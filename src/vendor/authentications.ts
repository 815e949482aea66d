/** What the views need from their client. */
interface TokenHolder {
  readonly authData: { accessToken?: string | undefined };
  setAccessToken(token: string): void;
  clearAccessToken(): void;
  setGuestToken(jwt: string): void;
}

/** The credentials that calls are made with. */
export interface Authentications {
  'PureCloud OAuth': OAuthView;
  'Guest Chat JWT': GuestView;
}

/** A user's or OAuth client's token. */
export class OAuthView {
  readonly type = 'oauth2';
  readonly #client: TokenHolder;

  constructor(client: TokenHolder) {
    this.#client = client;
  }

  get accessToken(): string | undefined {
    return this.#client.authData.accessToken;
  }

  set accessToken(token: string | null | undefined) {
    if (token) this.#client.setAccessToken(token);
    else this.#client.clearAccessToken();
  }
}

/** A guest's JWT, which can be set but not read. */
export class GuestView {
  readonly type = 'apiKey';
  readonly in = 'header';
  readonly name = 'Authorization';
  readonly #client: TokenHolder;

  constructor(client: TokenHolder) {
    this.#client = client;
  }

  set apiKey(jwt: string) {
    this.#client.setGuestToken(jwt);
  }
}
