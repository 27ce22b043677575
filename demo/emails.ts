export const DEMO_CANDIDATE_EMAIL = 'candidata@demo.example'
export const DEMO_COMPANY_EMAIL = 'empresa@demo.example'

/** The accounts that people can sign in with. All other demo accounts have a random password. */
export const demoEmails: readonly string[] = [DEMO_CANDIDATE_EMAIL, DEMO_COMPANY_EMAIL]
