import { expect, test } from 'vitest'
import { ApiError, noConnection } from './api-error.ts'
import { limitSentence } from './limit-sentence.ts'

const answer = (status: number, error: string) => new ApiError({ status, code: 'any', error })

test.each([429, 507])('a %s shows why the server refused', (status) => {
  expect(limitSentence(answer(status, 'Mañana podrás publicar más.'), 'Algo ha salido mal')).toBe(
    'Mañana podrás publicar más.',
  )
})

test('an e-mail that is not confirmed is named on every screen', () => {
  const error = new ApiError({ status: 403, code: 'email_unconfirmed', error: 'Confirma tu correo.' })
  expect(limitSentence(error, 'Algo ha salido mal')).toBe('Confirma tu correo.')
})

test.each([
  ['a limit without a sentence, from a proxy', answer(429, '')],
  ['a fault of the server', answer(500, 'Referencia 7')],
  ['a refusal', answer(409, 'Ya existe')],
  ['no connection', noConnection(new Error('offline'))],
  ['an error of the page', new TypeError('x is undefined')],
])('%s shows the sentence of the screen', (_, error) => {
  expect(limitSentence(error, 'Algo ha salido mal')).toBe('Algo ha salido mal')
})
