export const footerTexts = {
  taglines: { specified: 'Empleo verificado, cerca de ti.', own: 'Empleo cerca de ti.' },
  product: 'Producto',
  corporate: 'Corporativo',
  contact: 'Contacto',
  social: 'Síguenos',
  offers: 'Ofertas de empleo',
  companies: 'Empresas',
  overviews: 'Empleo por provincia y sector',
  publish: 'Publicar oferta',
  signIn: 'Acceder o registrarse',
  legalNotice: 'Aviso legal',
  privacy: 'Privacidad',
  cookies: 'Cookies',
  terms: 'Condiciones de uso',
  accessibility: 'Accesibilidad',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  address: 'Dirección postal',
  placementAgency: (number: string) => `Agencia de colocación autorizada n.º ${number}`,
  rights: (brand: string) => `© ${brand}`,
} as const

/** The names of the social networks, in the order of the footer. */
export const networkNames: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
}
