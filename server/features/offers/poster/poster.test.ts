import { describe, expect, test } from 'vitest'
import { aCandidate, aCompany, anOffer, aProject, companyFields, type Company } from '#server/testing/factories.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp({ env: { baseUrl: 'https://empleo.example' } })

const ask = (by: { token: string } | undefined, path = '') =>
  app.request(`/api/companies/poster${path}`, by && { headers: { authorization: `Bearer ${by.token}` } })

async function readPoster(by: Company, path?: string) {
  const answer = await ask(by, path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return readPdf(new Uint8Array(await answer.arrayBuffer()))
}

describe('The poster of an offer', () => {
  test('has its title, three facts, the code and its address, in the order in which they are read', async () => {
    const by = await aCompany(app)
    const id = await anOffer(app, { by, nombre: 'Camarero/a de sala ñandú', salario_anual: 18_000 })
    const { info, pages, lines } = await readPoster(by, `/${id}`)
    expect(pages).toBe(1)
    expect(info).toMatchObject({ Title: 'Camarero/a de sala ñandú | Faro Empleo', Language: 'es-ES' })
    expect(lines).toEqual([
      'P Faro Empleo',
      'P Buscamos',
      'H1 Camarero/a de sala ñandú',
      `P ${companyFields.nombre}`,
      'P Dónde',
      'P Madrid',
      'P Sueldo',
      'P 18.000 € al año',
      'P Jornada',
      'P Completa',
      'H2 Aplica desde tu móvil',
      'P Escanea el código, o entra en la dirección de abajo.',
      `P empleo.example/vista-oferta-completa/${id}`,
      `Figure Código QR que lleva a empleo.example/vista-oferta-completa/${id}`,
    ])
  })

  // Emoji are in no font of the house. A long word would leave the page.
  test.each([
    ['Cocina 🎉 con ganas', /^Cocina con ganas$/],
    ['Łódź y Ștefan', /^Łódź y Ștefan$/],
    ['Á'.repeat(80), /^(Á ?){80}$/],
    ['Responsable de mantenimiento '.repeat(7).slice(0, 199).trim(), /^(Responsable de mantenimiento ){6}/],
    ['🎉🎉', /^Administrativo\/a$/],
  ])('with the title «%s» stays one readable page', async (nombre, shown) => {
    const by = await aCompany(app)
    const id = await anOffer(app, { by, nombre, mst_puestos_id: 1 })
    const { pages, lines } = await readPoster(by, `/${id}`)
    expect([pages, lines.length]).toEqual([1, 14])
    expect(lines[2]?.replace('H1 ', '')).toMatch(shown)
  })
})

test('the poster of all offers lists as many as fit, counts the others, and leads to the list of the company', async () => {
  const by = await aCompany(app, { plan: 'premium' })
  const projectId = await aProject(app, { by })
  for (let number = 1; number <= 14; number += 1) await anOffer(app, { by, projectId, nombre: `Oferta ${number}` })
  await anOffer(app, { by, projectId, nombre: 'Apagada', estado: 0 })
  const { pages, lines } = await readPoster(by)
  const titles = lines.filter((line) => line.startsWith('H2 Oferta'))
  expect([pages, titles[0]]).toEqual([1, 'H2 Oferta 14'])
  expect(titles.length).toBeGreaterThan(5)
  expect(lines).toContain(`P Y ${14 - titles.length} ofertas más, en la web`)
  expect(lines).toContain(`P empleo.example/pagina-principal?empresa=${by.companyId}`)
  expect(lines.join(' ')).not.toContain('Apagada')
})

test('only the company has it, of offers that everybody sees', async () => {
  const [by, other] = [await aCompany(app), await aCompany(app)]
  const id = await anOffer(app, { by })
  const inactive = await anOffer(app, { by, estado: 0 })
  const answers = [ask(undefined, `/${id}`), ask(await aCandidate(app), `/${id}`), ask(other, `/${id}`)]
  const more = [ask(by, `/${inactive}`), ask(by, '/abc'), ask(undefined), ask(other)]
  const statuses = (await Promise.all([...answers, ...more])).map(({ status }) => status)
  expect(statuses).toEqual([401, 403, 404, 404, 404, 401, 404])
})
