import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenAPI } from '@orpc/contract'
import { describe, expect, test } from 'vitest'
import { contract, headings } from '#contract/contract.ts'
import { NewOffer, offerExample } from '#contract/offer/fields.ts'
import { projectRoot } from '#server/config/project-root.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { calls } from '../calls/calls.ts'
import { statusTexts } from './api-texts.ts'
import { errorCodes } from './openapi.ts'

const app = await createTestApp({ env: { baseUrl: 'https://empleo.example' } })
const { body: document, headers } = await app.call<OpenAPI.Document>('GET /api/openapi.json')

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

  test('has the version of the product', () => {
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }
    expect(document.info.version).toBe(version)
  })

  test('has every call of the contract and no other', () => {
    const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.keys(item ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted())
  })

  test.each(calls)('describes the access and the errors of $name', ({ name, access, summary: said }) => {
    const { security, tags, summary, operationId } = operationOf(name)
    expect(security).toEqual(access === 'public' ? [] : [{ session: [] }])
    expect([tags, operationId, summary]).toEqual([[name.split('.')[0]], name, said])
    expect(said).not.toBe('')
    expect(statusesOf(name).includes('401')).toBe(access !== 'public' || name === 'auth.login')
    // Operators never stay signed in, and another site opens no session.
    const refuses = ['auth.login', 'auth.renewSession', 'auth.signInByLink'].includes(name)
    expect(statusesOf(name).includes('403')).toBe(refuses || !['public', 'session'].includes(access))
    expect(statusesOf(name)).toEqual(expect.arrayContaining(['200', '500', '503']))
  })

  test('describes the errors of a body and of a path', () => {
    expect(statusesOf('offers.updateOffer')).toEqual(expect.arrayContaining(['400', '404', '409', '413', '415']))
    expect(statusesOf('offers.getOffer')).toEqual(['200', '404', '500', '503'])
    expect(statusesOf('auth.login')).toContain('429')
  })

  test('describes every error that it refers to, with all codes', () => {
    const pointed = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    const { components = {} } = document
    for (const [, kind, name] of pointed) expect(components[kind as 'responses']).toHaveProperty(name ?? '')
    const described = JSON.stringify(components.responses)
    for (const { code, status } of errorCodes.filter((error) => statusTexts[error.status])) {
      expect([code, described.includes(code), status]).toEqual([code, true, status])
    }
  })

  test('describes parameters as whole numbers, and separates required from optional fields', () => {
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

  test('describes the body of an offer by an example that the calls accept', () => {
    const examplesOf = (name: string) => JSON.stringify(operationOf(name).requestBody)
    expect(examplesOf('offers.createOffer')).toContain(JSON.stringify({ ...offerExample, emp_proyectos_id: 1 }))
    expect(examplesOf('offers.updateOffer')).toContain(`"examples":[${JSON.stringify(offerExample)}]`)
    expect(NewOffer.parse(offerExample)).toEqual(offerExample)
  })
})

describe('the page for people', async () => {
  const response = await app.request('/api/docs')
  const page = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''

  test('has a Spanish title and contains the whole description', () => {
    expect(page).toContain('<html lang="es">')
    expect(page).toContain('<title>API de Faro Empleo</title>')
    for (const { name } of calls) expect(page).toContain(`"operationId":"${name}"`)
  })

  test('runs only scripts that its content security policy allows', () => {
    const inline = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(page.match(/<script\b[^>]*>/g)).toEqual([`<script src="/api/docs/swagger-ui-bundle.js">`, '<script>'])
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(page).not.toMatch(/\son\w+="/i)
  })

  test('loads every file from our own server', async () => {
    const files = [...page.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address)
    expect(files).toEqual(['/api/docs/swagger-ui.css', '/api/docs/swagger-ui-bundle.js'])
    for (const file of files) expect((await app.request(file)).status).toBe(200)
    // Otherwise Swagger UI sends the URL of the description to an external validator.
    expect(page).toContain('"validatorUrl":null')
  })

  test('is the same each time, so that any cache may store it', async () => {
    const again = await app.request('/api/docs')
    expect(await again.text()).toBe(page)
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  })

  test('is HTML with the same policy as every other page', () => {
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(policy).toContain("default-src 'self'")
  })

  test('has a heading for every feature', () => {
    expect(headings.map(({ name }) => name).toSorted()).toEqual(Object.keys(contract).toSorted())
  })
})

test.each(['/api/docs', '/api/openapi.json'])('%s is read-only', async (path) => {
  expect((await app.request(path, { method: 'HEAD' })).status).toBe(200)
  const answer = await app.call(`POST ${path as '/api/docs'}`, { body: {} })
  expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

test.each(['/api/docs/', '/api/docs/otra', '/api/openapi.yaml'])('%s does not exist', async (path) => {
  expect(await app.call(`GET ${path as '/api/docs'}`)).toMatchObject({ status: 404, body: { code: 'unknown_call' } })
})
