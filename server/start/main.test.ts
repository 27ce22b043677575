import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const run = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { env: { ...process.env, ...env } })
  const [[code], output] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  return { code: code as number, output }
}

test('a start with invalid settings names all of them and exits with 1', async () => {
  const { code, output } = await run({ PORT: 'http', LOG_LEVEL: 'loud', DATA_DIR: '/nowhere/at/all' })
  expect(code).toBe(1)
  expect(output).toContain('PORT debe ser')
  expect(output).toContain('LOG_LEVEL debe ser')
  expect(output).not.toContain('    at ')
})

test('a start with payment keys but without the webhook secret is refused, also in production', async () => {
  const { code, output } = await run({
    NODE_ENV: 'production',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PRICE_ID: 'price_1',
  })
  expect(code).toBe(1)
  expect(output).toContain('Falta STRIPE_WEBHOOK_SECRET: dale un valor o quita STRIPE_SECRET_KEY.')
  expect(output).not.toContain('sk_live_1')
})

test('a DATA_DIR that cannot be created stops the start with one sentence', async () => {
  const { code, output } = await run({ DATA_DIR: import.meta.filename, BASE_URL: '' })
  expect(code).toBe(1)
  expect(output).toBe(
    `${import.meta.filename} no puede ser la carpeta de datos: esa ruta pasa por un archivo. Elige otra con DATA_DIR.\n`,
  )
})
