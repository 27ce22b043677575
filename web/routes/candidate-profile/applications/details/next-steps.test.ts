import { expect, test } from 'vitest'
import { anApplication } from '#web/testing/applications.ts'
import { nextSteps } from './next-steps.ts'

const ofEnded = { ...anApplication().emp_ofertas_id, estado: 0 } as const

test('A withdrawn candidate may apply again while the offer is active, and not after its end', () => {
  const withdrawn = { estado_candidatura: 'retirada' } as const
  expect(nextSteps(anApplication(withdrawn)).join(' ')).toContain('puedes volver a aplicar')
  expect(nextSteps(anApplication({ ...withdrawn, emp_ofertas_id: ofEnded })).join(' ')).not.toContain('volver')
})

test('Only a candidate who waits after the term reads that the company has not answered', () => {
  const late = { sin_respuesta: '2026-12-19' }
  const silence = 'La empresa no ha respondido en 30 días.'
  expect(nextSteps(anApplication(late))[0]).toBe(silence)
  expect(nextSteps(anApplication({ ...late, estado_candidatura: 'descartada' }))).not.toContain(silence)
  expect(nextSteps(anApplication())).not.toContain(silence)
})
