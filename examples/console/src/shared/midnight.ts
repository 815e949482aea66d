/** The beginning of a day where the user sits, so many days after that of `moment`; days are not all of 24 hours. */
export const midnight = (moment: Date, days = 0): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);
