import { LENGTH_MAX } from '#contract/constants.ts'

/** The project that is created with the first offer of a company, which may rename it. */
export function firstProject(company: string) {
  const name = `Ofertas de ${company}`
  return {
    name: name.length > LENGTH_MAX.title ? company : name,
    description: `Las ofertas de empleo de ${company}.`,
  }
}
