import { newsSteps } from '#server/features/applications/news/start-news.ts'
import type { TestApp } from './test-app.ts'

/** Sends the mails about applications that are due. */
export async function tellNews({ deps }: TestApp): Promise<void> {
  const { signal } = new AbortController()
  for (const step of newsSteps(deps)) await step(signal)
}
