import { fileURLToPath } from 'node:url';

/** The folder of the repository. The built modules of the site lie elsewhere, so it is found from the working directory. */
export const root = fileURLToPath(new URL('../../', `file://${process.cwd()}/`));
