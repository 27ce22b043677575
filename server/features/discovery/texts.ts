// By default es-ES writes 9000 without a separator.
const wholeNumber = new Intl.NumberFormat('es-ES', { useGrouping: 'always', maximumFractionDigits: 0 })

/** 0 means that the company gave no salary. */
export const yearlySalary = (euros: number) =>
  euros > 0 ? `${wholeNumber.format(euros)}\u00a0€ al año` : 'Salario no indicado'

export const feedTexts = {
  title: (brand: string) => `Ofertas de empleo | ${brand}`,
  description: (brand: string) => `Las últimas ofertas de empleo publicadas en ${brand}.`,
  summary: (offer: { company: string; city: string; annualSalary: number; text: string }) =>
    `${offer.company} · ${offer.city} · ${yearlySalary(offer.annualSalary)}. ${offer.text}`,
} as const

export const manifestTexts = { description: 'Encuentra trabajo o publica tus ofertas de empleo.' } as const

/** Written on the preview picture of a shared link. */
export const pictureTexts = {
  remote: 'Remoto',
  headline: 'Encuentra trabajo. Encuentra a tu equipo.',
  explanation: 'Un solo perfil y tu CV, y aplicas en dos clics.',
  everywhere: 'Ofertas de empleo en toda España',
} as const
