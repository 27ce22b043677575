import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { refusal, serverSentence, stubApi } from '#web/testing/stub-api.ts'
import { keepFocus } from '#web/ui/overlays/keep-focus.ts'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { RouterProvider } from 'react-router'
import { siteRouter, testSite } from '#web/testing/site-router.ts'

const calls = {
  change: 'POST /api/auth/change-password',
  list: 'GET /api/account/sessions',
  close: 'DELETE /api/account/session/8',
  closeOthers: 'DELETE /api/account/sessions',
} as const

const own = {
  sesion_id: 9,
  dispositivo: 'Firefox en Windows',
  fecha_inicio: '2026-11-05T10:00:00.000Z',
  ultima_actividad: '2026-11-22T10:00:00.000Z',
  se_mantiene: true,
  es_esta: true,
}
const other = {
  ...own,
  sesion_id: 8,
  dispositivo: 'Chrome en Android',
  ultima_actividad: '2026-11-22T09:40:00.000Z',
  se_mantiene: false,
  es_esta: false,
}
const third = { ...other, sesion_id: 7, dispositivo: 'Safari en iPhone', ultima_actividad: '2026-11-22T07:00:00.000Z' }

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(keepFocus)
beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

describe('«Contraseña»', () => {
  const openForm = (passwordMinLength = 8) => {
    const element = <PasswordSection email="ana@prueba.example" />
    const site = { ...testSite, passwordMinLength }
    return renderPrivate(<RouterProvider router={siteRouter([{ path: '*', element }], { site })} />)
  }
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const fill = async (current: string, password: string, confirm = password) => {
    const values = { 'Contraseña actual': current, 'Contraseña nueva': password, 'Repite la contraseña nueva': confirm }
    for (const [label, text] of Object.entries(values)) {
      await userEvent.clear(field(label))
      if (text) await userEvent.type(field(label), text)
    }
    await press('Cambiar contraseña')
  }

  test('names its fields for password managers, and the minimum that is configured', async () => {
    openForm(12)
    expect(field('Contraseña actual').autocomplete).toBe('current-password')
    expect(field('Contraseña nueva').autocomplete).toBe('new-password')
    expect(field('Repite la contraseña nueva').autocomplete).toBe('new-password')
    expect(screen.getByText('Mínimo 12 caracteres')).toBeTruthy()
    const username = document.querySelector<HTMLInputElement>('[autocomplete=username]')
    expect([username?.value, username?.readOnly]).toEqual(['ana@prueba.example', true])
  })

  test.each([
    ['', 'nueva luz', 'nueva luz', 'Escribe tu contraseña actual'],
    ['vieja luz', '', '', 'Escribe una contraseña nueva'],
    ['vieja luz', 'llave🔑🔑', 'llave🔑🔑', 'Usa 8 caracteres como mínimo'],
    ['vieja luz', 'nueva luz', 'otra luz', 'Las contraseñas no coinciden'],
    // Both are shown at once.
    ['', 'nueva luz', 'otra luz', 'Las contraseñas no coinciden'],
  ])('sends nothing for «%s», «%s» and «%s»', async (current, password, confirm, sentence) => {
    const { made } = stubApi({})
    openForm()
    await fill(current, password, confirm)
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(made).toEqual([])
  })

  test('changes the password, confirms it, and is empty again', async () => {
    const { bodyOf } = stubApi({ [calls.change]: { message: 'Has cambiado tu contraseña.' } })
    openForm()
    await fill('vieja luz', 'nueva luz')
    expect(await screen.findByText('Has cambiado tu contraseña.')).toBeTruthy()
    expect(bodyOf(calls.change)).toEqual({
      currentPassword: 'vieja luz',
      password: 'nueva luz',
      confirmPassword: 'nueva luz',
    })
    for (const label of ['Contraseña actual', 'Contraseña nueva', 'Repite la contraseña nueva']) {
      expect(field(label).value).toBe('')
    }
  })

  test.each([
    ['password_wrong', 'Contraseña actual', 'Tu contraseña actual no es esta'],
    ['password_common', 'Contraseña nueva', serverSentence],
    ['password_like_email', 'Contraseña nueva', 'La contraseña se parece demasiado a tu correo: elige otra'],
    [
      'password_like_brand',
      'Contraseña nueva',
      'La contraseña se parece demasiado al nombre de este sitio: elige otra',
    ],
  ])('shows %s at its field, and keeps what was typed', async (code, label, sentence) => {
    stubApi({ [calls.change]: refusal(400, code) })
    openForm()
    await fill('vieja luz', 'nueva luz')
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0)
    expect(field('Contraseña actual').value).toBe('vieja luz')
  })

  test.each([
    [429, serverSentence],
    [500, 'No pudimos cambiar tu contraseña. Inténtalo de nuevo'],
  ])('shows a notice if the answer is %i', async (status, sentence) => {
    stubApi({ [calls.change]: refusal(status, 'any') })
    openForm()
    await fill('vieja luz', 'nueva luz')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('is sent once, however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { made } = stubApi({ [calls.change]: () => promise })
    openForm()
    await fill('vieja luz', 'nueva luz')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Cambiar contraseña' }))
    await userEvent.type(field('Contraseña actual'), '{Enter}')
    resolve({ message: 'Has cambiado tu contraseña.' })
    await screen.findByText('Has cambiado tu contraseña.')
    expect(made.filter(({ call }) => call === calls.change)).toHaveLength(1)
  })
})

describe('«Sesiones abiertas»', () => {
  beforeEach(() => void vi.setSystemTime('2026-11-22T10:00:00Z'))

  const cards = () => screen.findAllByRole('article')

  test('shows placeholders, then each session with its device and its last use', async () => {
    stubApi({ [calls.list]: [own, other, third] })
    const { container } = renderPrivate(<SessionsSection />)
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(2)
    const [first, second, last] = (await cards()).map((card) => within(card))
    for (const text of [
      'Firefox en Windows',
      'Este dispositivo',
      'Activa ahora',
      'Abierta el 05/11/2026, se mantiene 30 días',
    ]) {
      expect(first?.getByText(text)).toBeTruthy()
    }
    expect(first?.queryByRole('button')).toBeNull()
    expect(second?.getByText('Última actividad: hace 20 minutos')).toBeTruthy()
    expect(last?.getByText('Última actividad: hace 3 horas')).toBeTruthy()
  })

  test('offers nothing to close if there is only this one', async () => {
    stubApi({ [calls.list]: [own] })
    renderPrivate(<SessionsSection />)
    expect(await screen.findByText('No tienes ninguna otra sesión abierta.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('shows a failure and can load again', async () => {
    stubApi({})
    renderPrivate(<SessionsSection />)
    expect(await screen.findByText('Vaya... No pudimos obtener tus sesiones')).toBeTruthy()
    stubApi({ [calls.list]: [own] })
    await press('Reintentar')
    expect(await cards()).toHaveLength(1)
  })

  test('a closed session leaves the list, and the focus stays in the section', async () => {
    let rows = [own, other, third]
    const { made } = stubApi({
      [calls.list]: () => rows,
      [calls.close]: () => {
        rows = [own, third]
        return { message: 'Has cerrado la sesión.' }
      },
    })
    renderPrivate(<SessionsSection />)
    await cards()
    await userEvent.dblClick(screen.getByRole('button', { name: /^Cerrar la sesión de Chrome en Android/ }))
    expect(await screen.findByText('Has cerrado la sesión.')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sesiones abiertas'))
    expect(made.filter(({ call }) => call === calls.close)).toHaveLength(1)
  })

  test('a session that could not be closed stays, and can be closed again', async () => {
    stubApi({ [calls.list]: [own, other], [calls.close]: refusal(500, 'any') })
    renderPrivate(<SessionsSection />)
    await cards()
    await press(/^Cerrar la sesión de Chrome en Android/)
    expect(await screen.findByText('No pudimos cerrar la sesión. Inténtalo de nuevo')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Chrome en Android/ }).disabled).toBe(false)
  })

  test('a session that another tab has closed leaves the list, with a sentence', async () => {
    let rows = [own, other]
    stubApi({
      [calls.list]: () => rows,
      [calls.close]: () => {
        rows = [own]
        return refusal(404, 'not_found')
      },
    })
    renderPrivate(<SessionsSection />)
    await cards()
    await press(/^Cerrar la sesión de Chrome en Android/)
    expect(await screen.findByText('Esa sesión ya estaba cerrada. Hemos actualizado la lista.')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  })

  test('all others are closed after a question, and a failure keeps them', async () => {
    let rows = [own, other, third]
    stubApi({ [calls.list]: () => rows, [calls.closeOthers]: refusal(500, 'any') })
    renderPrivate(<SessionsSection />)
    await cards()
    await press('Cerrar todas las demás')
    await press('SI')
    expect(await screen.findByText('No pudimos cerrar las sesiones. Inténtalo de nuevo')).toBeTruthy()

    stubApi({
      [calls.list]: () => rows,
      [calls.closeOthers]: () => {
        rows = [own]
        return { message: 'Has cerrado tus demás sesiones.', cerradas: 2 }
      },
    })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await press('Cerrar todas las demás')
    expect(screen.getByRole('alertdialog').textContent).toContain('Esta sesión seguirá abierta.')
    await press('SI')
    expect(await screen.findByText('Has cerrado tus demás sesiones.')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sesiones abiertas'))
  })
})
