import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Site } from '#web/document/site.ts'
import { clientMiddleware } from '#web/frames/operator-layout.tsx'
import routes from '#web/routes.ts'
import { forgetRole } from '#web/session/role.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter, testSite } from '#web/testing/site-router.ts'
import { stubApi } from '#web/testing/stub-api.ts'
import Processing from './route.tsx'

const address = '/gestion/tratamientos'

const known: Site = {
  ...testSite,
  retention: { idleAccountMonths: 30, applicationMonths: 9, reportMonths: 5, logMonths: 7 },
  legal: {
    name: 'Centro Faro, S. L.',
    nif: 'B12345674',
    dpoEmail: 'dpd@prueba.example',
    processors: [{ name: 'Nube Ejemplo', purpose: 'alojamiento', country: 'España' }],
    isPublicBody: false,
    isOwnerUnknown: false,
  },
}

const open = (site: Site, missing: string[] = []) => {
  stubApi({ 'GET /api/operator/summary': { ajustes_que_faltan: missing } })
  renderPrivate(<RouterProvider router={siteRouter([{ path: '*', Component: Processing }], { address, site })} />)
}

beforeEach(() => {
  saveToken('token-1')
  forgetRole()
})

describe('The register of processing activities', () => {
  test('names controller, officer and processors, and each activity with the terms of the site', () => {
    open(known)
    const text = document.body.textContent
    expect(text).toMatch(/Centro Faro, S\. L\..*B12345674.*dpd@prueba\.example.*Nube Ejemplo: alojamiento \(España\)/)
    expect(text).toMatch(
      /Sin uso, 30 meses.*9 meses desde que la oferta termina.*5 meses desde la decisión.*7 meses como máximo/,
    )
    expect(screen.queryByText(/^Para completarlo/)).toBeNull()
    expect(screen.getAllByText('Base jurídica')).toHaveLength(8)
    expect(screen.getAllByText('Plazo de supresión')).toHaveLength(8)
  })

  test('has no activity for Premium where it is not sold', () => {
    open({ ...known, sellsPremium: false })
    expect(screen.queryByText('Plan Premium')).toBeNull()
  })

  test('names the settings that it lacks, and leaves out what they would say', async () => {
    open(testSite, ['LEGAL_NAME', 'LEGAL_NIF', 'PROCESSORS'])
    expect(await screen.findByText('Para completarlo, configura LEGAL_NAME, LEGAL_NIF, PROCESSORS.')).toBeTruthy()
    expect(screen.queryByText('Delegado de protección de datos')).toBeNull()
    expect(document.body.textContent).not.toMatch(/\[|undefined/)
  })

  test('is downloaded as a text with the same content', async () => {
    const saved = vi.fn<(file: Blob) => string>(() => 'blob:1')
    URL.createObjectURL = saved as typeof URL.createObjectURL
    open(known)
    await userEvent.click(screen.getByRole('button', { name: 'Descargar el registro' }))
    const text = (await saved.mock.calls[0]?.[0].text()) ?? ''
    expect(text).toContain('Responsable\nDenominación: Centro Faro, S. L.\nNIF: B12345674\n')
    expect(text).toContain('\n\nDenuncias de ofertas\nFines: ')
    expect(text.match(/^Base jurídica: /gm)).toHaveLength(8)
    expect(text).not.toContain('undefined')
  })
})

describe('The page of the register', () => {
  test('is below the guard of operators', () => {
    const all = (list: typeof routes): typeof routes => list.flatMap((one) => [one, ...all(one.children ?? [])])
    const guarded = all(routes).find(({ file }) => file === 'frames/operator-layout.tsx')
    expect(guarded?.children?.map(({ path }) => path)).toContain(address.slice(1))
  })

  test.each([
    [3, 'Registro de tratamientos'],
    [1, 'mi perfil'],
    [2, 'mi empresa'],
  ])('shows an account of role %i «%s»', async (tipo, heading) => {
    stubApi({ 'GET /api/master/get-role': [{ tipo, perfil_pendiente: false }] })
    const page = (path: string, title: string) => ({ path, element: <h1>{title}</h1> })
    const router = siteRouter(
      [
        page('/', 'portada'),
        page('/mi-perfil', 'mi perfil'),
        page('/perfil-empresa', 'mi empresa'),
        { path: address, Component: Processing, middleware: clientMiddleware, loader: () => null },
      ],
      { address: '/' },
    )
    renderPrivate(<RouterProvider router={router} />)
    await act(async () => void router.navigate(address))
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  })
})
