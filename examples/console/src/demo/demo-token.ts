let token: string | undefined;

/** The access token of the demo; `undefined` outside of the demo. */
export function demoToken(): string | undefined {
  return token;
}

export function setDemoToken(value: string): void {
  token = value;
}
