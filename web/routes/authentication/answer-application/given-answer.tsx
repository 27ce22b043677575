import { timeInMadrid } from '#contract/values/spanish/time.ts'
import type { LinkedApplication } from '#web/api/types.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { NewHeading } from '../new-heading.tsx'
import { OutcomeNote } from '../outcome-note.tsx'
import { answerTexts as texts } from './texts.ts'
import { useAnswer } from './use-answer.ts'

interface GivenProps {
  token: string
  application: LinkedApplication
}

const deskPath = ({ can_cv_ofertas_id: id }: LinkedApplication) =>
  `/perfil-empresa?seccion=candidatos&candidatura=${id}`

/** The answer that was given, and how to take it back while nobody has heard of it. */
export function GivenAnswer({ token, application }: GivenProps) {
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
      <NewHeading>{texts.pendingTitle[pendiente.decision]}</NewHeading>
      <p className="mt-1 font-medium wrap-anywhere">{texts.offer(oferta)}</p>
      <p className="mt-3 mb-5 wrap-anywhere">{texts.pending(persona, timeInMadrid(pendiente.se_envia))}</p>
      {pendiente.decision === 'me_interesa' && (
        <LinkButton href={deskPath(application)} isFullWidth className="mb-3">
          {texts.appointment}
        </LinkButton>
      )}
      <Button variant="secondary" isFullWidth isPending={takeBack.isPending} onClick={() => takeBack.send()}>
        {texts.takeBack}
      </Button>
    </>
  )
}
