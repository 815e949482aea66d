/** Words in the names of fields with secrets. */
const name = /secret|token|pass|pwd|jwt|assert|saml|auth|cookie|credential|verif|key"|sign|pins?"/i;
/** How tokens and keys begin, and an address with a password. */
const value = /bearer |basic |private key|eyJ|\/\/[^/@\s]*@/i;

/** Whether JSON may contain a secret. Rather too often than too rarely: it is then not stored. */
export const mayHoldSecret = (json: string, token: string | undefined): boolean => name.test(json) || looksSecret(json, token);

/** Whether a text contains the token, or looks as if it contained a secret. */
export const looksSecret = (text: string, token = ''): boolean => value.test(text) || (token !== '' && text.includes(token));
