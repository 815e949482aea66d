/** The code of a link to the playground, compressed in the fragment, which browsers send to no server. */

const PREFIX = '#code=';

/** Returns the fragment for a text. */
export async function encodeFragment(text: string): Promise<string> {
  const bytes = await transformed(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return PREFIX + btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Returns the text of a fragment; `undefined` if it has none or is damaged. */
export async function decodeFragment(fragment: string): Promise<string | undefined> {
  if (!fragment.startsWith(PREFIX)) return undefined;
  try {
    const characters = atob(fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(await transformed(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
}

async function transformed(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const result = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(result).arrayBuffer());
}
