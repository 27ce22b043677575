import { setTimeout as wait } from 'node:timers/promises'
import { offerFields } from '#server/testing/factories.ts'
import type { Answer, WorkerConnection } from './worker-connections.ts'

export interface Company {
  token: string
  projectId: number
}

/** Milliseconds from the answer to the company until a process showed the change, or had begun to. */
export interface Delays {
  visible: number[]
  withdrawn: number[]
}

/** Leaves the processor to the server, which has to change its answer. */
const PAUSE_MS = 5

const list = 'GET /api/companies/all-active-offers?sector=7'
const plainList = 'GET /api/companies/all-active-offers'

type Ask = WorkerConnection['ask']

/** Asks until the answer is as wanted. Returns it, and how late the process was asked. */
async function until<Found>(
  since: number,
  find: () => Promise<Found | undefined>,
): Promise<{ found: Found; ms: number }> {
  for (;;) {
    const askedAt = performance.now()
    // The time of the question counts, not that of the answer.
    const found = await find()
    if (found !== undefined) return { found, ms: askedAt - since }
    await wait(PAUSE_MS)
  }
}

/** The id of the offer in both lists of a process, or undefined if one of them does not show it. */
async function findInLists(ask: Ask, name: string): Promise<number | undefined> {
  const ids = []
  for (const call of [list, plainList] as const) {
    const { text } = await ask(call)
    ids.push((JSON.parse(text) as { nombre: string; emp_ofertas_id: number }[]).find((one) => one.nombre === name))
  }
  return ids.every(Boolean) ? ids[0]?.emp_ofertas_id : undefined
}

const statusesOf = async (ask: Ask, id: number): Promise<string> => {
  const { status } = await ask(`GET /api/companies/offer-information/${id}`)
  return `${status} ${(await ask(`GET /vista-oferta-completa/${id}`)).status}`
}

/** Finds the offer in the lists, by itself and on its page. */
const findOffer = async (ask: Ask, name: string): Promise<number | undefined> => {
  const id = await findInLists(ask, name)
  return id !== undefined && (await statusesOf(ask, id)) === '200 200' ? id : undefined
}

/** True if none of them shows the offer. */
const missOffer = async (ask: Ask, { id, name }: { id: number; name: string }): Promise<true | undefined> => {
  if ((await statusesOf(ask, id)) !== '404 404') return undefined
  for (const call of [list, plainList] as const) if ((await ask(call)).text.includes(name)) return undefined
  return true
}

const requireOk = ({ status, text }: Answer): void => {
  if (status !== 200) throw new Error(`The company was answered ${status}: ${text}`)
}

/** Publishes an offer in one process and withdraws it there. Waits each time until all processes have followed. */
export async function publishAndWithdraw(
  { token, projectId }: Company,
  { writer, readers, name }: { writer: Ask; readers: readonly Ask[]; name: string },
): Promise<Delays> {
  const body = { ...offerFields, nombre: name, emp_proyectos_id: projectId }
  requireOk(await writer('POST /api/companies/create-offer-in-project', { token, body }))
  const publishedAt = performance.now()
  const shown = await Promise.all(readers.map((ask) => until(publishedAt, () => findOffer(ask, name))))
  const id = shown[0]?.found ?? 0
  requireOk(await writer(`DELETE /api/companies/delete-offer/${id}`, { token }))
  const withdrawnAt = performance.now()
  const missed = await Promise.all(readers.map((ask) => until(withdrawnAt, () => missOffer(ask, { id, name }))))
  return { visible: shown.map(({ ms }) => ms), withdrawn: missed.map(({ ms }) => ms) }
}
