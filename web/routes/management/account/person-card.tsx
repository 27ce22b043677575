import { useMutation } from '@tanstack/react-query'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { queries } from '#web/api/queries.ts'
import type { OpenedPerson } from '#web/api/types.ts'
import { ReasonForm } from '#web/forms/reasons/reason-form.tsx'
import { momentInMadrid, shortDay } from '#web/format/time/date.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { focusAtOnce } from '#web/ui/focus-at-once.ts'
import { Facts } from './facts.tsx'
import { reasonField } from './reason-field.ts'
import { personTexts as texts, reasonTexts } from './texts.ts'

const text = reasonField(reasonTexts.impersonal)

/** The personal data of an account: hidden until the operator has given a reason. Only this card stores them. */
export function PersonCard({ accountId, isCompany }: { accountId: number; isCompany: boolean }) {
  const notice = useNotice()
  const open = useMutation(
    queries.managedAccounts.openPerson.mutationOptions({
      gcTime: 0,
      onError: (error) => notice.error(limitSentence(error, texts.openFailed)),
    }),
  )
  if (open.data) return <OpenedCard person={open.data} isCompany={isCompany} />
  return (
    <Card as="section" className="grid grid-cols-1 content-start gap-4">
      <h2 className="text-20 font-semibold">{texts.title}</h2>
      <p>{texts.note}</p>
      <ReasonForm<null>
        id="ver-datos"
        interruptedName={`motivo:${accountId}`}
        text={text}
        isPending={open.isPending}
        onSubmit={({ texto }) => open.mutate({ id: accountId, motivo: texto })}
      >
        <Button type="submit" isPending={open.isPending} className="justify-self-start">
          {texts.open}
        </Button>
      </ReasonForm>
    </Card>
  )
}

function OpenedCard({ person, isCompany }: { person: OpenedPerson; isCompany: boolean }) {
  return (
    <div ref={focusAtOnce} tabIndex={-1} className="grid grid-cols-1">
      <Facts
        title={texts.title}
        facts={[
          { label: texts.name, value: isCompany ? null : (person.nombre ?? texts.noName) },
          { label: texts.phone, value: person.telefono },
          { label: texts.email, value: person.correo, isWide: true },
          { label: texts.cvs, value: person.nombre && <CvList cvs={person.cvs} />, isWide: true },
          { label: texts.mails, value: <MailList mails={person.correos} />, isWide: true },
        ]}
      >
        <p className="text-14 text-gray-text">{texts.opened}</p>
      </Facts>
    </div>
  )
}

function CvList({ cvs }: { cvs: OpenedPerson['cvs'] }) {
  if (cvs.length === 0) return texts.noCvs
  return (
    <ul className="grid gap-1">
      {cvs.map((cv) => (
        <li key={cv.can_cv_id}>{texts.cv(cv.nombre, shortDay(cv.fecha))}</li>
      ))}
    </ul>
  )
}

function MailList({ mails }: { mails: OpenedPerson['correos'] }) {
  if (mails.length === 0) return texts.noMails
  return (
    <>
      <ul className="grid gap-1">
        {mails.map(({ asunto, fecha, rechazo }) => (
          <li key={fecha + asunto}>
            <span>{`${momentInMadrid(fecha)}: ${asunto}`}</span>
            {rechazo && <span className="block text-14 text-red">{texts.refused(rechazo)}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-14 text-gray-text">{texts.mailsNote}</p>
    </>
  )
}
