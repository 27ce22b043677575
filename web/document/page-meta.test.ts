import { describe, expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const brand = { name: 'Faro Empleo', phone: '', email: '', address: '', social: {} }
const site = { baseUrl: 'https://empleo.example', brand }
const args = {
  matches: [{ id: 'root', loaderData: { site } }],
  location: { pathname: '/vista-oferta-completa/7' },
}

describe('the metadata of a page', () => {
  test('has canonical and preview addresses from the configuration', () => {
    const tags = pageMeta(args, { title: 'Enfermero/a', image: { path: '/og/7.png', alt: 'Enfermero/a' } })
    expect(tags).toContainEqual({ title: 'Enfermero/a | Faro Empleo' })
    expect(tags).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://empleo.example/vista-oferta-completa/7',
    })
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://empleo.example/og/7.png' })
  })

  test('has the same canonical address with and without a slash at the end', () => {
    const canonicalOf = (pathname: string) => pageMeta({ ...args, location: { pathname } }, {})
    const link = (href: string) => ({ tagName: 'link', rel: 'canonical', href })
    expect(canonicalOf('/pagina-principal/')).toContainEqual(link('https://empleo.example/pagina-principal'))
    expect(canonicalOf('/')).toContainEqual(link('https://empleo.example/'))
  })

  // Longer than any server accepts. With quadratic time it took a minute.
  test('takes no longer for an address with 100,000 slashes', () => {
    const before = performance.now()
    pageMeta({ ...args, location: { pathname: `${'/'.repeat(100_000)}x` } }, {})
    expect(performance.now() - before).toBeLessThan(1000)
  })

  test('has noindex on a hidden page', () => {
    const tags = pageMeta(args, { title: 'Tus proyectos', isHidden: true })
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(tags).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }))
  })

  test('has a title even if the root has failed', () => {
    expect(pageMeta({ ...args, matches: [undefined] }, {})[0]).toEqual({ title: 'Faro Empleo' })
  })
})
