import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openCachedSite } from '#server/testing/fixtures/cached-site.ts'
import { renderFirstPages } from './render-first-pages.ts'

const { app, pages, renderings, ask } = await openCachedSite()

test('the first visitor of the landing page gets it from memory', async () => {
  await renderFirstPages(createApp(app.deps, pages))
  const made = renderings.filter((path) => path === '/')
  const response = await ask('/', { 'accept-encoding': 'gzip, deflate, br' })
  expect(response.status).toBe(200)
  expect(made).toEqual(['/'])
  expect(renderings.filter((path) => path === '/')).toEqual(made)
})
