import { readFile } from 'node:fs/promises'
import { chromium, type Browser } from '@playwright/test'
import { peopleAt, type Person } from '../e2e/support/people.ts'
import { startServer } from '../e2e/support/running-server.ts'
import { getChromium } from '../scripts/find-chromium.ts'
import { fillCompany } from './fill-company.ts'

// Measures how long the company dashboard takes to show its rows, with 1, 50 and 2,000 projects, offers and candidates:
// after a click in the menu, and in an empty tab. Fails if a time is over the budget in budget.json.

const VISITS = 5
const counts = [1, 50, 2000]
const sections = [
  { name: 'candidatos', link: 'Candidatos' },
  { name: 'proyectos', link: 'Proyectos' },
  { name: 'ofertas', link: 'Tus ofertas' },
]

const { dashboardRowsMs: most = 0 } = JSON.parse(
  await readFile(new URL('budget.json', import.meta.url), 'utf8'),
) as Record<string, number>

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const since = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await act()
  return performance.now() - start
}

/** One visit: opens the section in an empty tab, then from the menu in a tab that shows another section. */
async function visit(browser: Browser, { address, token, section }: Visit) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-ES' })
  await context.addInitScript((value) => window.sessionStorage.setItem('accessToken', value), token)
  const rows = (page: Awaited<ReturnType<typeof context.newPage>>) => page.getByRole('article').first().waitFor()

  const empty = await context.newPage()
  const opened = await since(async () => {
    await empty.goto(`${address}/perfil-empresa?seccion=${section.name}`, { waitUntil: 'commit' })
    await rows(empty)
  })
  const other = sections.find((one) => one !== section) ?? section
  const page = await context.newPage()
  await page.goto(`${address}/perfil-empresa?seccion=${other.name}`)
  await rows(page)
  const clicked = await since(async () => {
    // The link of the candidates also says how many are unread.
    await page.getByRole('link', { name: new RegExp(`^${section.link}`) }).click()
    await page.locator('h2', { hasText: headings[section.name] ?? '' }).waitFor()
    await rows(page)
  })
  await context.close()
  return { opened, clicked }
}

interface Visit {
  address: string
  token: string
  section: (typeof sections)[number]
}

const headings: Record<string, string> = {
  candidatos: 'Tus candidatos',
  proyectos: 'Tus proyectos',
  ofertas: 'Tus ofertas',
}

async function measure(browser: Browser, { address, token }: { address: string } & Person) {
  for (const section of sections) {
    const visits = []
    while (visits.length < VISITS) visits.push(await visit(browser, { address, token, section }))
    for (const way of ['opened', 'clicked'] as const) {
      const time = median(visits.map((one) => one[way]))
      const isOver = time > most
      if (isOver) process.exitCode = 1
      const label = `${section.name}, ${way === 'opened' ? 'in an empty tab' : 'by the menu'}`
      console.log(`  ${label.padEnd(32)}${time.toFixed(0).padStart(6)} ms  of ${most}${isOver ? '  OVER' : ''}`)
    }
  }
}

const server = await startServer()
const browser = await chromium.launch({
  executablePath: await getChromium(process.env),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
try {
  for (const count of counts) {
    const company = await peopleAt(server.address).aCompany()
    await fillCompany(server.dataDir, company.email, count)
    console.log(`\n${count} of each`)
    await measure(browser, { address: server.address, ...company })
  }
} finally {
  await browser.close()
  await server.stop()
}
