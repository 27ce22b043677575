// Pages with «noindex» are not listed here: a crawler must read a page to see its «noindex».
const closed = [
  '/api/',
  '/files/',
  '/fake-endpoint',
  '/perfil-empresa',
  '/mi-perfil',
  '/cuenta',
  '/seleccion-rol',
  '/crea-tu-perfil/',
  '/empresa/',
  // The plain page may be indexed. Each APLICAR links to it with other parameters.
  '/autenticacion?',
]

// Search engines show the logos that structured data names. A longer path overrides /files/.
const open = ['/files/logo/']

export function robotsText(baseUrl: string): string {
  const lines = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}
