/** Asked by what is added to by hand and by kind alike. */
export { divisionOf } from '../../engine/division.js';
