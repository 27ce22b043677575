import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyBreak, breaks, type Break } from './breaks.ts'
import { copyCheckout } from './copy-checkout.ts'
import { openTests, type Outcome, type Tests } from './run-tests.ts'

// Applies each break of breaks.json to a copy of the checkout, one at a time, and expects the named tests to fail.
// «npm run breaks -- webhook lock» takes only the breaks with one of these words in their name or file. Exit code 1 if one
// survives. The last line is a row for docs/measurements.md.

const startedAt = performance.now()
const words = process.argv.slice(2)
const isChosen = ({ name, file }: Break) => words.length === 0 || words.some((word) => `${name} ${file}`.includes(word))
const chosen = breaks.filter(isChosen)

async function tryBreak(tests: Tests, one: Break): Promise<Outcome> {
  const path = join(copy, one.file)
  const sound = await readFile(path, 'utf8')
  const replace = async (text: string) => {
    await writeFile(path, text)
    tests.reload(path)
  }
  await replace(applyBreak(sound, one))
  try {
    return await runTestsOf(one, tests)
  } finally {
    await replace(sound)
  }
}

/** A break in a migration needs tests of its own: the template of the test databases is made when they are opened. */
async function runTestsOf(one: Break, tests: Tests): Promise<Outcome> {
  if (!one.file.endsWith('.sql')) return tests.run(one.tests)
  const own = await openTests(copy)
  return own.run(one.tests).finally(() => own.close())
}

const day = (): string => new Date().toISOString().slice(0, 10)

/** A test that fails without a break would catch everything. */
async function requireSoundTests(tests: Tests): Promise<void> {
  const { hasPassed, catcher } = await tests.run([...new Set(chosen.flatMap((one) => one.tests))])
  if (hasPassed) return
  throw new Error(`A test fails without a break: ${catcher ?? 'a time-out, or a file that does not load'}`)
}

/** Returns how many breaks survived. */
async function runBreaks(tests: Tests): Promise<number> {
  await requireSoundTests(tests)
  let survived = 0
  for (const one of chosen) {
    const { catcher, hasPassed } = await tryBreak(tests, one)
    if (!catcher) survived += 1
    const why = hasPassed ? 'all its tests pass' : 'only a time-out, or a file that does not load'
    console.log(`${catcher ? 'caught  ' : 'SURVIVED'}  ${one.name}\n          ${catcher ?? why}`)
  }
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
  const cells = [chosen.length, chosen.length - survived, survived, minutes]
  console.log(`\n| Date       | Breaks | Caught | Survived | Minutes |\n| ${day()} | ${cells.join(' | ')} |`)
  return survived
}

const copy = await copyCheckout()
try {
  const tests = await openTests(copy)
  const survived = await runBreaks(tests).finally(() => tests.close())
  // Vitest has set 1 because tests failed, which they should.
  process.exitCode = survived > 0 ? 1 : 0
} finally {
  await rm(copy, { recursive: true, force: true })
}
