/** What a date field gives out while only a part of the date has been typed, where the form wants to know. */
export const HALF_TYPED = 'half-typed'
