import { manifestTexts } from './texts.ts'

/** The web app manifest, with the operator's name. */
export const webManifest = (name: string) => ({
  id: '/',
  name,
  short_name: name,
  description: manifestTexts.description,
  lang: 'es',
  dir: 'ltr',
  start_url: '/pagina-principal',
  scope: '/',
  display: 'standalone',
  background_color: '#f7f7f5',
  theme_color: '#ffc800',
  categories: ['business', 'productivity'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
