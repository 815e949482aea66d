/** Something that has an id and a name. */
export interface EntityName {
  readonly id: string;
  readonly name: string;
}
