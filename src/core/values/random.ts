/**
 * Returns a random UUID, also if `crypto.randomUUID` is missing: pages without TLS, React Native, Jest's jsdom environment. Do
 * not use it for secrets.
 */
export function randomId(): string {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  if (crypto?.randomUUID) return crypto.randomUUID();
  const random = (): number => crypto?.getRandomValues?.(new Uint8Array(1))[0] ?? Math.floor(Math.random() * 256);
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (random() & (15 >> (Number(digit) / 4)))).toString(16),
  );
}
