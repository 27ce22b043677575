export const DEMO_CANDIDATE_EMAIL = 'candidata@demo.example'
export const DEMO_COMPANY_EMAIL = 'empresa@demo.example'
export const DEMO_OPERATOR_EMAIL = 'gestion@demo.example'

/** For an authenticator app. */
export const DEMO_TOTP_SECRET = 'FAROEMPLEODEMOFAROEMPLEODEMOFARO'

/** The accounts that a start prints: people can sign in with them. All other demo accounts have a random password. */
export const demoEmails: readonly string[] = [DEMO_CANDIDATE_EMAIL, DEMO_COMPANY_EMAIL]
