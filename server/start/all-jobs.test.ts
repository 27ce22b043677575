import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'
import { jobHandlers } from './all-jobs.ts'

test('A nightly step that fails stops none of the others, and the job fails with its error', async () => {
  const { deps } = await createTestApp()
  const folder = join(deps.env.dataDir, 'log')
  // A folder cannot be deleted as a file.
  await mkdir(join(folder, 'server-2020-01.log'), { recursive: true })
  await writeFile(join(folder, 'server-2020-02.log'), '')
  const job = { id: 'a job', data: {} }
  await expect(jobHandlers(deps).nightly(job)).rejects.toThrow('server-2020-01.log')
  expect(await readdir(folder)).toEqual(['server-2020-01.log'])
  // The comparison of the files, which comes later, has taken the store.
  expect(await deps.files.readOwner()).not.toBeNull()
})
