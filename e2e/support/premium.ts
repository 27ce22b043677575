import { expect, type Page } from '@playwright/test'
import type { Person } from './people.ts'

// Payments for journeys. The stand-in for the provider takes no real money.

type Card = 'Tarjeta que paga' | 'Tarjeta rechazada' | 'Pago aplazado que se confirma'

/** Pays on the payment page of the stand-in. */
export async function payWith(page: Page, card: Card) {
  await expect(page.getByRole('heading', { name: 'Pagar la suscripción' })).toBeVisible()
  await page.getByLabel(card).check()
  await page.getByRole('button', { name: /^Pagar/ }).click()
}

interface Asked {
  company: Pick<Person, 'token'>
  /** The page to return to. */
  path?: '/empresa/success' | '/perfil-empresa'
}

export interface PremiumActions {
  findCompany: (
    company: Pick<Person, 'token'>,
  ) => Promise<{ emp_empresas_id: number; suscripcion: string; logo_link: string | null }>
  /** Starts a payment and returns the address of its page. */
  startCheckout: (asked: Asked) => Promise<string>
  /** Pays without a browser; returns the session's id. */
  pay: (asked: Asked) => Promise<string>
  changeProfile: (company: Pick<Person, 'token'>, fields: object) => Promise<void>
}

/** A company's actions around Premium, through the API. */
export function premiumAt(address: string): PremiumActions {
  const ask = async (
    call: `${'GET' | 'POST' | 'PUT'} /${string}`,
    { token, body }: { token: string; body?: object },
  ) => {
    const [method = 'GET', path] = call.split(' ')
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${call} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const findCompany: PremiumActions['findCompany'] = ({ token }) =>
    ask('GET /api/companies/company-information', { token })
  const startCheckout: PremiumActions['startCheckout'] = async ({ company, path = '/perfil-empresa' }) => {
    const { emp_empresas_id: companyId } = await findCompany(company)
    const body = { baseUrl: address + path, companyId, plan: 'premium' }
    const { url } = await ask('POST /api/stripe/create-checkout-session', { token: company.token, body })
    return url
  }
  return {
    findCompany,
    startCheckout,
    changeProfile: async ({ token }, body) => {
      await ask('PUT /api/companies/update-profile', { token, body })
    },
    pay: async (asked) => {
      const url = await startCheckout(asked)
      await payAt(url)
      return url.slice(url.lastIndexOf('/') + 1)
    },
  }
}

/** Sends the form of the payment page. */
export const payAt = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ card: 'pays' }), redirect: 'manual' })
