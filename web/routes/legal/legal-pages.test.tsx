import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Site } from '#web/document/site.ts'
import { initialise } from '#web/tab-storage/session-store.ts'
import { siteRouter, testSite } from '#web/testing/site-router.ts'
import Accessibility from './accessibility.tsx'
import Cookies from './cookies.tsx'
import LegalNotice from './legal-notice.tsx'
import Privacy from './privacy.tsx'
import Terms from './terms.tsx'

const pages: [name: string, Page: () => ReactNode][] = [
  ['legal notice', LegalNotice],
  ['privacy policy', Privacy],
  ['cookie policy', Cookies],
  ['terms', Terms],
  ['accessibility statement', Accessibility],
]

const known: Site = {
  ...testSite,
  legal: {
    name: 'Centro Faro, S. L.',
    nif: 'B12345674',
    registry: 'Registro Mercantil de León, hoja LE-1',
    dpoEmail: 'dpd@prueba.example',
    processors: [
      { name: 'Nube Ejemplo', purpose: 'alojamiento', country: 'España' },
      { name: 'Correo Ejemplo', purpose: 'envío de correos', country: 'Francia' },
    ],
    isPublicBody: false,
    placementAgency: '9900000123',
    isOwnerUnknown: false,
  },
}
const publicBody: Site = { ...known, legal: { ...known.legal, isPublicBody: true } }

const open = async (element: ReactNode, site: Site) => {
  render(<RouterProvider router={siteRouter([{ path: '*', element }], { site })} />)
  await screen.findByRole('heading', { level: 1 })
  return document.body.textContent ?? ''
}

const note = () => screen.queryByText('Este sitio todavía no dice quién lo lleva')

beforeEach(() => initialise(null))

describe.each(pages)('the %s', (_, Page) => {
  test.each([
    ['everything', known],
    ['everything of a public body', publicBody],
    ['nothing', testSite],
  ])('of an operator who has configured %s shows no gap', async (__, site) => {
    const text = await open(<Page />, site)
    expect(text).not.toMatch(/[[\]{}]|[Pp]endiente|undefined/)
  })

  test('says that it does not tell who runs the site, only while this is so', async () => {
    await open(<Page />, testSite)
    expect(note()).not.toBeNull()
    expect(screen.getByText(/Es una demostración, o está sin terminar de configurar/)).toBeTruthy()
  })

  test('has no such note where the operator is known', async () => {
    await open(<Page />, known)
    expect(note()).toBeNull()
  })
})

describe('the legal notice', () => {
  const rows = () => within(screen.getByRole('region', { name: 'Titular' })).getAllByRole('term')
  const terms = () => rows().map(({ textContent }) => textContent)

  test('has a row for each datum of the operator', async () => {
    const text = await open(<LegalNotice />, known)
    expect(terms()).toEqual([
      'Denominación',
      'Nombre del sitio',
      'NIF',
      'Datos registrales',
      'Agencia de colocación',
      'Domicilio',
      'Correo electrónico',
      'Teléfono',
      'Sitio web',
    ])
    expect(text).toMatch(/Centro Faro, S\. L\..*B12345674.*hoja LE-1.*9900000123/)
    expect(text).toContain('es una agencia de colocación autorizada con el número 9900000123')
  })

  test('leaves out the rows that are missing, and says that the operator is no placement agency', async () => {
    const text = await open(<LegalNotice />, testSite)
    expect(terms()).toEqual(['Nombre del sitio', 'Domicilio', 'Correo electrónico', 'Teléfono', 'Sitio web'])
    expect(text).toContain('ni actúa como agencia de colocación')
  })
})

describe('the privacy policy', () => {
  test('names the controller, the officer and the processors', async () => {
    const text = await open(<Privacy />, known)
    expect(text).toContain('Centro Faro, S. L., con NIF B12345674, con domicilio en Madrid')
    expect(text).toContain('Delegado de protección de datos: dpd@prueba.example.')
    expect(text).toContain(
      'Nuestros encargados del tratamiento: Nube Ejemplo, alojamiento (España); Correo Ejemplo, envío de correos (Francia).',
    )
  })

  test('names none of them where they are not configured', async () => {
    const text = await open(<Privacy />, testSite)
    expect(text).toContain('Faro Empleo, con domicilio en Madrid')
    expect(text).not.toMatch(/Delegado de protección|Nuestros encargados/)
  })
})

describe('the accessibility statement', () => {
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

  test('of a public body has the sections of RD 1112/2018, in their order', async () => {
    const text = await open(<Accessibility />, publicBody)
    expect(titles().slice(0, 6)).toEqual([
      '1. Situación de cumplimiento',
      '2. Contenido no accesible',
      '3. Preparación de la presente declaración de accesibilidad',
      '4. Observaciones y datos de contacto',
      '5. Procedimiento de aplicación',
      '6. Contenido opcional',
    ])
    expect(text).toContain('Centro Faro, S. L. se ha comprometido a hacer accesible su sitio web')
  })

  test('of another operator refers to Ley 11/2023', async () => {
    const text = await open(<Accessibility />, known)
    expect(text).toContain('Ley 11/2023')
    expect(text).not.toContain('1112/2018')
  })
})

test.each([
  ['shows the number of a placement agency', known, 1],
  ['says nothing about placement agencies without one', testSite, 0],
])('the footer %s', async (_, site, shown) => {
  await open(<Cookies />, site)
  expect(screen.queryAllByText('Agencia de colocación autorizada n.º 9900000123')).toHaveLength(shown)
})
