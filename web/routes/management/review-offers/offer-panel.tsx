import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { spanishDeadline } from '#contract/values/spanish/deadline.ts'
import { reviewReasons, type ReviewReason } from '#contract/values/review-reasons.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { asRead } from '#web/api/as-read.ts'
import { queries } from '#web/api/queries.ts'
import type { ReviewedOffer } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { ReasonDialog } from '#web/forms/reasons/reason-dialog.tsx'
import type { Reasoned } from '#web/forms/reasons/reason-schema.ts'
import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { FailureScene } from '#web/illustrations/failure-scene.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { reviewChoice, reviewNote } from '../review-choice.ts'
import { ChangedText } from './changed-text.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { ReviewedCompanyFacts, Findings, OtherFacts } from './review-facts.tsx'
import { reviewTones } from './queue-list.tsx'
import { ReviewedOfferText } from './reviewed-offer-text.tsx'
import { rejectTexts, reviewedOfferTexts as texts, reviewOffersTexts } from './texts.ts'
import type { Steps } from './steps.ts'
import { useDecisions } from './use-decisions.ts'
import { useKeys } from '#web/ui/use-keys.ts'

const text = reviewNote(rejectTexts.note)

/** One offer with all that a decision needs, and the decision. */
export default function OfferPanel({ id, steps, hasKeys }: { id: number; steps: Steps; hasKeys: boolean }) {
  const found = useQuery(queries.review.getOffer.queryOptions({ input: { id }, ...asRead }))
  if (found.data) return <Review key={found.data.version} offer={found.data} {...{ steps, hasKeys }} />
  if (found.isPending) return <Skeleton className="h-100 w-full" />
  if (hasStatus(found.error, 404)) return <EmptyState illustration={<EmptyOffers />} title={texts.unknown} />
  return <ErrorState illustration={<FailureScene />} title={texts.failed} onRetry={() => void found.refetch()} />
}

function Review({ offer, steps, hasKeys }: { offer: ReviewedOffer; steps: Steps; hasKeys: boolean }) {
  const [isRejecting, setIsRejecting] = useState(false)
  const { approve, reject, isPending } = useDecisions(steps.leave)
  const isOpenLongEnough = useOpenTime()
  const { estado: state } = offer.revision
  const actions = {
    ...(state !== 'aprobada' && { a: () => !isPending && isOpenLongEnough() && approve(offer) }),
    ...(state !== 'rechazada' && { r: () => !isPending && setIsRejecting(true) }),
    ...(steps.next && { j: steps.next }),
    ...(steps.previous && { k: steps.previous }),
  }
  useKeys(hasKeys, actions)
  const rejection = `rechazo:${offer.emp_ofertas_id}`
  useReopening([[rejection, () => setIsRejecting(true)]])
  return (
    <article className="grid grid-cols-1 content-start gap-5">
      <Heading offer={offer} />
      <DecisionBar
        {...{ state, steps, isPending }}
        onApprove={() => approve(offer)}
        onReject={() => setIsRejecting(true)}
      />
      <Findings avisos={offer.avisos} />
      {offer.texto_anterior && <ChangedText before={offer.texto_anterior} now={offer.texto} />}
      <ReviewedOfferText offer={offer} />
      <div className="grid grid-cols-1 gap-5 large:grid-cols-2">
        <ReviewedCompanyFacts company={offer.emp_empresas_id} />
        <OtherFacts offer={offer} />
      </div>
      <ReasonDialog
        {...{ isPending, text }}
        isOpen={isRejecting}
        onClose={() => setIsRejecting(false)}
        title={rejectTexts.title}
        size="wide"
        about={rejectTexts.about}
        choice={reviewChoice}
        send={rejectTexts.send}
        isDanger
        interruptedName={rejection}
        onSubmit={(given: Reasoned<ReviewReason>) => reject(offer, given, () => setIsRejecting(false))}
      />
    </article>
  )
}

/** Nobody reads an offer in less time: the second press of a key that was pressed twice belongs to the offer before. */
const READ_MS = 700

/** Says whether the offer has been there for a while. */
function useOpenTime(): () => boolean {
  const opened = useRef(0)
  useEffect(() => {
    opened.current = Date.now()
  }, [])
  return () => Date.now() - opened.current >= READ_MS
}

function Heading({ offer }: { offer: ReviewedOffer }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { estado: state, revisar_antes: until, motivo: reason, explicacion: note } = offer.revision
  // Another offer mounts this again, at its top. The button that led to it may be gone.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const clock =
    until && (offer.vencida ? reviewOffersTexts.late : reviewOffersTexts.until)(spanishDeadline(new Date(until)))
  return (
    <header className="grid gap-2">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 text-24 font-semibold outline-none wrap-anywhere">
        {offer.texto.nombre}
      </h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14">
        <Badge tone={reviewTones[state]}>{texts.states[state]}</Badge>
        {clock && <span className={offer.vencida ? 'font-semibold text-red' : 'text-gray-text'}>{clock}</span>}
        {offer.publicada && (
          <AppLink
            href={`/vista-oferta-completa/${offer.emp_ofertas_id}`}
            className="font-medium underline underline-offset-4"
          >
            {texts.see}
          </AppLink>
        )}
      </div>
      {reason && (
        <p className="text-14 wrap-anywhere">
          {[texts.reasons(reviewReasons[reason].because), note].filter(Boolean).join(' ')}
        </p>
      )}
    </header>
  )
}
