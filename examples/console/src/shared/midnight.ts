/** Returns the start of a day in the user's time zone, a number of days after that of `moment`. Not all days have 24 hours. */
export const midnight = (moment: Date, days = 0): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);
