import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { siteRouter } from '#web/testing/site-router.ts'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { NoticeProvider } from '#web/ui/feedback/notice.tsx'
import { ReportButton } from './report-button.tsx'

const call = 'POST /api/reports/report-offer'
const answer = { message: 'Gracias.', recibo: 'D-7K3M-9Q2X', recibo_enviado: true }

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const openDialog = async () => {
  const page = (
    <NoticeProvider>
      <ReportButton offer={{ emp_ofertas_id: 7, nombre: 'Reparto desde casa' }} />
    </NoticeProvider>
  )
  render(<RouterProvider router={siteRouter([{ path: '*', element: page }])} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Denunciar oferta' }))
  return screen.findByRole('dialog', { name: 'Denunciar esta oferta' })
}

beforeEach(() => void stubApi({}))

describe('«Denunciar oferta»', () => {
  test('sends reason, text and e-mail, and shows the number of the receipt, which has the focus', async () => {
    const { bodyOf } = stubApi({ [call]: answer })
    await openDialog()
    expect(screen.getByText('«Reparto desde casa». La empresa no sabrá quién la ha denunciado.')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /Pide dinero/ }))
    await userEvent.type(screen.getByLabelText(/Cuéntanoslo/), ' Piden 60 € ')
    await userEvent.type(screen.getByLabelText(/Tu correo/), 'vecina@prueba.example')
    await press('Enviar denuncia')
    const number = await screen.findByText('D-7K3M-9Q2X')
    expect(bodyOf(call)).toEqual({
      emp_ofertas_id: 7,
      motivo: 'pide_dinero',
      texto: 'Piden 60 €',
      correo: 'vecina@prueba.example',
    })
    expect(screen.getByRole('dialog', { name: 'Hemos recibido tu denuncia' })).toBeTruthy()
    expect(document.activeElement?.contains(number)).toBe(true)
    expect(screen.getByText(/Te lo hemos enviado por correo/)).toBeTruthy()
    await press('Entendido')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Denunciar oferta' })))
  })

  test('that is not mailed promises the answer alone', async () => {
    stubApi({ [call]: { ...answer, recibo_enviado: false } })
    await openDialog()
    await userEvent.click(screen.getByRole('radio', { name: /Ya no existe/ }))
    await userEvent.type(screen.getByLabelText(/Tu correo/), 'vecina@prueba.example')
    await press('Enviar denuncia')
    expect(await screen.findByText('Te escribiremos a tu correo lo que decidamos.')).toBeTruthy()
    expect(screen.queryByText(/Te lo hemos enviado por correo/)).toBeNull()
  })

  test('needs neither text nor e-mail, and promises no mail then', async () => {
    const { bodyOf } = stubApi({ [call]: { ...answer, recibo_enviado: false } })
    await openDialog()
    await userEvent.click(screen.getByRole('radio', { name: /Ya no existe/ }))
    await press('Enviar denuncia')
    await screen.findByText('D-7K3M-9Q2X')
    expect(bodyOf(call)).toEqual({ emp_ofertas_id: 7, motivo: 'ya_no_existe', texto: '', correo: '' })
    expect(screen.queryByText(/Te lo hemos enviado por correo/)).toBeNull()
  })

  test('asks for a reason, and for a text if it is another one, and marks a wrong e-mail', async () => {
    const { made } = stubApi({ [call]: answer })
    await openDialog()
    await press('Enviar denuncia')
    expect(await screen.findAllByText('Elige qué le pasa a la oferta')).toHaveLength(2)
    await userEvent.click(screen.getByRole('radio', { name: /Otra cosa/ }))
    await press('Enviar denuncia')
    expect(await screen.findAllByText('Cuéntanos qué le pasa')).toHaveLength(2)
    await userEvent.type(screen.getByLabelText(/Cuéntanoslo/), 'La calle no existe')
    await userEvent.type(screen.getByLabelText(/Tu correo/), 'vecina')
    await press('Enviar denuncia')
    expect(await screen.findAllByText(/Escribe un correo como/)).toHaveLength(2)
    expect(made).toEqual([])
  })

  test.each([
    ['the limit, with its sentence', refusal(429, 'too_many_tries'), serverSentence],
    ['an offer that is gone', refusal(404, 'offer_not_found'), 'Esta oferta ya no está publicada.'],
    ['a lost connection', undefined, 'No pudimos enviar la denuncia. Inténtalo de nuevo.'],
  ])('says %s, and keeps what was typed', async (_what, refused, sentence) => {
    stubApi(refused ? { [call]: refused } : {})
    await openDialog()
    await userEvent.click(screen.getByRole('radio', { name: /Discrimina/ }))
    await userEvent.type(screen.getByLabelText(/Cuéntanoslo/), 'Solo hombres')
    await press('Enviar denuncia')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Cuéntanoslo/).value).toBe('Solo hombres')
  })

  test('is sent once by a double click', async () => {
    const { made } = stubApi({ [call]: answer })
    await openDialog()
    await userEvent.click(screen.getByRole('radio', { name: /Pide dinero/ }))
    await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar denuncia' }))
    await screen.findByText('D-7K3M-9Q2X')
    expect(made).toHaveLength(1)
  })

  test('asks before what was typed is lost, and begins with an empty form the next time', async () => {
    await openDialog()
    await userEvent.type(screen.getByLabelText(/Cuéntanoslo/), 'Solo hombres')
    await userEvent.keyboard('{Escape}')
    await press('Salir sin guardar')
    await press('Denunciar oferta')
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/Cuéntanoslo/)).value).toBe('')
  })

  test('has its note on personal data', async () => {
    await openDialog()
    expect(screen.getByText(/tu correo solo para contestarte/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Política de privacidad/ })).toBeTruthy()
  })
})
