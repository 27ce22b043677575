import { ACTIVE } from '#contract/constants.ts'
import type { ApplicationDetails, Application } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { MessageThread } from '#web/forms/messages/message-thread.tsx'
import { AnswerList } from '#web/ui/answer-list.tsx'
import { CoveringNote } from '#web/ui/covering-note.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { PdfBadge } from '#web/ui/files/pdf-badge.tsx'
import { AppointmentChoice } from '../appointment/appointment-choice.tsx'
import { StateBadge } from '../state-badge.tsx'
import { applicationTexts, detailTexts as texts, changeTexts } from '../texts.ts'
import { AskNews } from './ask-news.tsx'
import { nextSteps } from './next-steps.ts'
import { SentOffer } from './sent-offer.tsx'
import { useDownloadOwnCv } from '../../use-download-own-cv.ts'

export function ApplicationView({ application }: { application: ApplicationDetails }) {
  const { estado_candidatura: state, cita } = application
  const last = application.historial.at(-1)
  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="grid gap-3">
        <p className="font-medium text-gray-text wrap-anywhere">{application.oferta.empresa}</p>
        <p className="flex flex-wrap items-center gap-2 text-14">
          <StatusBadge isActive={application.estado === ACTIVE} />
          <StateBadge state={state} />
          {last && <span className="text-gray-text">{applicationTexts.since(state, spanishDay(last.fecha))}</span>}
        </p>
        {application.aviso && <p className="rounded-control bg-red-soft p-3 text-14 text-red">{application.aviso}</p>}
        <section className="grid gap-2 rounded-card bg-yellow-soft p-4">
          <h3 tabIndex={-1} data-focus-home="" className="font-semibold">
            {texts.next}
          </h3>
          {nextSteps(application).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {state === 'entrevista' && cita && <AppointmentChoice id={application.can_cv_ofertas_id} known={cita} />}
          <AskNews application={application} />
        </section>
      </div>
      <MessageThread application={application} side="candidato" other={application.oferta.empresa} />
      <History changes={application.historial} hasLetters={application.conversacion.mensajes.length === 0} />
      <SentCv application={application} />
      <CoveringNote title={texts.coveringNote} text={application.nota} />
      <AnswerList title={texts.answers} answers={application.respuestas} />
      <SentOffer application={application} />
    </div>
  )
}

type Change = Application['historial'][number]

/** The changes of an application, newest first. Without letters, if they are among the messages. */
function History({ changes, hasLetters }: { changes: readonly Change[]; hasLetters: boolean }) {
  const told = changes.map((change, place) => ({ ...change, place, sentence: sentenceOf(change, place) }))
  return (
    <section className="grid gap-4">
      <h3 className="text-18 font-semibold">{texts.history}</h3>
      <ol className="ml-1.25 grid gap-5 border-l-2 border-border pl-5">
        {told.toReversed().map(({ place, sentence, fecha, motivo, texto }) => (
          <li key={place} className="relative grid gap-1">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-6.75 size-3 rounded-chip border-2 border-ink bg-white in-[li:first-child]:bg-yellow"
            />
            <p className="font-medium">{sentence}</p>
            <time dateTime={fecha} className="text-14 text-gray-text">
              {spanishDay(fecha)}
            </time>
            {motivo && <p>{motivo}</p>}
            {texto && hasLetters && <Letter text={texto} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A candidate may apply again after withdrawing. */
const sentenceOf = ({ estado_candidatura: state }: Change, place: number): string =>
  state === 'enviada' && place > 0 ? texts.sentAgain : changeTexts[state]

function Letter({ text }: { text: string }) {
  return (
    <figure className="mt-1 grid gap-1 rounded-card bg-surface p-4">
      <figcaption className="text-14 text-gray-text">{texts.wrote}</figcaption>
      <blockquote className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</blockquote>
    </figure>
  )
}

/** The CV that was sent, to download while it is in the candidate's list. */
function SentCv({ application: { cv } }: { application: ApplicationDetails }) {
  return (
    <section className="grid gap-4">
      <h3 className="text-18 font-semibold">{texts.cv}</h3>
      <div className="flex flex-wrap items-center gap-4">
        <PdfBadge />
        <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
          <p className="font-medium wrap-anywhere">{cv.nombre}</p>
          {cv.can_cv_id === null && <p className="text-14 text-gray-text">{texts.cvGone}</p>}
        </div>
        {cv.can_cv_id !== null && <Download cv={{ can_cv_id: cv.can_cv_id, nombre: cv.nombre }} />}
      </div>
    </section>
  )
}

function Download({ cv }: { cv: { can_cv_id: number; nombre: string } }) {
  const { download, isPending } = useDownloadOwnCv(cv)
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<DownloadIcon size={18} />}
      aria-label={texts.downloadCvOf(cv.nombre)}
      isPending={isPending}
      onClick={download}
      className="max-small:w-full"
    >
      {texts.downloadCv}
    </Button>
  )
}
