/** On Mondays a company is reminded of who has waited for so many days. */
export const RECAP_DAYS = 7

/** From so many days after applying a candidate without an answer may ask once for news. */
export const NEWS_DAYS = 10
