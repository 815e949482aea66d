import { Axios, isAxiosError } from 'axios';

/** The used parts of axios, loaded with the client, so that a page's first request does not wait for them. */
export const axiosParts = () => Promise.resolve({ Axios, isAxiosError });
