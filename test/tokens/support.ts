import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsersApi } from 'contact-centre-client';
import type { ClientOptions } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import { clientCredentials } from 'contact-centre-client/tokens';
import type { ClientCredentialsOptions, TokenStoreError } from 'contact-centre-client/tokens';
import { onTestFinished, vi } from 'vitest';
import type { Answerer, Outgoing, Platform } from '../auth/support.js';
import { refusal, startPlatform } from '../auth/support.js';

/** Unlikely to occur by chance. */
export const SECRET = 'scrt-planted-9d41';

/** A token endpoint that numbers its tokens, `tkn-planted-1` and so on, each valid for 1,000 s. */
export const numberedTokens: Answerer = (_request, count) => ({ json: tokenResponse(count) });

export const tokenResponse = (count: number): object => ({ access_token: `tkn-planted-${count}`, expires_in: 1000 });

/** A platform that accepts the tokens that a test lists, and all by default. */
export async function platform(token: Answerer = numberedTokens, takes?: (bearer: string) => boolean): Promise<Platform> {
  const api: Answerer = ({ bearer = '' }): Outgoing => ((takes?.(bearer) ?? true) ? { json: { id: bearer } } : refusal);
  return await startPlatform({ api, token });
}

/** A client that signs in by itself. */
export function client(
  { url }: { url: string },
  options: Partial<ClientCredentialsOptions> = {},
  clientOptions: ClientOptions = {},
): { api: UsersApi; client: ApiClient } {
  const auth = clientCredentials({ clientId: 'app', clientSecret: SECRET, ...options });
  const apiClient = new ApiClient({ timeout: 0, apiUrl: url, auth, rejectWith: 'error', ...clientOptions });
  return { api: new UsersApi(apiClient), client: apiClient };
}

/** Stops the calendar, and nothing else. @returns a function that advances it, in s. */
export function calendar(): (seconds: number) => void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return (seconds) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
  };
}

/** An empty directory, removed after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'tokens-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true, force: true });
  });
  return path;
}

/** The error of a store. */
export function troubles(): { errors: TokenStoreError[]; onStoreError: (error: TokenStoreError) => void } {
  const errors: TokenStoreError[] = [];
  return { errors, onStoreError: (error) => void errors.push(error) };
}
