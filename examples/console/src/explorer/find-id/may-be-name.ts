/** Whether a text may be a part of a name, and is no id. */
export const mayBeName = (value: string): boolean => /[\p{L}\p{N}]{2}/u.test(value) && !/^[\da-f]{8}-[\da-f-]{9,}$/i.test(value);
