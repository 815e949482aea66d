/** Whose access can be shown. */
export const subjectNames = { me: 'access.me', user: 'access.user', client: 'access.client' } as const;
