// Pages that ask not to be indexed stay open here: a crawler that may not read a page can't read its «noindex» either.
const closed = [
  '/api/',
  '/files/',
  '/fake-endpoint',
  '/perfil-empresa',
  '/mi-perfil',
  '/seleccion-rol',
  '/crea-tu-perfil/',
  '/empresa/',
  // The door itself may be read; behind every APLICAR it stands once more with a way back.
  '/autenticacion?',
]

// More specific than /files/: structured data names the logos, and search engines show them.
const open = ['/files/logo/']

/** What crawlers may read, and where the list of addresses is. */
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
