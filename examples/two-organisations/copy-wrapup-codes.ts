import type { ApiClient } from 'contact-centre-client';
import { RoutingApi } from 'contact-centre-client';
import type { WrapupCode } from 'contact-centre-client/models';

interface Organisations {
  source: ApiClient;
  target: ApiClient;
}

/** Creates the wrap-up codes of one organisation in another, unless the other has codes of these names. @returns the new names. */
export async function copyWrapupCodes({ source, target }: Organisations, print: (line: string) => void): Promise<string[]> {
  const [sourceCodes, targetCodes] = await Promise.all([listCodes(source), listCodes(target)]);
  const existingNames = new Set(targetCodes.map(normalizedName));
  const missingCodes = sourceCodes.filter((code) => !existingNames.has(normalizedName(code)));
  print(`${sourceCodes.length} codes in the source, ${missingCodes.length} of them missing in the target`);

  const routing = new RoutingApi(target);
  const names: string[] = [];
  for (const { name = '', description } of missingCodes) {
    // Without a division, the platform creates the code in the target's home division.
    await routing.postRoutingWrapupcodes({ name, ...(description !== undefined && { description }) });
    print(`Created "${name}"`);
    names.push(name);
  }
  return names;
}

async function listCodes(client: ApiClient): Promise<WrapupCode[]> {
  return await new RoutingApi(client).getRoutingWrapupcodes({ pageSize: 100 }).items().toArray();
}

/** The platform compares names without regard to case. */
function normalizedName({ name }: WrapupCode): string {
  return name.toLowerCase();
}
