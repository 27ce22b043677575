/** The version of Stripe's API that we request, independent of the account's default. The SDK's types match it. */
export const API_VERSION = '2026-10-28.endive'
