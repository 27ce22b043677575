import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { company } from '#server/database/schema/schema.ts'
import { findObject } from '#server/payments/stand-in/store.ts'
import { companyFields } from '#server/testing/factories.ts'
import { openEmailSite } from '#server/testing/fixtures/accounts/email-site.ts'
import { atProvider, standInOf, subscribe } from '#server/testing/stand-in-payments.ts'

const { app, anAccount, newEmail, mailsTo, follow, change } = await openEmailSite({ verifyEmail: false })
const { db } = app.deps

async function aPayingCompany() {
  const owner = await anAccount(newEmail('empresa'))
  const made = await app.call<{ emp_empresas_id: number }[]>('POST /api/companies/create-company-profile', {
    token: owner.token,
    body: companyFields,
  })
  const companyId = made.body[0]?.emp_empresas_id ?? 0
  const [row] = await db
    .select({ accountId: company.accountId })
    .from(company)
    .where(sql`id = ${companyId}`)
  const firm = { ...owner, companyId, accountId: row?.accountId ?? 0 }
  await subscribe(app, firm)
  return firm
}

// Seen to fail without the job: receipts went on to the old e-mail, which may be a thief's after undoing.
test('the provider of payments learns of a new e-mail, and of the old one after undoing', async () => {
  const firm = await aPayingCompany()
  const { customer } = await atProvider(app, firm)
  const emailThere = async () => (await findObject(standInOf(app).db, 'customer', customer))?.body.email
  expect(await emailThere()).toBe(firm.email)
  const email = newEmail('nueva')
  await change(firm.token, email)
  const { token } = await mailsTo(email)
  expect(await emailThere()).toBe(firm.email)
  await follow(token)
  const { token: undo } = await mailsTo(firm.email)
  expect(await emailThere()).toBe(email)
  await follow(undo)
  await mailsTo(firm.email)
  expect(await emailThere()).toBe(firm.email)
})
