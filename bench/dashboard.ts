import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { MOVED_AT_ONCE_MAX } from '#contract/constants.ts'
import { anOperator } from '../e2e/support/an-operator.ts'
import { peopleAt } from '../e2e/support/people.ts'
import { startServer, type RunningServer } from '../e2e/support/running-server.ts'
import { fillCompany, queueOffers } from './fill-company.ts'
import { median, openBrowser } from './slow-phone.ts'

// Measures how long the company dashboard takes to show its rows, with 1, 50 and 5,000 projects, offers and candidates: in a
// browser that has nothing of the site, in another tab of it, and after a click in the menu; how long 200 candidates take to
// move; and how long an operator waits for 10,000 offers in the queue, and for the next one in it. Fails if a time is over the
// budget in budget.json.

const VISITS = 5
const MOST = 5_000
const counts = [1, 50, MOST]
const sections = [
  { name: 'candidatos', link: 'Candidatos', heading: 'Tus candidatos' },
  { name: 'proyectos', link: 'Proyectos', heading: 'Tus proyectos' },
  { name: 'ofertas', link: 'Tus ofertas', heading: 'Tus ofertas' },
]

const budget = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as Record<string, number>

interface Visit {
  address: string
  token: string
}

const since = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await act()
  return performance.now() - start
}

/** As often as VISITS, in a browser that has nothing of the site. */
const repeat = async <Times>(browser: Browser, { token }: Visit, visit: (page: Page) => Promise<Times>) => {
  const times: Times[] = []
  while (times.length < VISITS) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-ES' })
    await context.addInitScript((value) => window.sessionStorage.setItem('accessToken', value), token)
    times.push(await visit(await context.newPage()))
    await context.close()
  }
  return times
}

const judge = (label: string, times: number[], most = 0): void => {
  const time = median(times)
  if (time > most) process.exitCode = 1
  const isOver = time > most ? '  OVER' : ''
  console.log(`  ${label.padEnd(40)}${time.toFixed(0).padStart(6)} ms  of ${most}${isOver}`)
}

const judgeOpened = (name: string, times: { first: number; again: number }[]): void => {
  judge(
    `${name}, in an empty browser`,
    times.map((one) => one.first),
    budget['dashboardRowsMs'],
  )
  judge(
    `${name}, in another tab`,
    times.map((one) => one.again),
    budget['dashboardRowsMs'],
  )
}

const untilRows = (page: Page) => page.getByRole('article').first().waitFor()

const open = (page: Page, address: string) =>
  since(async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await untilRows(page)
  })

/** In a browser that has nothing of the site, and in another tab of it. */
const openTwice = async (page: Page, address: string) => ({
  first: await open(page, address),
  again: await open(await page.context().newPage(), address),
})

async function measureSections(browser: Browser, visitor: Visit): Promise<void> {
  const addressOf = ({ name }: (typeof sections)[number]) => `${visitor.address}/perfil-empresa?seccion=${name}`
  for (const section of sections) {
    const other = sections.find((one) => one !== section) ?? section
    const opened = await repeat(browser, visitor, (page) => openTwice(page, addressOf(section)))
    const clicked = await repeat(browser, visitor, async (page) => {
      await open(page, addressOf(other))
      return since(async () => {
        // The link of the candidates also says how many are unread.
        await page.getByRole('link', { name: new RegExp(`^${section.link}`) }).click()
        await page.locator('h2', { hasText: section.heading }).waitFor()
        await untilRows(page)
      })
    })
    judgeOpened(section.name, opened)
    judge(`${section.name}, by the menu`, clicked, budget['dashboardRowsMs'])
  }
}

async function measureMoves({ address, token }: Visit): Promise<void> {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(address + path, { ...init, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const list = (await ask('/api/companies/all-company-candidates')) as { can_cv_ofertas_id: number }[]
  const all = list.map((one) => one.can_cv_ofertas_id)
  const times: number[] = []
  while (times.length < VISITS) {
    const ids = all.splice(0, MOVED_AT_ONCE_MAX)
    const body = JSON.stringify({ ids, estado_candidatura: 'preseleccionada' })
    times.push(await since(() => ask('/api/companies/application-states', { method: 'POST', body })))
  }
  judge(`${MOVED_AT_ONCE_MAX} candidates moved at once`, times, budget['moveManyMs'])
}

async function measureQueue(browser: Browser, server: RunningServer): Promise<void> {
  await queueOffers(server.dataDir)
  const { token } = await anOperator(server, 'mesa@gestion.example')
  const visitor = { address: server.address, token }
  const queue = `${server.address}/gestion/revision/ofertas`
  const opened = await repeat(browser, visitor, (page) => openTwice(page, queue))
  const stepped = await repeat(browser, visitor, async (page) => {
    await open(page, queue)
    await page.getByRole('article').first().getByRole('link').click()
    const title = page.locator('h2:focus')
    await title.waitFor()
    const before = page.url()
    return since(async () => {
      await page.keyboard.press('j')
      await page.waitForURL((url) => url.href !== before)
      await title.waitFor()
    })
  })
  judgeOpened('the queue of offers', opened)
  judge('the next offer in it, by its key', stepped, budget['dashboardRowsMs'])
}

const server = await startServer()
const browser = await openBrowser()
try {
  for (const count of counts) {
    const company = await peopleAt(server.address).aCompany()
    await fillCompany(server.dataDir, company.email, count)
    console.log(`\n${count} of each`)
    const visitor = { address: server.address, token: company.token }
    await measureSections(browser, visitor)
    if (count === MOST) await measureMoves(visitor)
  }
  const other = await peopleAt(server.address).aCompany()
  await fillCompany(server.dataDir, other.email, MOST)
  console.log(`\n${2 * MOST} offers in the queue`)
  await measureQueue(browser, server)
} finally {
  await browser.close()
  await server.stop()
}
