import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { projectRoot } from '#server/config/project-root.ts'

/** Reads a JSON file of demo/ and checks its shape. */
export function readData<T>(path: string, schema: z.ZodType<T>): T {
  const text = readFileSync(join(projectRoot, 'demo', path), 'utf8')
  const { data, error } = schema.safeParse(JSON.parse(text))
  if (error) throw new Error(`demo/${path} has a wrong shape:\n${z.prettifyError(error)}`)
  return data
}
