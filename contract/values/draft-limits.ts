/** How many drafts of offers a company keeps. */
export const DRAFTS_MAX = 50

/** A draft is published by itself at most so many days after today. */
export const PUBLISH_DAYS_MAX = 60
