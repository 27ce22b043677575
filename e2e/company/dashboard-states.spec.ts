import { expect, test } from '../support/fixtures.ts'
import { expectAccessible, phone } from '../support/page-checks.ts'

// Calls fail on purpose.
test.use({ expectedErrors: [/the server responded with a status of 500/] })

const lists = [
  {
    section: 'proyectos',
    call: '**/all-company-projects*',
    skeletons: 4,
    empty: 'Aún no tienes proyectos registrados',
    failed: 'Vaya... No pudimos obtener tus proyectos',
  },
  {
    section: 'candidatos',
    call: '**/all-company-candidates*',
    skeletons: 8,
    empty: 'No tienes candidatos en este momento',
    failed: 'Ups... no hemos podido obtener tus candidatos',
  },
  {
    section: 'ofertas',
    call: '**/all-company-offers*',
    skeletons: 4,
    empty: 'No tienes ofertas en este momento',
    failed: 'Vaya... No pudimos obtener tus ofertas',
  },
]

test(
  'the lists are accessible while they load, when they are empty, after an error and after a retry',
  { tag: '@deep' },
  async ({ page, people, signIn }) => {
    await signIn(page, await people.aCompany())
    for (const { section, call, skeletons, empty, failed } of lists) {
      const { promise: longEnough, resolve: answer } = Promise.withResolvers<void>()
      await page.route(call, async (route) => {
        await longEnough
        await route.fulfill({ status: 500, json: { error: '', code: 'internal' } })
      })
      await page.goto(`/perfil-empresa?seccion=${section}`)
      await expect(page.locator('[data-skeleton]')).toHaveCount(skeletons)
      await expectAccessible(page, { place: `${section} loading`, sizes: [phone] })
      answer()
      await expect(page.getByText(failed)).toBeVisible()
      await expectAccessible(page, { place: `${section} failed`, sizes: [phone] })
      await page.unroute(call)
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(page.getByText(empty)).toBeVisible()
      await expectAccessible(page, { place: `${section} empty`, sizes: [phone] })
    }
  },
)

test('wherever the page is scrolled, a notice covers no button, with reduced motion too', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(page, await people.aCompany())
  await page.setViewportSize(phone)
  await page.route('**/all-company-projects*', (route) =>
    route.fulfill({ status: 500, json: { error: '', code: 'internal' } }),
  )
  await page.goto('/perfil-empresa?seccion=proyectos')
  // It stays while the focus is on it.
  await page.getByRole('alert').getByRole('button').focus()
  expect(await page.evaluate(coveredAtEachStep)).toEqual([])
})

// Runs in the page. Scrolls it step by step to its end.
async function coveredAtEachStep() {
  const covered: string[] = []
  for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 40) {
    scrollTo(0, top)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const notice = document.querySelector('[data-notice]')?.getBoundingClientRect()
    if (!notice) throw new Error('The notice has gone')
    for (const button of document.querySelectorAll('main button')) {
      const box = button.getBoundingClientRect()
      if (box.bottom > notice.top && box.top < notice.bottom) covered.push(`${button.textContent} at ${top}`)
    }
  }
  return covered
}
