import { ROLE_COMPANY } from '#contract/constants.ts'
import { isNoConnection } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { isPaidAlready, paymentSentence } from '#web/api/payment-sentence.ts'
import { saveCompanyFormData, type CompanyFormData } from '#web/tab-storage/company-form-data.ts'
import { forgetRole } from '#web/session/role.ts'
import { forgetOffer } from '#web/tab-storage/remembered-offer.ts'
import { paymentTexts } from '#web/api/payment-texts.ts'
import { planTexts, profileCreationTexts } from './texts.ts'

export type Plan = 'free' | 'premium'

/** The failed step decides the sentence. `cause` is the error of the call. */
export class PlanError extends Error {
  readonly sentence: string
  readonly hasCompany: boolean

  constructor({ sentence, hasCompany, cause }: { sentence: string; hasCompany: boolean; cause?: unknown }) {
    super(sentence, { cause })
    this.sentence = sentence
    this.hasCompany = hasCompany
  }

  /** Premium has been paid in another tab, so there is nothing left to choose. */
  get isPaidAlready(): boolean {
    return isPaidAlready(this.cause)
  }
}

/**
 * Makes the company, which starts on the free plan whatever is chosen. Returns the way on: a page of ours, or for
 * Premium the provider's.
 */
export async function choosePlan({ plan, company }: { plan: Plan; company: CompanyFormData }): Promise<string> {
  const companyId = await createCompany(company).catch((cause: unknown) => {
    throw new PlanError({ sentence: creationSentence(plan, cause), hasCompany: false, cause })
  })
  if (!companyId) throw new PlanError({ sentence: planTexts.idMissing, hasCompany: true })
  saveCompanyFormData(company)
  if (plan === 'free') return `/empresa/creando-perfil?companyId=${companyId}`
  const { url } = await startPayment(companyId).catch((cause: unknown) => {
    throw new PlanError({ sentence: paymentSentence(cause), hasCompany: true, cause })
  })
  return url
}

/** A second call updates the company and returns the same id. It also removes a removed picture. */
async function createCompany(company: CompanyFormData): Promise<number | undefined> {
  await api.master.setRole({ roleId: ROLE_COMPANY })
  const [created] = await api.companies.createProfile({ ...company, image: company.image ?? null })
  forgetRole()
  // Companies do not apply.
  forgetOffer()
  return created?.emp_empresas_id
}

const startPayment = (companyId: number) =>
  api.payments.createCheckoutSession({
    baseUrl: `${location.origin}/empresa/success`,
    companyId,
    plan: 'premium',
  })

function creationSentence(plan: Plan, cause: unknown): string {
  if (plan === 'free') return limitSentence(cause, planTexts.freeFailed)
  return isNoConnection(cause) ? paymentTexts.noAnswer : limitSentence(cause, profileCreationTexts.failed)
}
