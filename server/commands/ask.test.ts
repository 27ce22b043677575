import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { requireYes } from './ask.ts'
import { UsageError } from './read-words.ts'

/** A terminal at which somebody types this. Undefined: Ctrl-D. */
function terminalOf(typed: string | undefined, isTTY = true) {
  const stdin = Object.assign(new PassThrough(), { isTTY })
  const stderr = new PassThrough()
  if (typed === undefined) stdin.end()
  else stdin.write(`${typed}\n`)
  return { stdin, stderr, read: () => String(stderr.read() ?? '') }
}

const ask = (terminal: ReturnType<typeof terminalOf>, isYes = false) =>
  requireYes('La oferta 12 dejará de verse.', { isYes, terminal })

test.each(['sí', 'SÍ', ' si ', 'si\u0301'])('«%s» at the terminal is consent', async (typed) => {
  const terminal = terminalOf(typed)
  await ask(terminal)
  expect(terminal.read()).toBe('La oferta 12 dejará de verse.\n¿Seguro? Escribe «sí»: ')
})

test.each(['', 'no', 's', 'sin', 'yes', undefined])('«%s» at the terminal changes nothing', async (typed) => {
  await expect(ask(terminalOf(typed))).rejects.toThrow('No se ha hecho nada.')
})

test('without a terminal --yes is needed, and named', async () => {
  const refused = ask(terminalOf('sí', false))
  await expect(refused).rejects.toThrow(UsageError)
  await expect(refused).rejects.toThrow(
    'La oferta 12 dejará de verse. Aquí nadie puede confirmarlo: repite la orden con --yes.',
  )
})

test('--yes asks nothing', async () => {
  const terminal = terminalOf(undefined, false)
  await ask(terminal, true)
  expect(terminal.read()).toBe('')
})
