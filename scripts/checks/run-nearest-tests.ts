import { relative } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { findBase } from './find-base.ts'
import { listNearestTests } from './nearest-tests.ts'

// Runs the tests that are nearest to what has changed, and lists the other tests that the change reaches.

/** A test with a database or a page takes about four seconds on one core. Other tests are quick and all run. */
const MOST_SLOW_TESTS = 6

const root = process.cwd()
const base = findBase(root)
const vitest = await createVitest({ watch: false, changed: base, passWithNoTests: true })
const pathOf = ({ moduleId }: TestSpecification) => relative(root, moduleId)

/** The files that import a file, in any module graph that Vitest has filled while it looked for the tests. */
function listImporters({ projects }: Vitest, file: string): string[] {
  const graphs = projects.flatMap((project) => Object.values(project.vite.environments).map((one) => one.moduleGraph))
  const modules = graphs.flatMap((graph) => [...(graph.getModulesByFile(`${root}/${file}`) ?? [])])
  return modules.flatMap(({ importers }) =>
    [...importers].flatMap((one) => (one.file ? [relative(root, one.file)] : [])),
  )
}

async function selectTests() {
  const reached = await vitest.getRelevantTestSpecifications()
  const all = await vitest.globTestSpecifications()
  const changed = (vitest.config.related ?? []).map((file) => relative(root, file))
  const order = listNearestTests({
    tests: all.map(pathOf),
    changed,
    listImporters: (file) => listImporters(vitest, file),
  })
  const near = order.flatMap((path) => all.filter((one) => pathOf(one) === path))
  const quick = near.filter(({ project }) => project.name === 'plain')
  const slow = near.filter(({ project }) => project.name !== 'plain').slice(0, MOST_SLOW_TESTS)
  const chosen = [...quick, ...slow]
  const paths = new Set(chosen.map(pathOf))
  return { chosen, left: [...new Set([...reached, ...near].map(pathOf))].filter((path) => !paths.has(path)) }
}

try {
  const { chosen, left } = await selectTests()
  console.log(
    `\n--- the ${chosen.length} test files nearest to what has changed since ${base === 'HEAD' ? 'the last commit' : base}`,
  )
  await vitest.standalone()
  if (chosen.length > 0) await vitest.runTestSpecifications(chosen)
  if (left.length > 0) console.log(`\nThe change reaches ${left.length} more test files. \`npm test\` runs them:`)
  for (const path of left.toSorted()) console.log(`  ${path}`)
} finally {
  await vitest.close()
}
