import type { TestProject } from 'vitest/node'
import { findFastFolder, openTemporaryCluster } from './temporary-cluster.ts'
import { makeTemplate } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run; openTestDatabase() makes a database on it. */
    databaseServer: string
  }
}

/** Each run has one PostgreSQL server in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openTemporaryCluster(await findFastFolder())
  await makeTemplate(cluster.url)
  project.provide('databaseServer', cluster.url)
  return cluster.close
}
