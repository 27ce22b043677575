import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { LIST, openCachedSite } from '#server/testing/fixtures/cached-site.ts'

const { app, id, ask, pages } = await openCachedSite()

const cachingOf = ({ status, headers }: Response) => {
  const [control, vary, etag] = ['cache-control', 'vary', 'etag'].map((name) => headers.get(name))
  return { status, control, vary, etag }
}

// Seen to fail: HEAD said «private, no-cache» of pages that GET lets proxies keep, and had no ETag.
test.each([
  ['the landing page', '/'],
  ['an offer', `/vista-oferta-completa/${id}`],
  ['a list', LIST],
  ['the plain list', '/api/companies/all-active-offers'],
  ['the offer of a call', `/api/companies/offer-information/${id}`],
  ['master data', '/api/master/sectors'],
  ['a call that does not exist', '/api/none'],
  ['an offer that does not exist', '/api/companies/offer-information/999999'],
  ['a private call', '/api/users/user-information'],
  ['the sitemap', '/sitemap.xml'],
])('HEAD and GET say the same caching of %s', async (_, path) => {
  const head = () => ask(path, { method: 'HEAD' })
  const first = cachingOf(await head())
  expect(cachingOf(await ask(path))).toEqual(first)
  expect(await (await head()).text()).toBe('')
  expect(cachingOf(await head())).toEqual(first)
  expect(first.control).not.toBeNull()
})

test.each(['/api/none', '/api/companies/offer-information/999999', '/api/users/user-information', '/files/none/x'])(
  'nobody keeps the error of %s',
  async (path) => {
    const { status, headers } = await ask(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(headers.get('cache-control')).toMatch(/no-store$/)
  },
)

// The data that a page loads when its reader comes from another page.
test('nobody keeps the data of a page, unless it says so', async () => {
  const withData = createApp(app.deps, async (...call) => {
    const answer = await pages(...call)
    answer.headers.set('content-type', 'text/x-script')
    return answer
  })
  expect((await withData.request('/mis-cvs.data')).headers.get('cache-control')).toBe('no-store')
})
