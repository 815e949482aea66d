/** Serves the page of a recipe until the program is interrupted. */
export async function servePage(folder: string, environment: Record<string, string>): Promise<void> {
  await Promise.reject(new Error(`No server for the page in ${folder} (${Object.keys(environment).join(', ')})`));
}
