import { expect, test } from 'vitest'
import * as z from 'zod'
import { OfferChanges, offerExample } from '#contract/offer/fields.ts'
import { eachLine } from '#contract/offer/lines.ts'
import type { OfferBody } from '#web/api/types.ts'
import { ownOffer } from '#web/testing/company-rows.ts'
import { offerSchema, offerValuesOf } from './offer-schema.ts'

const girona = {
  mst_ciudades_id: 17_079,
  nombre: 'Girona',
  mst_provincias_id: {
    mst_provincias_id: 17,
    nombre: 'Girona',
    mst_comunidades_id: { mst_comunidades_id: 9, nombre_corto: 'Cataluña' },
  },
}

/** No field has the value that a new offer starts with, so a field that is forgotten shows. */
const offer = {
  ...ownOffer,
  salario_anual: offerExample.salario_anual,
  mst_modalidad_id: offerExample.mst_modalidad_id,
  mst_jornada_id: offerExample.mst_jornada_id,
  mst_ciudades_id: girona,
  salario_periodo: offerExample.salario_periodo,
  salario_importe: offerExample.salario_importe,
  salario_importe_max: offerExample.salario_importe_max,
  salario_pagas: offerExample.salario_pagas,
  ...eachLine((name) => offerExample[name]),
  reservada_discapacidad: offerExample.reservada_discapacidad,
  toda_espana: offerExample.toda_espana,
  pide_nota: offerExample.pide_nota,
  limite_candidaturas: offerExample.limite_candidaturas,
  primera_sin_nombres: offerExample.primera_sin_nombres,
  mas_ciudades: [{ ...girona, mst_ciudades_id: 8019, nombre: 'Barcelona' }],
  estado: offerExample.estado,
  requirements_list: offerExample.requirements_list.map((descripcion) => ({ descripcion })),
}

const usualExpiry = '2026-12-01'

const body: OfferBody = {
  ...offerExample,
  caduca_el: ownOffer.caduca_el,
  nombre: ownOffer.nombre,
  descripcion: ownOffer.descripcion,
}

test('an offer that is edited and saved without a change is sent as it is, with every field', () => {
  expect(offerSchema.parse(offerValuesOf(offer, usualExpiry))).toEqual(body)
})

test('the form sends every field that the contract lets one change', () => {
  expect(Object.keys(offerSchema.parse(offerValuesOf(offer, usualExpiry))).toSorted()).toEqual(
    Object.keys(OfferChanges.shape).toSorted(),
  )
})

test('no value of an edited offer is that of a new one', () => {
  const [edited, fresh] = [offerValuesOf(offer, usualExpiry), offerValuesOf(null, usualExpiry)]
  for (const name of Object.keys(fresh) as (keyof typeof fresh)[]) expect(edited[name], name).not.toEqual(fresh[name])
})

/** Values at the limits of the contract, and beyond them by one. */
const atLimits = Object.entries(z.toJSONSchema(OfferChanges, { io: 'input' }).properties ?? {}).flatMap(
  ([name, field]): [string, number | string][] => {
    if (typeof field === 'boolean' || name.endsWith('_id')) return []
    const { minimum, maximum, maxLength } = field
    const numbers = minimum === undefined || maximum === undefined ? [] : [minimum - 1, minimum, maximum, maximum + 1]
    const texts = maxLength === undefined ? [] : ['', 'x', 'x'.repeat(maxLength), 'x'.repeat(maxLength + 1)]
    return [...numbers, ...texts].map((value) => [name, value])
  },
)

test.each(atLimits)('the form accepts the value of %s where the contract does (#%$)', (name, value) => {
  const typed = { ...offerValuesOf(offer, usualExpiry), [name]: String(value) }
  expect(offerSchema.safeParse(typed).success).toBe(OfferChanges.safeParse({ [name]: value }).success)
})

test('the limits of texts and of the salary are among those', () => {
  expect([...new Set(atLimits.map(([name]) => name))]).toEqual(
    expect.arrayContaining(['nombre', 'descripcion', 'salario_anual']),
  )
})

test('an offer without requirements starts with one empty row, which is not sent', () => {
  const values = offerValuesOf({ ...offer, requirements_list: [] }, usualExpiry)
  expect(values.requirements_list).toEqual([{ descripcion: '' }])
  expect(offerSchema.parse(values).requirements_list).toEqual([])
})

test('«Otro puesto de …» needs the words of the company', () => {
  const values = { ...offerValuesOf(offer, usualExpiry), mst_puestos_id: 9016 }
  expect(offerSchema.safeParse(values).success).toBe(true)
  const { error } = offerSchema.safeParse({ ...values, puesto_propio: ' ' })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['puesto_propio'], 'Escribe qué puesto es'],
  ])
})
