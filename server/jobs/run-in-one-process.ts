import { lockKeys, tryLock } from '#server/database/advisory-lock.ts'
import { stayConnected } from '#server/database/connection/stay-connected.ts'

/** Starts jobs and returns a function that stops them. */
export type StartJobs = () => () => Promise<void>

/**
 * Runs jobs in one of all processes that share the database: the one that holds an advisory lock. When its connection ends
 * the jobs stop here, and another process begins them within a second. Returns a function that stops.
 */
export const runInOneProcess = (findUrl: () => string, startJobs: StartJobs): (() => Promise<void>) =>
  stayConnected({ findUrl, name: 'faro-empleo jobs', checkMs: 1000, answerMs: 5000 }, async (client, pause) => {
    while (!(await tryLock(client, lockKeys.jobs))) await pause()
    return startJobs()
  })
