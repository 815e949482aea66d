import type { ResponseHeaders } from 'contact-centre-client/fetch';

/** Returns the name of the file that a response is saved to: the one that the platform states, or that of the method. */
export function fileNameOf(method: string, type: string, headers: ResponseHeaders): string {
  return statedName(headers['content-disposition'] ?? '') ?? `${method}.${extensionOf(type)}`;
}

function statedName(disposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, quoted, plain] = /filename=(?:"([^"]*)"|([^;"\s]+))/i.exec(disposition) ?? [];
  const name = (decoded(encoded) ?? quoted ?? plain ?? '').split(/[/\\]/).at(-1)?.trim() ?? '';
  return name === '' || name.startsWith('.') ? undefined : name;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function extensionOf(type: string): string {
  const subtype = /\/(json|pdf|csv|xml|wav|mpeg|png|jpeg|zip|html|calendar)\b/.exec(type)?.[1];
  return subtype ?? (type.startsWith('text/') ? 'txt' : 'bin');
}
