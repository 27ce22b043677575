import { expect, test } from 'vitest'
import { isFraud, judgeOffer } from './judge-offer.ts'
import unseen from './unseen-texts.json' with { type: 'json' }

const plain = { nombre: '', descripcion: '', requirements_list: [], salario_anual: 0, mst_jornada_id: 1 }
const offers = [
  ...unseen.titles.map((nombre) => ({ ...plain, nombre })),
  ...unseen.texts.map((text) => ({ ...plain, ...text })),
]
const found = offers.flatMap((offer) =>
  judgeOffer(offer).map((finding) => ({ ...finding, of: offer.nombre || offer.descripcion })),
)

// Two authors wrote them: one before reading the rules, the other without knowing any.
test('the unseen set has at least 300 titles and 100 texts', () => {
  expect(new Set(unseen.titles).size).toBeGreaterThanOrEqual(300)
  expect(new Set(unseen.texts.map(({ descripcion }) => descripcion)).size).toBeGreaterThanOrEqual(100)
})

test('rules about fraud find nothing in honest titles and texts', () => expect(found.filter(isFraud)).toEqual([]))

test('rules about wording find nothing in neutral titles, equality clauses, permits and agreements', () =>
  expect(found.filter((finding) => !isFraud(finding))).toEqual([]))
