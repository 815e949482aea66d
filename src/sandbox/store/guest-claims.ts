/** The claims of a guest's token: the chat, and the guest in it. */
export interface GuestClaims {
  organizationId: string;
  conversationId: string;
  memberId: string;
  /** s since the epoch */
  iat: number;
  exp: number;
}
