import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { queries } from '#web/api/queries.ts'
import type { Verification } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { useNewOffer } from './offers/new-offer.tsx'
import { queryOf, readFilters } from './section.ts'
import { firstStepsTexts as texts } from './texts.ts'
import { LegalDialog } from './verification/legal-dialog.tsx'
import { VerificationCard } from './verification/verification-card.tsx'

const firstPage = queryOf(readFilters(new URLSearchParams()))

interface SetupState {
  verification: Verification | undefined
  isNew: boolean
  /** Whether it is still loading if the company has an offer. */
  isCounting: boolean
  isPending: boolean
}

/** How far a company is with its setup. An unverified company without an offer is new. */
export function useSetup(): SetupState {
  const { data: verification, isPending } = useQuery(queries.verification.getVerification.queryOptions())
  const isOpen = verification !== undefined && verification.estado_verificacion !== 'verificada'
  const offers = useQuery({ ...queries.offers.listCompanyOffers.queryOptions({ input: firstPage }), enabled: isOpen })
  const isNew = isOpen && offers.data?.headers['x-total-count'] === '0'
  const isCounting = isOpen && offers.isPending
  return { verification, isNew, isCounting, isPending: isPending || isCounting }
}

/** The tasks that a new company has besides its work: the first steps until it has an offer, then its verification alone. */
export function Setup({ verification, isNew, isCounting }: SetupState) {
  // Not while the verification loads: the card loads it again if it failed, and must stay.
  if (isCounting) return null
  return (
    <>
      {isNew && verification && <FirstSteps verification={verification} />}
      {!(isNew && verification?.estado_verificacion === 'sin_pedir') && <VerificationCard />}
    </>
  )
}

function FirstSteps({ verification }: { verification: Verification }) {
  const id = useId()
  const newOffer = useNewOffer()
  const [isVerifying, setIsVerifying] = useState(false)
  const hasAsked = verification.estado_verificacion !== 'sin_pedir'
  // After the company has asked, the card of the verification opens its own dialog.
  useReopening(hasAsked ? [] : [['verificacion', () => setIsVerifying(true)]])
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-1">
      <h2 id={id} className="text-20 font-semibold">
        {texts.title}
      </h2>
      <ol className="grid grid-cols-1 divide-y divide-border">
        <Step isDone title={texts.profile} />
        <Step
          title={texts.offer}
          about={texts.offerAbout}
          action={<Button onClick={() => newOffer.create()}>{texts.createOffer}</Button>}
        />
        <Step
          isDone={hasAsked}
          title={texts.verification}
          about={hasAsked ? texts.verificationAsked : texts.verificationAbout}
          action={
            !hasAsked && (
              <Button variant="secondary" onClick={() => setIsVerifying(true)}>
                {texts.verify}
              </Button>
            )
          }
        />
      </ol>
      <LegalDialog verification={verification} isOpen={isVerifying} onClose={() => setIsVerifying(false)} />
    </Card>
  )
}

interface StepProps {
  isDone?: boolean
  title: string
  about?: string
  action?: ReactNode
}

function Step({ isDone = false, title, about, action }: StepProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 last:pb-0">
      <span
        aria-hidden="true"
        className={classes(
          'grid size-7 shrink-0 place-items-center rounded-chip border-2',
          isDone ? 'border-green bg-green-soft text-green' : 'border-control-border',
        )}
      >
        {isDone && <CheckIcon size={16} />}
      </span>
      <div className="min-w-0 flex-1 basis-50">
        <p className={classes('font-medium', isDone && 'text-gray-text')}>
          <span>{title}</span>
          {isDone && <span className="sr-only"> {texts.done}</span>}
        </p>
        {about && <p className="max-w-text text-14 text-gray-text">{about}</p>}
      </div>
      {action && <div className="grid max-small:w-full">{action}</div>}
    </li>
  )
}
