/** Texts in another language than English, under the same keys. */
export type TextsLike<English> = Readonly<Record<keyof English, string>>;
