import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { MailSection } from './mail-section.tsx'

const mine = { read: 'GET /api/users/mail-choices', save: 'PUT /api/users/mail-choices' } as const
const ours = { read: 'GET /api/companies/mail-choices', save: 'PUT /api/companies/mail-choices' } as const

const newsSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: /Avisos de tus candidaturas/ })
const card = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

describe('A candidate', () => {
  test('switches the news off, and sees it at once', async () => {
    const { bodyOf } = stubApi({ [mine.read]: { avisos_candidaturas: true }, [mine.save]: { message: serverSentence } })
    renderPrivate(<MailSection owner="candidate" />)
    const control = await newsSwitch()
    expect(control.checked).toBe(true)
    await userEvent.click(control)
    expect(control.checked).toBe(false)
    expect(await screen.findByText(serverSentence)).toBeTruthy()
    expect(bodyOf(mine.save)).toEqual({ avisos_candidaturas: false })
    expect(document.activeElement).toBe(control)
  })

  test('presses twice, and what is saved last is what is shown', async () => {
    const { made } = stubApi({ [mine.read]: { avisos_candidaturas: true }, [mine.save]: { message: serverSentence } })
    renderPrivate(<MailSection owner="candidate" />)
    const control = await newsSwitch()
    await userEvent.dblClick(control)
    await waitFor(() => expect(made.filter(({ call }) => call === mine.save)).toHaveLength(2))
    expect(control.checked).toBe(true)
  })

  test('has the second choice saved after the first, however long that takes', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { made } = stubApi({ [mine.read]: { avisos_candidaturas: true }, [mine.save]: () => promise })
    const saves = () => made.filter(({ call }) => call === mine.save).length
    renderPrivate(<MailSection owner="candidate" />)
    await userEvent.dblClick(await newsSwitch())
    expect(saves()).toBe(1)
    resolve({ message: serverSentence })
    await waitFor(() => expect(saves()).toBe(2))
  })

  test('sees what is saved again when it could not be changed', async () => {
    stubApi({ [mine.read]: { avisos_candidaturas: true }, [mine.save]: refusal(500, 'internal') })
    renderPrivate(<MailSection owner="candidate" />)
    await userEvent.click(await newsSwitch())
    expect(await screen.findByText('No pudimos guardar tu elección. Inténtalo de nuevo')).toBeTruthy()
    await waitFor(async () => expect((await newsSwitch()).checked).toBe(true))
  })

  test('without a profile sees nothing of it', async () => {
    const { made } = stubApi({ [mine.read]: refusal(409, 'profile_missing') })
    renderPrivate(<MailSection owner="candidate" />)
    await waitFor(() => expect(made).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Correos' })).toBeNull())
  })
})

describe('A company', () => {
  test('chooses when it is told about new applications, by keyboard too', async () => {
    const { bodyOf } = stubApi({
      [ours.read]: { avisos_candidaturas: 'resumen', recordatorio_lunes: true },
      [ours.save]: { message: serverSentence },
    })
    renderPrivate(<MailSection owner="company" />)
    const digest = await card(/Un resumen al día/)
    expect(digest.checked).toBe(true)
    digest.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect((await card(/Ninguno/)).checked).toBe(true)
    await waitFor(() => expect(bodyOf(ours.save)).toMatchObject({ avisos_candidaturas: 'ninguno' }))
    await userEvent.click(screen.getByRole('switch', { name: /Recordatorio de los lunes/ }))
    await waitFor(() =>
      expect(bodyOf(ours.save)).toEqual({ avisos_candidaturas: 'ninguno', recordatorio_lunes: false }),
    )
  })

  test('can ask again for what could not be loaded', async () => {
    const answers: Record<string, unknown> = { [ours.read]: refusal(500, 'internal') }
    stubApi(answers as never)
    renderPrivate(<MailSection owner="company" />)
    await screen.findByText('No pudimos obtener tus correos')
    answers[ours.read] = { avisos_candidaturas: 'al_momento', recordatorio_lunes: true }
    await userEvent.click(screen.getByRole('button'))
    expect((await card(/Al momento/)).checked).toBe(true)
  })
})

test('An operator has no such mails', () => {
  const { made } = stubApi({})
  renderPrivate(<MailSection owner="operator" />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(made).toEqual([])
})
