import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Clock } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { readEnv, type Env } from '#server/config/env.ts'
import { openCipher } from '#server/encryption/open-cipher.ts'
import { openFiles } from '#server/files/open-files.ts'
import { openMailer } from '#server/mail/open-mailer.ts'
import { createJobSender } from '#server/jobs/job-sender.ts'
import { openPayments } from '#server/payments/open-payments.ts'
import type { Payments } from '#server/payments/payments.ts'
import { openTestDatabase } from './database.ts'
import { createTestClock } from './test-clock.ts'

interface Options {
  /** The default stands still at 2026-11-21, 11:00 in Madrid. */
  clock?: Clock
  env?: Partial<Env>
}

export interface Sent {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** An answer with its body as JSON; `text` where it isn't. */
export interface Answer<Body> {
  status: number
  body: Body
  headers: Headers
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH'

/** Most tests need payments, so they are never null here. Only a test with `sellsPremium: false` has none. */
export type TestDeps = Deps & { payments: Payments }

export interface TestApp {
  deps: TestDeps
  /** A request whose response need not be JSON. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Sends a Request object. */
  fetch(request: Request): Promise<Response>
  /** A call of the API: `call<Body>('POST /api/…', { token, body })`. */
  call<Body = Record<string, unknown>>(route: `${Method} /${string}`, sent?: Sent): Promise<Answer<Body>>
}

/** The whole API with its own database and folder. Both are deleted after the test file, or after the test that calls it. */
export async function createTestApp({ clock = createTestClock(), env }: Options = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-test-'))
  const { db, close } = await openTestDatabase()
  const appSecret = 'a secret of the tests, long enough'
  // Errors are logged, to show the cause of a 500.
  const log = pino({ level: 'error' })
  const whole = { ...readEnv({ DATA_DIR: dataDir }), ...env }
  const files = await openFiles({ env: whole, secret: appSecret, clock })
  const opened = openPayments({ env: whole, db, clock, log, appSecret })
  const jobs = createJobSender(db.$client)
  const cipher = await openCipher(db, { secret: appSecret })
  const shared = { db, files, cipher, jobs, clock, log, appSecret, env: whole }
  const deps: Deps = { ...shared, ...opened, mailer: openMailer(whole) }
  const cleanUp = async () => {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
  // Vitest ignores afterAll inside a test.
  if (TestRunner.getCurrentTest()) onTestFinished(cleanUp)
  else afterAll(cleanUp)

  return testAppOf(deps)
}

/** The whole API with these dependencies. Nothing is deleted at the end. */
export function testAppOf(deps: Deps): TestApp {
  const app = createApp(deps)
  const request = async (path: string, init?: RequestInit) => app.request(path, init)
  return {
    deps: deps as TestDeps,
    request,
    fetch: async (sent) => app.fetch(sent),
    async call<Body>(route: `${Method} /${string}`, sent: Sent = {}): Promise<Answer<Body>> {
      const [method = 'GET', path = '/'] = route.split(' ')
      const response = await request(path, { method, ...initOf(sent) })
      return { status: response.status, body: (await bodyOf(response)) as Body, headers: response.headers }
    },
  }
}

function initOf({ token, body, headers }: Sent): RequestInit {
  return {
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text
}
