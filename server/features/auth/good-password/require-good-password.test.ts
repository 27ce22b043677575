import fc from 'fast-check'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { countCharacters } from '#contract/values/text/count-characters.ts'
import { AppError } from '#server/errors.ts'
import { anyText } from '#server/testing/any-text.ts'
import { requireGoodPassword } from './require-good-password.ts'

const rules = { passwordMinLength: 8, brand: { name: 'Faro Empleo' } }

/** The code of the refusal; undefined if the password is accepted. */
async function refusalOf(
  password: string,
  { email = 'ana.garcia@prueba.example', brand = rules.brand } = {},
): Promise<string | undefined> {
  try {
    await requireGoodPassword(password, email, { ...rules, brand })
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

describe('The length of a new password', () => {
  // Seen to fail with `.length`: 64 keys were 128 units, and decomposed letters counted twice.
  test.each([
    ['llave🔑🔑', 'password_short'],
    ['llave🔑🗝🔒', undefined],
    ['ñandúes'.normalize('NFD'), 'password_short'],
    ['ñandúes!'.normalize('NFD'), undefined],
    ['🔑🗝🔒 ñandúes '.repeat(10).slice(0, -4), undefined],
    ['🔑🗝'.repeat(64) + '🔒', 'password_long'],
    ['la cigüeña añora '.repeat(8).slice(0, 128).normalize('NFD'), undefined],
  ])('is counted in characters: %s', async (password, code) => {
    expect(await refusalOf(password)).toBe(code)
  })

  test('has the minimum that is configured, and the sentence names it', async () => {
    const refusal = requireGoodPassword('once letras', 'a@prueba.example', { ...rules, passwordMinLength: 12 })
    await expect(refusal).rejects.toThrow('La contraseña es demasiado corta: el mínimo son 12 caracteres.')
  })

  test('decides any text: it is refused if it is too short or too long, and nothing else fails', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (password) => {
        const code = await refusalOf(password)
        const length = countCharacters(password)
        expect(code === 'password_short').toBe(length < 8)
        expect(code === 'password_long').toBe(length > 128)
      }),
    )
  })
})

describe('A common password', () => {
  const longEnough = dictionary['passwords-common'].filter((word) => word.length >= 8)

  test('is refused if it is among the 10,000 most common ones', async () => {
    // One of forty, because each takes some milliseconds.
    const some = longEnough.slice(0, 10_000).filter((_, index) => index % 40 === 0)
    const codes = await Promise.all(some.map((word) => refusalOf(word, { email: 'xk@zz.example' })))
    expect(some.filter((_, index) => codes[index] !== 'password_common')).toEqual([])
  })

  const written = fc.constantFrom(...longEnough.slice(0, 10_000), 'contraseña1', 'españa123', '00000000')

  // Seen to fail when only the case was ignored.
  test('is refused however it is written: with capitals, accents or full-width letters', async () => {
    const accent = (word: string, places: boolean[]) =>
      Array.from(word, (letter, index) => (places[index] ? letter.toUpperCase() + '\u0301' : letter)).join('')
    await fc.assert(
      fc.asyncProperty(written, fc.array(fc.boolean(), { maxLength: 20 }), async (word, places) => {
        expect(await refusalOf(accent(word, places))).toBe('password_common')
      }),
    )
    expect(await refusalOf('ＰＡＳＳＷＯＲＤ')).toBe('password_common')
    expect(await refusalOf('Contrasena123')).toBe('password_common')
  })

  test('may be a part of a longer one', async () => {
    expect(await refusalOf('password y otras tres cosas')).toBeUndefined()
  })
})

test.each([
  ['ana.garcia@prueba.example', 'ana.garcia@prueba.example'],
  ['ana.garcia@prueba.example', 'ANA GARCÍA'],
  ['ana.garcia@prueba.example', '2026anagarcia!'],
  ['ana.garcia+empleo@prueba.example', 'Ana_Garcia_1990'],
  ['anagarcia82@prueba.example', '1982 Ana García'],
  ['612345678@prueba.example', '612 345 678'],
])('%s may not have the password «%s»', async (email, password) => {
  expect(await refusalOf(password, { email })).toBe('password_like_email')
})

test.each([
  ['FaroEmpleo2026', undefined],
  ['¡¡Fáro Empleo!!', undefined],
  ['NuevoCentro1', 'Nuevo Centro 24'],
  ['faro-empleo-1', 'Nuevo Centro 24'],
])('the brand is no password: «%s»', async (password, name = 'Faro Empleo') => {
  expect(await refusalOf(password, { brand: { name } })).toBe('password_like_brand')
})

test.each([
  ['faro-demo-2026', 'candidata@demo.example'],
  ['candidata que busca', 'candidata@demo.example'],
  ['anagarcía vive en Lugo', 'ana.garcia@prueba.example'],
  ['a73918465', 'a@prueba.example'],
  ['solo minúsculas', 'ana@prueba.example'],
])('«%s» is accepted for %s: nothing prescribes capitals, digits or signs', async (password, email) => {
  expect(await refusalOf(password, { email })).toBeUndefined()
})
