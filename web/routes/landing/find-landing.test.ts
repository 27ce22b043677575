import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#web/api/api-client.ts'
import { anOffer, aProjectOf } from '#web/testing/offers.ts'
import { findLanding } from './find-landing.ts'

describe('the data of the landing page', () => {
  const client = (answers: object) => answers as ApiClient

  test('if every call fails, the page shows no offers, the strip that the product ships, and no error', async () => {
    const fail = () => Promise.reject(new Error('down'))
    const api = client({
      offers: { listFeatured: fail },
      master: { listSectors: fail, listPartners: fail },
      landing: { getFigures: fail },
    })
    const { partners: strip, ...others } = await findLanding(api)
    expect(others).toEqual({ featured: [], sectorIds: {}, figures: null })
    expect(strip).toHaveLength(8)
  })

  test('the four newest offers are featured, with only the fields that a card shows', async () => {
    const project = aProjectOf()
    const emp_proyectos_id = {
      ...project,
      emp_empresas_id: { ...project.emp_empresas_id, verificada_el: '2026-11-21' },
    }
    const whole = (id: number) =>
      anOffer({
        emp_ofertas_id: id,
        emp_proyectos_id,
        descripcion: 'Bien. '.repeat(900),
        salario_periodo: id === 4 ? 'hora' : 'anual',
        salario_importe: 9.5,
      })
    const listFeatured = async () => [1, 2, 3, 4].map(whole)
    const master = { listSectors: () => [], listPartners: async () => [] }
    const figures = { ofertas_activas: 4, ofertas_verificadas: 4 }
    const landing = { getFigures: async () => figures }
    const { featured, ...others } = await findLanding(client({ offers: { listFeatured }, master, landing }))
    expect(others.figures).toEqual(figures)
    expect(featured.map(({ emp_ofertas_id: id }) => id)).toEqual([1, 2, 3, 4])
    expect(featured.every(({ isVerified }) => isVerified)).toBe(true)
    expect(featured.slice(2).map(({ pay }) => pay)).toEqual(['€ 18.000 anuales', '9,50\u00a0€ por hora'])
    expect(JSON.stringify(featured).length).toBeLessThan(3000)
  })

  // Seen to fail: it said «Salario no indicado».
  test('a pay of which only the upper end is stated is said', async () => {
    const upTo = (salario_max: number | null) => anOffer({ salario_anual: 0, salario_min: null, salario_max })
    const listFeatured = async () => [upTo(24_000), upTo(null)]
    const master = { listSectors: () => [], listPartners: async () => [] }
    const { featured } = await findLanding(client({ offers: { listFeatured }, master }))
    expect(featured.map(({ pay }) => pay)).toEqual(['Hasta 24.000\u00a0€ al año', 'Salario no indicado'])
  })
})
