import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { getSession, saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

const call = 'DELETE /api/account'

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

function open(role: 'candidate' | 'company' | null = 'candidate') {
  const element = <DeleteAccountDialog role={role} isOpen onClose={() => undefined} />
  return renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element }])} />)
}

const password = () => screen.findByLabelText('Contraseña actual')
const press = async () => userEvent.dblClick(screen.getByRole('button', { name: 'Eliminar cuenta' }))

describe('«Eliminar mi cuenta»', () => {
  test.each([
    ['candidate', /^Las empresas dejarán de ver en el acto/],
    ['company', /^Si tienes el plan Premium, no volveremos a cobrarte/],
    ['company', /Sus candidaturas quedarán cerradas aunque recuperes la cuenta\.$/],
    ['company', /quienes aplicaron conservan durante unos meses su candidatura/],
    [null, 'Después borraremos tu cuenta.'],
  ] as const)('says to %s what happens', async (role, sentence) => {
    open(role)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByText(/^Durante 14 días podrás recuperar tu cuenta/)).toBeTruthy()
  })

  test('says to a company how many people are told, and takes a sentence to them', async () => {
    const por_estado = [
      { estado_candidatura: 'enviada', candidaturas: 2 },
      { estado_candidatura: 'entrevista', candidaturas: 1 },
      { estado_candidatura: 'descartada', candidaturas: 7 },
    ]
    const { bodyOf } = stubApi({
      'GET /api/companies/application-counts': { por_estado, sin_leer: 2 },
      [call]: { message: 'Hemos cerrado tu cuenta.' },
    })
    open('company')
    const told = '3 personas esperan respuesta: les diremos que la empresa ha dejado este sitio.'
    expect(await screen.findByText(told)).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: /^Una frase tuya/ }), 'Gracias')
    await userEvent.type(await password(), 'luz de otoño')
    await press()
    await waitFor(() => expect(bodyOf(call)).toEqual({ password: 'luz de otoño', texto: 'Gracias' }))
  })

  test('needs the password, is sent once, and ends the session', async () => {
    const { made, bodyOf } = stubApi({ [call]: { message: 'Hemos cerrado tu cuenta.' } })
    open()
    await password()
    await press()
    expect((await screen.findAllByText('Escribe tu contraseña actual')).length).toBeGreaterThan(0)
    expect(made).toEqual([])
    await userEvent.type(await password(), 'luz de otoño')
    await press()
    await waitFor(() => expect(getSession().token).toBeNull())
    expect(made.map(({ call: name }) => name)).toEqual([call])
    expect(bodyOf(call)).toEqual({ password: 'luz de otoño' })
  })

  test.each([
    [400, 'password_wrong', 'Tu contraseña actual no es esta'],
    [429, 'too_many_tries', serverSentence],
    [500, 'any', 'No pudimos eliminar tu cuenta. Inténtalo de nuevo'],
  ])('keeps the session after %i %s, and shows why', async (status, code, sentence) => {
    stubApi({ [call]: refusal(status, code) })
    open()
    await userEvent.type(await password(), 'luz de otoño')
    await press()
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(getSession().token).toBe('token-1')
  })
})
