/** The version of Stripe's API that we speak, whatever the account's own is. The SDK's types are of this one. */
export const API_VERSION = '2026-10-28.endive'
