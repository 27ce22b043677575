import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { startServer } from '#e2e/support/running-server.ts'
import { getChromium } from './find-chromium.ts'

// Takes the pictures of README.md, from the built pages and the demo data.

const folder = join(import.meta.dirname, '../docs/screenshots')
const password = 'faro-demo-2026'
const widthPx = 800

interface Shot {
  name: string
  path: string
  /** The demo account that sees it. */
  email?: string
}

const shots: Shot[] = [
  { name: 'ofertas', path: '/pagina-principal' },
  { name: 'candidaturas', path: '/mi-perfil?seccion=candidaturas', email: 'candidata@demo.example' },
  { name: 'candidatos', path: '/perfil-empresa?seccion=candidatos', email: 'empresa@demo.example' },
]

async function signIn(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { session }: { session: string } = await response.json()
  return session
}

async function openPage(browser: Browser, address: string, email?: string) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
  })
  const accessToken = email && (await signIn(address, email))
  if (accessToken) {
    const entries = { accessToken, accountEmail: email }
    await page.addInitScript((stored) => Object.assign(window.sessionStorage, stored), entries)
  }
  return page
}

async function take(browser: Browser, address: string, { name, path, email }: Shot): Promise<void> {
  const page = await openPage(browser, address, email)
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await sharp(picture)
    .resize(widthPx)
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`))
  await page.close()
}

const server = await startServer({ env: { DEMO_DATA: '1' } })
const browser = await chromium.launch({ executablePath: await getChromium(process.env), args: ['--no-sandbox'] })
try {
  await mkdir(folder, { recursive: true })
  for (const shot of shots) await take(browser, server.address, shot)
} finally {
  await browser.close()
  await server.stop()
}
