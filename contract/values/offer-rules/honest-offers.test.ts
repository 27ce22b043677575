import { expect, test } from 'vitest'
import { someOf } from '#contract/testing/rounds.ts'
import { honestOffers } from '#contract/testing/offer-rules/honest-texts.ts'
import { judgeOffer } from './judge-offer.ts'

test('Rules find nothing in honest offers that speak of money, cards, messengers and documents', () => {
  expect(new Set(honestOffers.map(({ descripcion }) => descripcion)).size).toBe(500)
  const found = someOf(80, honestOffers).flatMap((offer) =>
    judgeOffer(offer).map((finding) => ({ ...finding, of: offer.descripcion })),
  )
  expect(found).toEqual([])
})

const plain = {
  descripcion: 'Trabajo estable.',
  requirements_list: ['Inglés'],
  salario_anual: 24_000,
  mst_jornada_id: 1,
}

test.each([
  [
    'the word in the name of the company and the number in a requirement',
    { empresa: 'WhatsApp', requirements_list: ['Marta: 612 345 678'] },
    'lone_contact',
  ],
  [
    'the start of a telephone in the project',
    { proyecto: 'Llama al 806', descripcion: '123 456' },
    'premium_rate_phone',
  ],
  [
    'the fee in the name and its amount in the company',
    { nombre: 'Dependiente/a. Matrícula:', empresa: '50 €' },
    'advance_payment',
  ],
  [
    'the verb in the project and the way in the description',
    { proyecto: 'Paga 50 €', descripcion: 'por Bizum al responsable' },
    'payment_request',
  ],
])('All texts of an offer are judged together: %s', (_, parts, rule) => {
  expect(judgeOffer({ nombre: 'Dependiente/a', ...plain, ...parts }).map((finding) => finding.rule)).toContain(rule)
})
