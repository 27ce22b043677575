import { expect, test } from 'vitest'
import { judgeQuestion } from './judge-question.ts'
import { honestQuestions, refusedParaphrases } from '#contract/testing/question-rules/paraphrase-examples.ts'

test.each(Object.entries(refusedParaphrases))('Other words do not pass: %s', (_, texts) => {
  expect(texts.length).toBeGreaterThanOrEqual(20)
  expect(texts.filter((text) => !judgeQuestion(text))).toEqual([])
})

test('No rule refuses one of 100 honest questions in four languages', () => {
  expect(new Set(honestQuestions).size).toBeGreaterThanOrEqual(100)
  expect(honestQuestions.filter((text) => judgeQuestion(text))).toEqual([])
})
