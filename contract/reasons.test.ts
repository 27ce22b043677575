import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Reason } from './operator/managed-accounts.ts'
import { NewReport } from './reports.ts'
import { explanation } from './shapes.ts'

const mute = fc.string({
  unit: fc.constantFrom('.', '-', '_', '1', ' ', '¿', '\u200b', '👍'),
  minLength: 12,
  maxLength: 40,
})

test('a text without letters is no reason', () => {
  const property = fc.property(mute, (text) => {
    const reasons = [Reason, explanation({ min: 1, max: 100 })]
    const report = NewReport.safeParse({ emp_ofertas_id: 1, motivo: 'otra', texto: text })
    expect([...reasons.map((one) => one.safeParse(text).success), report.success]).toEqual([false, false, false])
  })
  fc.assert(property)
})

test('a text with letters of any script is one', () => {
  for (const text of ['Es una estafa', 'Το γραφείο δεν υπάρχει']) expect(Reason.safeParse(text).success).toBe(true)
})
