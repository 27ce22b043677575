import { expect, test } from 'vitest'
import { repliesOf } from './replies.ts'

test.each([
  [null, null, []],
  [4, 80, ['Responde en unos 4 días', 'Responde al 80\u00a0% de las candidaturas']],
  [1, 100, ['Responde en un día', 'Responde al 100\u00a0% de las candidaturas']],
  [null, 0, ['Responde al 0\u00a0% de las candidaturas']],
])('a company that answers in %s days, %s of 100, is described by %j', (days, percent, sentences) => {
  expect(repliesOf({ responde_en_dias: days, responde_por_ciento: percent })).toEqual(sentences)
})
