export const posterTexts = {
  fileName: 'cartel.pdf',
  calls: 'Buscamos',
  titleOfAll: (company: string) => `Ofertas de empleo de ${company}`,
  place: 'Dónde',
  pay: 'Sueldo',
  terms: 'Jornada',
  more: (count: number) => (count === 1 ? 'Y 1 oferta más, en la web' : `Y ${count} ofertas más, en la web`),
  apply: 'Aplica desde tu móvil',
  applyToAll: 'Mira todas las ofertas desde tu móvil',
  scan: 'Escanea el código, o entra en la dirección de abajo.',
  code: (address: string) => `Código QR que lleva a ${address}`,
} as const
