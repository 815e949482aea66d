export interface Sorting<Column extends string> {
  column: Column;
  descending: boolean;
}
