import { expect, test } from 'vitest'
import { offerExample } from '#contract/offer/fields.ts'
import type { OfferDraft } from '#web/api/types.ts'
import { offerValuesOf } from '../form/offer-schema.ts'
import { readDraft, valuesOfDraft } from './draft-values.ts'

const usual = { expiry: '2026-12-21', today: '2026-11-21' }
const empty = offerValuesOf(null, usual.expiry)

const aDraft = (oferta: OfferDraft['oferta'], publicar_el: string | null = null): OfferDraft => ({
  borradores_id: 3,
  emp_proyectos_id: null,
  oferta,
  ciudades: (oferta.mas_ciudades ?? []).map((id) => ({ mst_ciudades_id: id, nombre: `Ciudad ${id}` })),
  publicar_el,
  fallo: null,
  guardado_el: '2026-11-20',
  version: 1,
})

// Every field of the example differs from that of a new offer, so a field that is forgotten shows.
test('a draft that is opened and saved without a change is the same, with every field', () => {
  const oferta = { ...offerExample, caduca_el: '2026-12-01' }
  const { body, problems } = readDraft(valuesOfDraft(aDraft(oferta), usual))
  expect(problems).toEqual([])
  expect(body).toEqual({ ...oferta, estado: 1 })
})

test('an empty form is a draft, and is empty again', () => {
  const { body, problems } = readDraft(empty)
  expect(problems).toEqual([])
  expect(body).not.toHaveProperty('nombre')
  expect(body).not.toHaveProperty('mst_ciudades_id')
  expect(valuesOfDraft(aDraft(body as OfferDraft['oferta']), usual)).toEqual({ ...empty, publicar_el: '' })
  expect(valuesOfDraft(aDraft({}), usual)).toEqual({ ...empty, publicar_el: '' })
})

test('a draft keeps questions that are half written', () => {
  const preguntas = [{ tipo: 'opcion' as const, texto: '', opciones: 'Mañana', unidad: '', obligatoria: true }]
  const { body, problems } = readDraft({ ...empty, preguntas })
  expect(problems).toEqual([])
  expect(body.preguntas).toEqual([{ tipo: 'opcion', texto: '', opciones: ['Mañana'], unidad: null, obligatoria: true }])
  expect(valuesOfDraft(aDraft(body as OfferDraft['oferta']), usual).preguntas).toEqual(preguntas)
})

test.each([
  ['nombre', 'a'.repeat(201), 'nombre'],
  ['salario_anual', 'dos mil', 'salario_anual'],
  ['requirements_list', [{ descripcion: 'Uno' }, { descripcion: 'a'.repeat(2000) }], 'requirements_list.1.descripcion'],
])('a value of %s that cannot be kept is named', (name, value, at) => {
  expect(readDraft({ ...empty, [name]: value }).problems.map((problem) => problem.name)).toEqual([at])
})

test('the province of a draft without a city stays, and the usual city is not taken', () => {
  const place = { mst_comunidades_id: 9, mst_provincias_id: 17 }
  const usualPlace = { mst_comunidades_id: 7, mst_provincias_id: 28, mst_ciudades_id: 28_079 }
  expect(valuesOfDraft(aDraft(place), { ...usual, place: usualPlace })).toMatchObject({
    ...place,
    mst_ciudades_id: null,
  })
  expect(valuesOfDraft(aDraft({}), { ...usual, place: usualPlace })).toMatchObject(usualPlace)
})

test('a last day that would be over is the usual one again', () => {
  expect(valuesOfDraft(aDraft({ caduca_el: '2026-11-20' }), usual).caduca_el).toBe('2026-12-21')
  expect(valuesOfDraft(aDraft({ caduca_el: '2026-11-21' }), usual).caduca_el).toBe('2026-11-21')
  expect(valuesOfDraft(aDraft({ caduca_el: '2026-12-01' }, '2026-12-02'), usual).caduca_el).toBe('2026-12-21')
})
