export const DEMO_CANDIDATE_EMAIL = 'candidata@demo.example'
export const DEMO_COMPANY_EMAIL = 'empresa@demo.example'

/** Whom people can sign in as. All other accounts of the demo data have a password that nobody knows. */
export const demoEmails: readonly string[] = [DEMO_CANDIDATE_EMAIL, DEMO_COMPANY_EMAIL]
