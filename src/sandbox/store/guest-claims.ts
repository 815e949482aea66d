/** What a guest's token says: which chat it is for, and who the guest is in it. */
export interface GuestClaims {
  organizationId: string;
  conversationId: string;
  memberId: string;
  /** s since the epoch */
  iat: number;
  exp: number;
}
