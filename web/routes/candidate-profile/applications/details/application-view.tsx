import { ACTIVE } from '#contract/constants.ts'
import type { ApplicationDetails } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { AnswerList } from '#web/ui/answer-list.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { StateBadge } from '../state-badge.tsx'
import { applicationTexts, detailTexts as texts } from '../texts.ts'
import { History } from './history.tsx'
import { nextSteps } from './next-steps.ts'
import { SentCv } from './sent-cv.tsx'
import { SentOffer } from './sent-offer.tsx'

export function ApplicationView({ application }: { application: ApplicationDetails }) {
  const last = application.historial.at(-1)
  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="grid gap-3">
        <p className="font-medium text-gray-text wrap-anywhere">{application.oferta.empresa}</p>
        <p className="flex flex-wrap items-center gap-2 text-14">
          <StatusBadge isActive={application.estado === ACTIVE} />
          <StateBadge state={application.estado_candidatura} />
          {last && (
            <span className="text-gray-text">
              {applicationTexts.since(application.estado_candidatura, spanishDay(last.fecha))}
            </span>
          )}
        </p>
        {application.aviso && <p className="rounded-control bg-red-soft p-3 text-14 text-red">{application.aviso}</p>}
        <section className="grid gap-1.5 rounded-card bg-yellow-soft p-4">
          <h3 tabIndex={-1} data-focus-home="" className="font-semibold">
            {texts.next}
          </h3>
          {nextSteps(application).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      </div>
      <History changes={application.historial} />
      <SentCv application={application} />
      <AnswerList title={texts.answers} answers={application.respuestas} />
      <SentOffer application={application} />
    </div>
  )
}
