import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnOffer, WithdrawnOffer } from '#web/api/types.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { ownOffer } from '#web/testing/company-rows.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { SecondLook } from './second-look.tsx'

const offer: OwnOffer = {
  ...ownOffer,
  emp_ofertas_id: 7,
  nombre: 'Reparto desde casa',
  revision: { estado: 'rechazada', revisar_antes: null, motivo: 'pide_dinero', explicacion: 'Pide dinero.' },
}
const withdrawn: WithdrawnOffer = {
  emp_ofertas_id: 7,
  motivo: 'pide_dinero',
  explicacion: 'Pide dinero.',
  fecha: '2026-11-21T10:05:00.000Z',
  segunda_revision: 'posible',
}
const calls = {
  list: 'GET /api/companies/withdrawn-offers',
  ask: 'POST /api/companies/ask-second-look/7',
} as const

const show = (shown = offer) => renderPrivate(<SecondLook offer={shown} />)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => saveToken('token-1'))

describe('An offer that was hidden after reports', () => {
  test('asks once to look again, with what the company says', async () => {
    let state: WithdrawnOffer['segunda_revision'] = 'posible'
    const { bodyOf, made } = stubApi({
      [calls.list]: () => [{ ...withdrawn, segunda_revision: state }],
      [calls.ask]: () => {
        state = 'pedida'
        return { message: 'Miraremos de nuevo tu oferta.' }
      },
    })
    show()
    await press('Pedir otra revisión')
    await press('Pedir revisión')
    expect(await screen.findAllByText('Escribe al menos 10 caracteres')).toHaveLength(2)
    await userEvent.type(screen.getByLabelText(/nos equivocamos/), 'El uniforme lo paga la empresa.')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pedir revisión' }))
    expect(await screen.findByText('Miraremos de nuevo tu oferta.')).toBeTruthy()
    expect(bodyOf(calls.ask)).toEqual({ texto: 'El uniforme lo paga la empresa.' })
    expect(made.filter(({ call }) => call === calls.ask)).toHaveLength(1)
    expect(await screen.findByText('Has pedido otra revisión. Te escribiremos lo que decidamos.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pedir otra revisión' })).toBeNull()
  })

  test('says that it was looked at twice', async () => {
    stubApi({ [calls.list]: [{ ...withdrawn, segunda_revision: 'hecha' }] })
    show()
    expect(await screen.findByText(/Ya la hemos mirado dos veces/)).toBeTruthy()
  })

  test.each([
    [refusal(409, 'second_look_asked'), 'Esta oferta ya no está retirada, o ya habías pedido otra revisión.'],
    [refusal(500, 'internal'), 'No pudimos pedir la revisión. Inténtalo de nuevo.'],
  ])('says what to do when it is refused', async (refused, sentence) => {
    stubApi({ [calls.list]: [withdrawn], [calls.ask]: refused })
    show()
    await press('Pedir otra revisión')
    await userEvent.type(screen.getByLabelText(/nos equivocamos/), 'El uniforme lo paga la empresa.')
    await press('Pedir revisión')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})

test('An offer that was rejected without reports has no such button', async () => {
  const { made } = stubApi({ [calls.list]: [] })
  show()
  await expect.poll(() => made.length).toBe(1)
  expect(screen.queryByRole('button')).toBeNull()
})

test('An offer that is not rejected asks for nothing', () => {
  const { made } = stubApi({ [calls.list]: [withdrawn] })
  show({ ...offer, revision: { ...offer.revision, estado: 'aprobada' } })
  expect(made).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
})
