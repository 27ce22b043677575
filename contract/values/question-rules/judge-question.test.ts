import { describe, expect, test } from 'vitest'
import { allowedQuestions, refusedQuestions } from '#contract/testing/question-rules/examples.ts'
import { allowedInOtherForms, refusedInOtherForms } from '#contract/testing/question-rules/form-examples.ts'
import { judgeQuestion } from './judge-question.ts'
import { questionRules } from './question-rules.ts'

const allowed = [...allowedQuestions, ...allowedInOtherForms]
const refused = [refusedQuestions, refusedInOtherForms]
  .flatMap((of) => Object.entries(of))
  .flatMap(([name, texts]) => texts.map((text) => [name, text] as const))

test.each(refused)('%s refuses «%s»', (name, text) => {
  expect(judgeQuestion(text)?.name).toBe(name)
})

test.each(allowed)('no rule refuses «%s»', (text) => {
  expect(judgeQuestion(text)).toBeUndefined()
})

test('there are at least 60 questions of each kind', () => {
  expect(new Set(refused.map(([, text]) => text)).size).toBeGreaterThanOrEqual(60)
  expect(new Set(allowedQuestions).size).toBeGreaterThanOrEqual(60)
})

test('a question in capitals, without accents, or with hidden characters is the same question', () => {
  for (const text of ['¿QUÉ EDAD TIENES?', 'que edad tienes', '¿Qué e\u00addad tienes?', '¿Qué  edad   tienes?']) {
    expect(judgeQuestion(text)?.name, text).toBe('age')
  }
})

describe('Each rule', () => {
  test.each(Object.entries(questionRules))('%s names the law or what follows, in whole sentences', (_, rule) => {
    for (const text of [rule.reason, rule.advice]) expect(text).toMatch(/^\p{Lu}.*\.$/u)
    expect(rule.reason).toMatch(/Ley|Estatuto|Directiva|Constitución/)
  })
})

test('the longest hostile question is judged in a few milliseconds', () => {
  const texts = [
    'tienes algun ',
    'y cuantos anos ',
    '¿tiene usted ',
    'indique su ',
    '18-25\n',
    'do you have any ',
    'eres una persona muy ',
    'cuanto ',
    'has de la ',
    'salario bruto ',
  ].map((part) => part.repeat(900 / part.length))
  const start = performance.now()
  for (const text of texts) judgeQuestion(text)
  // Far more than a busy machine needs, and far less than a pattern that tries every way to divide a text.
  expect(performance.now() - start).toBeLessThan(5000)
})
