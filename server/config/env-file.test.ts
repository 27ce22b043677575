import { expect, test } from 'vitest'
import { loadEnvFile } from './env-file.ts'

test('a start without a .env file is no error', () => {
  expect(() => loadEnvFile('/nowhere/.env')).not.toThrow()
})

test('a .env file that cannot be read is named, with what to do', () => {
  const folder = import.meta.dirname
  expect(() => loadEnvFile(folder)).toThrow(
    `No se puede leer ${folder}: comprueba que es un archivo de texto, o bórralo.`,
  )
})
