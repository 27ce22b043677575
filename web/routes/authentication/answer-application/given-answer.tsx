import { lazy, Suspense, useState } from 'react'
import { appointmentInWords } from '#contract/values/spanish/madrid-time.ts'
import { timeInMadrid } from '#contract/values/spanish/time.ts'
import type { LinkedApplication } from '#web/api/types.ts'
import { whereOf } from '#web/forms/appointment/appointment-line.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LoadingState } from '#web/ui/feedback/states.tsx'
import { NewHeading } from '../new-heading.tsx'
import { OutcomeNote } from '../outcome-note.tsx'
import { answerTexts as texts } from './texts.ts'
import { useAnswer } from './use-answer.ts'

const ProposeForm = lazy(() => import('./propose-form.tsx'))

interface GivenProps {
  token: string
  application: LinkedApplication
}

const deskPath = ({ can_cv_ofertas_id: id }: LinkedApplication) =>
  `/perfil-empresa?seccion=candidatos&candidatura=${id}`

/** The answer that was given, and how to take it back while nobody has heard of it. */
export function GivenAnswer({ token, application }: GivenProps) {
  const [isProposing, setIsProposing] = useState(false)
  const { takeBack } = useAnswer(token)
  const { pendiente, persona, oferta, estado_candidatura: state } = application
  if (!pendiente) {
    const next = { href: deskPath(application), label: texts.open }
    return (
      <OutcomeNote
        title={texts.answeredTitle}
        sentences={[texts.offer(oferta), texts.answered(persona, state)]}
        next={next}
      />
    )
  }
  return (
    <>
      <NewHeading>{texts.pendingTitle[pendiente.cita ? 'cita' : pendiente.decision]}</NewHeading>
      <p className="mt-1 font-medium wrap-anywhere">{texts.offer(oferta)}</p>
      <p className="mt-3 mb-5 wrap-anywhere">{texts.pending(persona, timeInMadrid(pendiente.se_envia))}</p>
      {pendiente.cita && !isProposing && <Times {...pendiente.cita} isCanary={application.en_canarias} />}
      {pendiente.decision === 'me_interesa' && !isProposing && (
        <Button
          variant={pendiente.cita ? 'secondary' : 'primary'}
          isFullWidth
          className="mb-3"
          onClick={() => setIsProposing(true)}
        >
          {pendiente.cita ? texts.change : texts.appointment}
        </Button>
      )}
      {isProposing && (
        <Suspense fallback={<LoadingState />}>
          <ProposeForm {...{ token, application }} />
        </Suspense>
      )}
      <Button variant="secondary" isFullWidth isPending={takeBack.isPending} onClick={() => takeBack.send()}>
        {texts.takeBack}
      </Button>
    </>
  )
}

type TimesProps = NonNullable<NonNullable<LinkedApplication['pendiente']>['cita']> & { isCanary: boolean }

const Times = ({ propuestas, isCanary, ...where }: TimesProps) => (
  <ul className="mb-5 grid gap-1 font-medium wrap-anywhere">
    {propuestas.map(({ fecha_hora }) => (
      <li key={fecha_hora} className="first-letter:uppercase">
        {appointmentInWords(fecha_hora, { isCanary })}
      </li>
    ))}
    <li className="first-letter:uppercase">{whereOf(where)}</li>
  </ul>
)
