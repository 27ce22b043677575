/** The value of a date field with `tellsHalfTyped` while only a part of the date has been typed. */
export const HALF_TYPED = 'half-typed'
