import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const run = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env: { ...process.env, ...env } })
  const [[code], output] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  return { code: code as number, output }
}

test('a start with unusable settings names all of them and ends with 1', async () => {
  const { code, output } = await run({ PORT: 'http', LOG_LEVEL: 'loud', DATA_DIR: '/nowhere/at/all' })
  expect(code).toBe(1)
  expect(output).toContain('PORT must be')
  expect(output).toContain('LOG_LEVEL must be')
  expect(output).not.toContain('    at ')
})

test('a start that could take money without hearing of it is refused, in production too', async () => {
  const { code, output } = await run({
    NODE_ENV: 'production',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PRICE_ID: 'price_1',
  })
  expect(code).toBe(1)
  expect(output).toContain('STRIPE_WEBHOOK_SECRET is missing, though STRIPE_SECRET_KEY is set')
  expect(output).not.toContain('sk_live_1')
})

test('a DATA_DIR that cannot be made ends the start at once, with one sentence', async () => {
  const { code, output } = await run({ DATA_DIR: import.meta.filename, BASE_URL: '' })
  expect(code).toBe(1)
  expect(output).toBe(
    `${import.meta.filename} no puede ser la carpeta de datos: esa ruta pasa por un archivo. Elige otra con DATA_DIR.\n`,
  )
})
