/** How many drafts of offers a company keeps: as many as one import may bring. */
export const DRAFTS_MAX = 1000

/** The largest table of offers, in bytes. */
export const TABLE_MAX_BYTES = 3 * 1024 * 1024

/** A draft is published by itself at most so many days after today. */
export const PUBLISH_DAYS_MAX = 60
