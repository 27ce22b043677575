import { useState } from 'react'
import { CompanyForm } from '#web/forms/company/company-form.tsx'
import { findProblem } from '#web/forms/form-problems.ts'
import type { CompanyFormData } from '#web/tab-storage/company-form-data.ts'
import { profileCreationTexts as texts } from './texts.ts'
import { FormCard } from './form-card.tsx'
import { FormEnd } from './form-end.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { usePlan } from './use-plan.ts'
import { useSellsPremium } from '#web/document/site.ts'
import { usePremiumPrice } from '#web/forms/company/use-premium-price.ts'

const UNSAVED = 'company'

/** The company's way: the form, the choice of a plan, and on to the profile or to the payment. */
export function CompanyOnboarding() {
  const [company, setCompany] = useState<CompanyFormData | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  // Errors of form fields are shown in the form.
  const backToForm = (cause: unknown) => findProblem(cause) && setIsChoosing(false)
  const { choose, pending, failure, isStillFree } = usePlan(UNSAVED, backToForm)
  // Requested while the form is filled in, so that it is there when the plans are shown.
  const price = usePremiumPrice(useSellsPremium())
  const goOn = (data: CompanyFormData) => {
    setCompany(data)
    setIsChoosing(true)
  }
  return (
    <>
      {/* Kept while a plan is chosen, so that nothing typed is lost on the way back. */}
      <div hidden={isChoosing}>
        <FormCard>
          <CompanyForm
            id="perfil-empresa"
            mode="create"
            {...(!pending && { unsavedName: UNSAVED })}
            onSubmit={goOn}
            failure={failure}
          >
            <FormEnd submitLabel={texts.next} isPending={false} />
          </CompanyForm>
        </FormCard>
      </div>
      {isChoosing && company && (
        <PlanChoice
          pending={pending}
          isStillFree={isStillFree}
          price={price}
          onChoose={(plan) => choose({ plan, company })}
          onBack={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}
