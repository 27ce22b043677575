import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { ownOffer, ownProject } from '#web/testing/company-rows.ts'
import { fillOffer } from '#web/testing/fill-offer.ts'
import { masterLists } from '#web/testing/master-lists.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { siteRouter, testSite } from '#web/testing/site-router.ts'
import { counted, refusal, stubApi } from '#web/testing/stub-api.ts'
import CompanyDashboard from '../route.tsx'
import { free, premium } from '#web/testing/opened-header.tsx'

const calls = {
  company: 'GET /api/companies/company-information',
  logo: 'GET /api/companies/get-logo-image',
  projects: 'GET /api/companies/all-company-projects',
  offers: 'GET /api/companies/all-company-offers',
  createOffer: 'POST /api/companies/create-offer-in-project',
  updateOffer: 'PUT /api/companies/update-offer/9',
  checkout: 'POST /api/stripe/create-checkout-session',
} as const

const savedInactive = 'Oferta guardada como no activa: el plan gratuito permite 3 ofertas activas.'
const limited = { ...ownOffer, estado: 0, limite_gratis: true }
const reason = 'No está activa por el límite del plan gratuito: hasta 3 ofertas activas.'

const answers = {
  ...masterLists,
  [calls.company]: free,
  [calls.logo]: { imgUrl: null },
  [calls.projects]: counted([ownProject]),
  [calls.offers]: counted([ownOffer]),
  [calls.checkout]: { url: 'https://pago.example/cs_1' },
}

const open = (section: string, site = testSite) => {
  const router = siteRouter([{ path: '*', element: <CompanyDashboard /> }], {
    address: `/perfil-empresa?seccion=${section}`,
    site,
  })
  renderPrivate(<RouterProvider router={router} />)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const goesTo = () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, origin: location.origin, assign })
  return assign
}

beforeEach(() => {
  sessionStorage.clear()
  saveToken('token-1')
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})

describe('a new offer', () => {
  async function create(answer: object, section = 'proyectos') {
    stubApi({ ...answers, [calls.createOffer]: answer })
    open(section)
    await press('Crear oferta en Apertura')
    await fillOffer()
    await press('Guardar y publicar')
  }

  test('beyond the free plan’s limit is no success: a warning says so and leads to Premium', async () => {
    const assign = goesTo()
    await create({ message: savedInactive, estado: 0 })
    const warning = within(await within(screen.getByRole('main')).findByRole('alert'))
    expect(warning.getByText(savedInactive)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Avisos' }).textContent).toBe('')
    await userEvent.click(warning.getByRole('button', { name: 'Cambiar a Premium' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pago.example/cs_1'))
  })

  test('leads to Premium also from the list of offers, where its creation ends', async () => {
    const assign = goesTo()
    await create({ message: savedInactive, estado: 0 }, 'ofertas&crear=1')
    expect(await screen.findByRole('heading', { name: 'Tus ofertas' })).toBeTruthy()
    const warning = within(await screen.findByRole('alert'))
    await userEvent.click(warning.getByRole('button', { name: 'Cambiar a Premium' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pago.example/cs_1'))
  })

  test.each([
    [2, /^Plan gratuito: hasta 3 ofertas activas \(2 de 3, una en revisión\)\.$/],
    [
      3,
      /\(3 de 3, una en revisión\)\. Si la publicas ahora, quedará no activa\. Guárdala como borrador, pausa otra o cambia a Premium\.$/,
    ],
  ])('says before it is written that %i of 3 are active', async (active, sentence) => {
    stubApi({ ...answers, [calls.company]: { ...free, ofertas_activas: active } })
    open('proyectos')
    await press('Crear oferta en Apertura')
    const form = within(await screen.findByRole('dialog'))
    expect(await form.findByText(sentence)).toBeTruthy()
  })

  test('within the limit is a success', async () => {
    await create({ message: 'Oferta creada con éxito', estado: 1 })
    expect((await screen.findByText('Oferta creada con éxito')).closest('[role=status]')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the card of an offer that the limit made inactive', () => {
  test('says so, and starts the upgrade', async () => {
    const assign = goesTo()
    stubApi({ ...answers, [calls.offers]: counted([limited]) })
    open('ofertas')
    const card = within(await screen.findByRole('article'))
    expect(await card.findByText(reason)).toBeTruthy()
    await userEvent.click(card.getByRole('button', { name: 'Cambiar a Premium' }))
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    for (const one of screen.getAllByRole<HTMLButtonElement>('button', { name: 'Cambiar a Premium' })) {
      expect(one.disabled).toBe(true)
    }
  })

  test.each([
    [1, 'No está activa por el límite del plan gratuito: hasta 1 oferta activa.'],
    [0, 'No está activa por el límite del plan gratuito: sin ofertas activas.'],
  ])('names the limit that is configured (%s)', async (freeMaxActiveOffers, sentence) => {
    stubApi({ ...answers, [calls.offers]: counted([limited]) })
    open('ofertas', { ...testSite, freeMaxActiveOffers })
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('says nothing of it to a premium company', async () => {
    stubApi({ ...answers, [calls.company]: premium, [calls.offers]: counted([limited]) })
    open('ofertas')
    await screen.findByRole('article')
    await screen.findByRole('button', { name: 'Gestionar suscripción' })
    expect(screen.queryByText(reason)).toBeNull()
  })

  test('says nothing where the company itself made it inactive', async () => {
    stubApi({ ...answers, [calls.offers]: counted([{ ...ownOffer, estado: 0 }]) })
    open('ofertas')
    await screen.findByRole('article')
    await screen.findByRole('button', { name: 'Cambiar a Premium' })
    expect(screen.queryByText(reason)).toBeNull()
  })
})

// Without payments seen to fail where the button does not ask whether Premium is sold.
test.each([
  ['with the way to Premium', true, 1],
  ['without it where Premium is not sold', false, 0],
])('an offer that the limit forbids to switch on says so in a warning, %s', async (_, sellsPremium, buttons) => {
  stubApi({ ...answers, [calls.offers]: counted([limited]), [calls.updateOffer]: refusal(409, 'free_limit') })
  open('ofertas', { ...testSite, sellsPremium })
  await press('Editar oferta Dependiente')
  await press('Guardar')
  const warning = within(await screen.findByRole('alert', { hidden: true }))
  expect(warning.queryAllByRole('button', { name: 'Cambiar a Premium', hidden: true })).toHaveLength(buttons)
})

describe('saving an offer that the limit made inactive', () => {
  async function edit() {
    const { bodyOf } = stubApi({ ...answers, [calls.offers]: counted([limited]), [calls.updateOffer]: { message: '' } })
    open('ofertas')
    await press('Editar oferta Dependiente')
    const dialog = within(screen.getByRole('dialog'))
    return { dialog, bodyOf }
  }

  test('leaves its state out where only other fields changed, so that the limit stays the reason', async () => {
    const { dialog, bodyOf } = await edit()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre de la oferta' }), ' de noche')
    await press('Guardar')
    await waitFor(() => expect(bodyOf(calls.updateOffer)).toMatchObject({ nombre: 'Dependiente de noche' }))
    expect(bodyOf(calls.updateOffer)).not.toHaveProperty('estado')
  })

  test('sends the state that the company chose', async () => {
    const { dialog, bodyOf } = await edit()
    await userEvent.click(dialog.getByRole('switch', { name: /Estado/ }))
    await press('Guardar')
    await waitFor(() => expect(bodyOf(calls.updateOffer)).toMatchObject({ estado: 1 }))
  })
})
