import { Axios, isAxiosError } from 'axios';

/** What is used of axios, loaded with the client: a page's first request is not to wait for it. */
export const axiosParts = () => Promise.resolve({ Axios, isAxiosError });
