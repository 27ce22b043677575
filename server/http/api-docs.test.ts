import type { OpenAPI } from '@orpc/contract'
import { describe, expect, test } from 'vitest'
import { accessTexts, callTexts, featureTexts, statusTexts } from '#server/api-texts.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { calls } from './calls.ts'
import { errorCodes } from './openapi.ts'

const app = await createTestApp({ env: { baseUrl: 'https://empleo.example' } })
const { body: document, headers } = await app.call<OpenAPI.Document>('GET /api/openapi.json')
const page = await (await app.request('/api/docs')).text()

const operationOf = (name: string): OpenAPI.OperationObject => {
  const call = calls.find((candidate) => candidate.name === name)
  return document.paths?.[call?.path ?? '']?.[call?.method.toLowerCase() as 'get'] ?? {}
}
const statusesOf = (name: string) => Object.keys(operationOf(name).responses ?? {})

describe('the description for programs', () => {
  test('is OpenAPI 3.1 of this product at its own address', () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\./),
      info: { title: 'API de Faro Empleo' },
      servers: [{ url: 'https://empleo.example' }],
    })
    expect(headers.get('content-type')).toContain('application/json')
  })

  test('holds every call of the contract and no other', () => {
    const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.keys(item ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted())
  })

  test.each(calls)('says of $name who may call it and how it may fail', ({ name, access }) => {
    const { security, tags, summary, operationId } = operationOf(name)
    expect(security).toEqual(access === 'public' ? [] : [{ session: [] }])
    expect([tags, operationId, summary]).toEqual([[name.split('.')[0]], name, callTexts[name]])
    expect(statusesOf(name).includes('401')).toBe(access !== 'public' || name === 'auth.login')
    expect(statusesOf(name).includes('403')).toBe(!['public', 'session'].includes(access))
    expect(statusesOf(name)).toEqual(expect.arrayContaining(['200', '500', '503']))
  })

  test('says what a body and a path may do wrong', () => {
    expect(statusesOf('offers.updateOffer')).toEqual(expect.arrayContaining(['400', '404', '409', '413', '415']))
    expect(statusesOf('offers.getOffer')).toEqual(['200', '404', '500', '503'])
    expect(statusesOf('auth.login')).toContain('429')
  })

  test('describes every error that it points at, with all of its codes', () => {
    const pointed = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    const { components = {} } = document
    for (const [, kind, name] of pointed) expect(components[kind as 'responses']).toHaveProperty(name ?? '')
    const described = JSON.stringify(components.responses)
    for (const { code, status } of errorCodes.filter((error) => statusTexts[error.status])) {
      expect([code, described.includes(code), status]).toEqual([code, true, status])
    }
  })

  test('takes what stands in addresses for whole numbers, and keeps what must be given apart', () => {
    const [nombre, sector] = operationOf('offers.listActiveOffers').parameters ?? []
    expect(nombre).toMatchObject({ name: 'nombre', in: 'query', schema: { type: 'string' } })
    expect(sector).toMatchObject({ name: 'sector', in: 'query', schema: { type: 'integer', minimum: 1 } })
    expect(operationOf('projects.updateProject').parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
    ])
    expect(JSON.stringify(operationOf('projects.createProject').requestBody)).toContain(
      '"required":["nombre","descripcion"]',
    )
  })
})

describe('the page for people', () => {
  test.each(calls)('shows $name with its method, its path and who may call', ({ name, method, path, access }) => {
    const [, article = ''] = page.split(`<article id="${name}">`)
    const [own = ''] = article.split('</article>')
    for (const text of [method, path, callTexts[name], accessTexts[access]]) expect(own).toContain(text)
  })

  test('shows the fields of requests and answers, those inside others too', () => {
    for (const field of ['requirements_list', '[].emp_proyectos_id.emp_empresas_id.logo_link', 'x-total-count']) {
      expect(page).toContain(`<code>${field}</code>`)
    }
  })

  test('shows every error', () => {
    for (const { code, sentence } of errorCodes) {
      expect(page).toContain(`<code>${code}</code>`)
      expect(page.replaceAll('&quot;', '"').replaceAll('&#39;', "'")).toContain(sentence)
    }
  })

  test('has no script, and fetches nothing', () => {
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|\son\w+=/i)
  })

  test('is HTML under the policy of every other page', async () => {
    const response = await app.request('/api/docs')
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  test('knows a heading for every feature', () => {
    const features = [...new Set(calls.map(({ name }) => name.split('.')[0] ?? ''))]
    expect(features.filter((feature) => !featureTexts[feature])).toEqual([])
  })
})

test.each(['/api/docs', '/api/openapi.json'])('%s is read, not written', async (path) => {
  expect((await app.request(path, { method: 'HEAD' })).status).toBe(200)
  const answer = await app.call(`POST ${path as '/api/docs'}`, { body: {} })
  expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

test.each(['/api/docs/', '/api/docs/otra', '/api/openapi.yaml'])('%s does not exist', async (path) => {
  expect(await app.call(`GET ${path as '/api/docs'}`)).toMatchObject({ status: 404, body: { code: 'unknown_call' } })
})
