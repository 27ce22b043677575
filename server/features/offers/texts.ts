import { LENGTH_MAX } from '#contract/constants.ts'

/** «Camarero/a (copia)», and as a copy of that «Camarero/a (copia 2)». At the end, because rules judge how a title begins. */
export function copyName(name: string): string {
  const [mark = '', times = '1'] = / \(copia(?: (\d{1,3}))?\)$/.exec(name) ?? []
  const end = mark ? ` (copia ${Number(times) + 1})` : ' (copia)'
  return name.slice(0, Math.min(name.length - mark.length, LENGTH_MAX.title - end.length)) + end
}

/** The project that is created with the first offer of a company, which may rename it. */
export function firstProject(company: string) {
  const name = `Ofertas de ${company}`
  return {
    name: name.length > LENGTH_MAX.title ? company : name,
    description: `Las ofertas de empleo de ${company}.`,
  }
}
