import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const password = 'luz de otoño 2026'

export const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

/** On the page of access, until the role is asked for. */
export async function signUp(page: Page, email: string) {
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await field(page, 'confirmPassword').fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Registrarse' }).click()
  await expect(page).toHaveURL(/\/seleccion-rol$/)
}

/** From the choice of the role on, until the profile is saved. */
export async function createCandidate(page: Page) {
  await page.getByRole('link', { name: 'Encuentra tu siguiente trabajo' }).click()
  const begin = page.getByRole('button', { name: 'De acuerdo' })
  await expect(begin).toBeVisible()
  // A reload on the way must not lose the offer.
  await page.reload()
  await begin.click()
  await field(page, 'nombre').fill('Ana')
  await field(page, 'primer_apellido').fill('Ruiz')
  await field(page, 'telefono_movil').fill('612345678')
  await field(page, 'codigo_postal').fill('28001')
  await page.getByRole('button', { name: 'Crear perfil' }).click()
  await expect(page.getByText('Perfil creado con exito!')).toBeVisible()
}
