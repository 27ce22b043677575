import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import {
  button,
  onboardingCalls,
  openOnboarding,
  pass,
  press,
  pressWithTimeStopped,
  type,
} from '#web/testing/open-onboarding.tsx'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { forgetOffer, rememberOffer } from '#web/tab-storage/remembered-offer.ts'
import { refusal, stubApi } from '#web/testing/stub-api.ts'
import { Intro } from './intro.tsx'

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
})

test('the form replaces the intro and gets the focus', async () => {
  renderPrivate(
    <Intro title="Crea tu perfil">
      <p>preguntas</p>
    </Intro>,
  )
  expect(screen.queryByText('preguntas')).toBeNull()
  await press('De acuerdo')
  expect(screen.getByText('preguntas')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Crea tu perfil' }))
})

describe('a candidate', () => {
  const created = { ...onboardingCalls, 'POST /api/users/create-user-profile': { message: '' } }

  async function fill() {
    await type('Nombre', 'Ana')
    await type('Primer apellido', 'Núñez')
    await type('Teléfono móvil', '612345678')
    await type('Código postal', '28001')
  }

  test('gets the role, then the profile, and goes to the offers after 2.5 seconds', async () => {
    const { made } = stubApi(created)
    const router = openOnboarding('/candidato')
    await fill()
    await pressWithTimeStopped('Crear perfil', 'Perfil creado con exito!')
    const writes = made.map(({ call }) => call).filter((call) => call.startsWith('POST'))
    expect(writes).toEqual(['POST /api/master/set-role', 'POST /api/users/create-user-profile'])
    expect(sessionStorage.getItem('draft:candidate')).toBeNull()
    expect(button('Crear perfil').disabled).toBe(true)
    await pass(2400)
    expect(router.state.location.pathname).toBe('/candidato')
    await pass(100)
    expect(router.state.location.pathname).toBe('/pagina-principal')
  })

  test('returns to the list where an offer waits, with its filters and page', async () => {
    stubApi(created)
    rememberOffer(7, '?ciudad=Sevilla&pagina=2')
    const router = openOnboarding('/candidato')
    expect(screen.queryByLabelText('Sexo')).toBeNull()
    await fill()
    await pressWithTimeStopped('Crear perfil', 'Perfil creado con exito!')
    await pass(2500)
    expect(router.state.location).toMatchObject({ pathname: '/pagina-principal', search: '?ciudad=Sevilla&pagina=2' })
    forgetOffer()
  })

  test('does not go to the offers after leaving before', async () => {
    stubApi(created)
    const router = openOnboarding('/candidato')
    await fill()
    await pressWithTimeStopped('Crear perfil', 'Perfil creado con exito!')
    await act(() => router.navigate('/seleccion-rol'))
    await pass(5000)
    expect(router.state.location.pathname).toBe('/seleccion-rol')
  })

  test('keeps the typed values after a failure', async () => {
    stubApi({ ...created, 'POST /api/users/create-user-profile': refusal(500, 'internal') })
    openOnboarding('/candidato')
    await fill()
    await press('Crear perfil')
    expect(await screen.findByText('Lo sentimos, algo ha salido mal')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Ana')
    expect(button('Crear perfil').disabled).toBe(false)
  })
})
