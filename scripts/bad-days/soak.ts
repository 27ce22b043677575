import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '#e2e/support/running-server.ts'
import { readMemory } from '../attack/measure.ts'
import { tally } from '../attack/visits.ts'
import { fail, populate } from './try-in-use.ts'
import { visitSite } from './use.ts'

const LOOKS = 10
/** The memory may grow by this factor between the middle and the end: garbage is collected in steps. */
const GROWTH = 1.15

const countDescriptors = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length

/** Uses the site for a long time, and looks ten times at the memory and the descriptors of its process. */
export async function soak(minutes: number): Promise<void> {
  const server = await startServer({ env: { MAX_PROJECTS_PER_DAY: '1000000' } })
  try {
    const users = await populate(server.address)
    const use = visitSite(Number(new URL(server.address).port), users, 100)
    const looks: { megabytes: number; descriptors: number }[] = []
    for (let look = 0; look < LOOKS; look += 1) {
      await wait((minutes * 60_000) / LOOKS)
      looks.push({ megabytes: await readMemory(server.pid), descriptors: await countDescriptors(server.pid) })
    }
    await use.stop()
    console.log(`soak: ${minutes} minutes; ${tally(use.visits)}`)
    console.log(
      looks.map(({ megabytes, descriptors }) => `  ${megabytes.toFixed(0)} MB, ${descriptors} descriptors`).join('\n'),
    )
    if (use.visits.some(({ result }) => typeof result === 'string' || result >= 500)) fail('an answer was a failure')
    const [middle, last] = [looks[LOOKS / 2], looks.at(-1)]
    if (middle && last && last.megabytes > middle.megabytes * GROWTH) fail('the memory grows')
    if (middle && last && last.descriptors > middle.descriptors + 20) fail('the descriptors grow')
  } finally {
    await server.stop()
  }
}
