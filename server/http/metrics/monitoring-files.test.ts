import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { measureProcess, readProcesses } from './process-metrics.ts'
import { openSiteMetrics } from './site-metrics.ts'

const { deps } = await createTestApp()
await measureProcess(deps.db.$client)

const read = (name: string) => readFile(join(projectRoot, 'docs/monitoring', name), 'utf8')

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}

/** The names and labels that /metrics gives, with those of the parts of histograms. */
async function listNames(): Promise<Set<string>> {
  const site = openSiteMetrics({ ...deps, findLastBackup: async () => deps.clock.now() })
  const text = `${await readProcesses()}${await site()}`
  const types = Array.from(text.matchAll(/^# TYPE (\S+) (\w+)$/gm), ([, name = '', type]) => ({ name, type }))
  return new Set(
    types.flatMap(({ name, type }) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name],
    ),
  )
}

const namesIn = (query: string) => query.match(/\b(?:faro|nodejs|process)_\w+/g) ?? []

// Seen to fail with a name that was changed in the code alone.
test('the dashboard and the alerts ask for metrics that exist', async () => {
  const names = await listNames()
  const { panels } = JSON.parse(await read('dashboard.json')) as Dashboard
  const rules = (await read('alerts.yml')).match(/(?<=expr: ).+/g) ?? []
  const asked = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...rules]
  expect(asked.length).toBeGreaterThan(25)
  expect(asked.flatMap(namesIn).filter((name) => !names.has(name))).toEqual([])
})

test('everything of our own that /metrics gives is shown, or has an alert', async () => {
  const shown = `${await read('dashboard.json')}${await read('alerts.yml')}`
  const own = [...(await listNames())].filter((name) => name.startsWith('faro_') && !name.endsWith('_sum'))
  expect(own.filter((name) => !shown.includes(name))).toEqual([])
})

test('each alert has a test that it fires, and one that it is silent', async () => {
  const names = (await read('alerts.yml')).match(/(?<=alert: )\w+/g) ?? []
  const tests = await read('alerts.test.yml')
  expect(names).toHaveLength(10)
  for (const name of names) expect(tests.split(name)).toHaveLength(3)
})
