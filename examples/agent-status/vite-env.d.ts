/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_CLIENT_ID: string;
  readonly VITE_REGION: import('contact-centre-client').Region;
  /** The address of a sandbox, instead of a region. */
  readonly VITE_API_URL?: string;
}
