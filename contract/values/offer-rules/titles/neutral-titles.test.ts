import { describe, expect, test } from 'vitest'
import { judgeOffer, type Finding } from '../judge-offer.ts'
import heldOut from './held-out-titles.json' with { type: 'json' }
import { neutralText } from './neutral-text.ts'
import { neutralTitle } from './neutral-title.ts'
import tuning from './tuning-titles.json' with { type: 'json' }

const judge = (nombre: string): Finding[] =>
  judgeOffer({ nombre, descripcion: 'Jornada completa.', requirements_list: [], salario_anual: 0, mst_jornada_id: 1 })

const share = (part: number, whole: number) => (100 * part) / whole

describe.each([
  ['half on which the rules were tuned', tuning],
  ['half that was held out', heldOut],
])('Of the 250 titles of the %s', (_, { gendered, neutral }) => {
  const titles = Object.entries(gendered)

  test('at least 98 of 100 for one sex are found', () => {
    expect([titles.length, neutral.length]).toEqual([125, 125])
    const missed = titles.filter(([title]) => judge(title).length === 0).map(([title]) => title)
    expect(share(missed.length, titles.length), missed.join('; ')).toBeLessThanOrEqual(2)
  })

  test('at most 2 of 100 neutral ones are found', () => {
    const alarms = neutral.filter((title) => judge(title).length > 0)
    expect(share(alarms.length, neutral.length), alarms.join('; ')).toBeLessThanOrEqual(2)
  })

  test('at least 95 of 100 proposals are what a person wrote, and nothing is found in any', () => {
    const proposals = titles.map(([title, expected]) => [title, expected, neutralTitle(title)?.proposal] as const)
    const others = proposals.filter(([, expected, proposal]) => proposal !== expected)
    expect(share(others.length, titles.length), JSON.stringify(others)).toBeLessThanOrEqual(5)
    expect(proposals.flatMap(([, , proposal]) => (proposal ? judge(proposal) : []))).toEqual([])
  })
})

test.each([
  ['Profesores técnicos (electricidad y electrónica)', 'Profesores/as técnicos/as (electricidad y electrónica)'],
  ['Recepcionista-Administrativa', 'Recepcionista-Administrativo/a'],
  ['Mecánico/Electrónico', 'Mecánico/a/Electrónico/a'],
  ['Auxiliar administrativo y mecánico', 'Auxiliar administrativo/a y mecánico/a'],
  ['Joven camarera', 'Camarero/a'],
  ['Joven para reparto', 'Persona para reparto'],
  ['Camarero/a joven', 'Camarero/a'],
  ['Chica joven para tienda', 'Persona para tienda'],
  ['Jóvenes promotores', 'Promotores/as'],
  ['Buscamos un chico para almacén', 'Buscamos una persona para almacén'],
  ['Consultora busca analista financiera', 'Consultora busca analista financiero/a'],
])('«%s» becomes «%s»', (title, proposal) => {
  expect(neutralTitle(title)?.proposal).toBe(proposal)
})

test.each([
  'Empresa joven busca comercial',
  'Monitor/a de jóvenes',
  'Chico/a para almacén',
  'Consultora busca analista',
  'Gestor/a de Proyecto - electrónica',
  'Técnico/a mantenimiento eléctrico-mecánico industrial',
  'TÉCNICO/A ELÉCTRICO-MECÁNICO',
  'Técnico/a mantenimiento electro-mecánico',
  'Técnico/a de mantenimiento (mecánico-eléctrico)',
  'Técnico/a eléctrico – mecánico',
  'Técnico/a electrónico-mecánico',
  'Personal para montaje eléctrico-mecánico de instalaciones',
  'Test Engineer (eléctrico/electrónico)',
  'Técnico/a Eléctrico y/o Mecánico',
  'Docente de electricidad y electrónica',
])('«%s» stays as it is', (title) => expect(neutralTitle(title)).toBeUndefined())

test('Age and sex in one title are two findings with one proposal', () => {
  expect(judge('Joven camarera')).toEqual([
    { rule: 'gendered_title', field: 'nombre', found: 'camarera', proposal: 'Camarero/a' },
    { rule: 'age', field: 'nombre', found: 'Joven', proposal: 'Camarero/a' },
  ])
})

test.each([
  ['Camarero guapo', ['gendered_title', 'looks'], 'Camarero/a'],
  ['Camarero/a guapa', ['looks'], 'Camarero/a'],
  ['Chica guapa para bar', ['looks', 'gendered_title'], 'Persona para bar'],
  ['Guapo Barber: peluquero', ['gendered_title'], 'Guapo Barber: peluquero/a'],
])('Looks in «%s» are a finding, and its proposal goes without them', (title, rules, proposal) => {
  const found = judge(title)
  expect(found.map(({ rule }) => rule)).toEqual(rules)
  expect(found.map((finding) => finding.proposal)).toEqual(rules.map(() => proposal))
})

test('The own words for the position are judged like the title, each with its own proposal', () => {
  const texts = { nombre: 'Camarera', puesto_propio: 'Maestra pastelera', descripcion: 'Jornada completa.' }
  const found = judgeOffer({ ...texts, requirements_list: [], salario_anual: 0, mst_jornada_id: 1 })
  expect(found.map(({ field, proposal }) => [field, proposal])).toEqual([
    ['nombre', 'Camarero/a'],
    ['puesto_propio', 'Maestro/a pastelero/a'],
  ])
})

test('A finding of the rule about sex in a title has the proposal', () => {
  expect(judge('Se busca chica para la barra')).toEqual([
    { rule: 'sex', field: 'nombre', found: 'Se busca chica', proposal: 'Se busca persona para la barra' },
  ])
})

test.each([
  ['Buscamos camarera con ganas.', 'Buscamos camarero/a con ganas.'],
  ['Serás nuestra secretaria.', 'Serás nuestro/a secretario/a.'],
  ['Se necesita una cocinera y un camarero.', 'Se necesita un/a cocinero/a y un/a camarero/a.'],
  [
    'Turnos.\nBuscamos dos técnicos informáticos.\nBuscamos médica.',
    'Turnos.\nBuscamos dos técnicos/as informáticos/as.\nBuscamos médico/a.',
  ],
])('The text «%s» becomes «%s»', (text, proposal) => {
  expect(neutralText(text)?.proposal).toBe(proposal)
  expect(neutralText(proposal)).toBeUndefined()
})
