/** Stand in for a person and a CV that the company does not know yet. */
export const namelessTexts = { person: 'Candidatura', cv: 'CV' } as const
