import { useId, useRef, useState, type SetStateAction } from 'react'
import { flushSync } from 'react-dom'
import type { Offer, OfferDetails } from '#web/api/types.ts'
import { cvDialogTexts as texts } from './dialog-texts.ts'
import { offerTexts } from './texts.ts'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { ChooseCv, ChooseCvFooter } from './choose-cv.tsx'
import { NoteField } from './note/note-field.tsx'
import { useTypedNote } from './note/use-typed-note.ts'
import { QuestionFields } from './questions/question-fields.tsx'
import { toAnswers } from './questions/typed-answers.ts'
import { useTypedAnswers } from './questions/use-typed-answers.ts'
import { MakeCv } from './upload/make-cv.tsx'
import { UploadCv, UploadCvFooter } from './upload/upload-cv.tsx'
import { askServer, type FoundCvs } from './ask-server.ts'
import { useOfferAndCvs } from './use-offer-and-cvs.ts'
import { useSendApplication } from './use-send-application.ts'
import { useUploadCv } from './upload/use-upload-cv.ts'

interface ApplyDialogProps {
  /** The offer to apply to; null while the dialog is closed. */
  offerId: number | null
  onClose: () => void
  onApplied: (offerId: number) => void
  maxCvs?: number | undefined
  ask?: typeof askServer
}

/** Chooses one of the candidate's CVs, or uploads one first, and sends it to the offer. */
export default function ApplyDialog(props: ApplyDialogProps) {
  const { offerId, onClose, onApplied, maxCvs = Infinity, ask = askServer } = props
  const isOpen = offerId !== null
  const recipientId = useId()
  const { offer, cvs, retry, reload, markFull, setCvs } = useOfferAndCvs(offerId, ask)
  const { list, cvId, setChosen } = useChosenCv(cvs)
  const [wantsUpload, setWantsUpload] = useState(false)
  const { step, goOn } = useSteps()
  const answers = useTypedAnswers(offerId)
  const note = useTypedNote(offerId)
  const sending = useSendApplication({
    onSent: note.forgetAnd(onApplied),
    onDone: onClose,
    onOtherQuestions: () => reload().then(answers.markChanged),
    onFull: markFull,
  })
  const take = (found: SetStateAction<FoundCvs | null>, id: number) =>
    goOn(() => {
      setCvs(found)
      setChosen(id)
      setWantsUpload(false)
    })
  const upload = useUploadCv((cv) => take((before) => [cv, ...(Array.isArray(before) ? before : [])], cv.can_cv_id))
  const leaveUpload = () => (upload.choose(null), setWantsUpload(false))
  const close = () => {
    leaveUpload()
    onClose()
  }

  const isFull = list.length >= maxCvs
  const isReady = Array.isArray(cvs) && offer !== null
  const recipient = isReady && typeof offer === 'object' ? offer : null
  const questions = recipient?.preguntas ?? []
  const isUploading = isReady && (wantsUpload || cvs.length === 0)

  const apply = () => {
    if (cvId === null || offerId === null || !answers.check(questions)) return
    const nota = note.text.trim() || null
    sending.send({ offerId, cvId, respuestas: toAnswers(questions, answers.shown.answers), nota })
  }

  if (offer === 'inactive' || offer === 'full') return <ClosedOffer why={offer} isOpen={isOpen} onClose={close} />
  const footer = isUploading ? (
    <UploadCvFooter upload={upload} onLeave={list.length > 0 ? () => goOn(leaveUpload) : null} />
  ) : (
    <ChooseCvFooter
      isSending={sending.isSending}
      isFull={isFull}
      onUpload={() => goOn(() => setWantsUpload(true))}
      onApply={apply}
    />
  )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      describedBy={recipient ? recipientId : undefined}
      mobile="card"
      isLocked={sending.isSending || upload.isPending}
      footer={isReady && footer}
    >
      <div ref={step}>
        {(cvs === null || offer === null) && <LoadingState label={texts.loading} />}
        {cvs === 'failed' && offer !== null && <ErrorState title={texts.loadFailed} onRetry={retry} />}
        {recipient && <Recipient id={recipientId} offer={recipient} />}
        {isUploading && <UploadCv upload={upload} />}
        {isReady && !isUploading && (
          <>
            <ChooseCv cvs={list} chosen={cvId} onChoose={setChosen} full={isFull ? maxCvs : null} />
            <WhatIsSent offer={recipient} answers={answers} note={note} />
          </>
        )}
        {isReady && !isFull && <MakeCv hasCv={list.length > 0} isDisabled={upload.isPending} onMade={take} />}
      </div>
    </Dialog>
  )
}

function ClosedOffer({ why, ...props }: { why: 'inactive' | 'full'; isOpen: boolean; onClose: () => void }) {
  const toOffers = (
    <LinkButton href="/pagina-principal" replace>
      {offerTexts.all}
    </LinkButton>
  )
  return (
    <Dialog {...props} title={offerTexts[why]} mobile="card" footer={toOffers}>
      <p>{offerTexts[`${why}Hint`]}</p>
    </Dialog>
  )
}

interface WhatIsSentProps {
  /** Null: it failed to load. */
  offer: OfferDetails | null
  answers: ReturnType<typeof useTypedAnswers>
  note: ReturnType<typeof useTypedNote>
}

/** The questions of the offer, a note, and what the company receives. */
function WhatIsSent({ offer, answers, note }: WhatIsSentProps) {
  const questions = offer?.preguntas ?? []
  const hasAnswers = questions.length > 0
  const sent = { hasAnswers, hasNote: note.text.trim() !== '' }
  return (
    <>
      {hasAnswers && <QuestionFields {...answers.shown} questions={questions} onAnswer={answers.write} />}
      <NoteField isAsked={offer?.pide_nota ?? false} value={note.text} onChange={note.write} />
      {offer?.primera_sin_nombres && <p className="mt-4 text-14 font-medium">{texts.hidesNames}</p>}
      <DataNote text={dataNoteTexts.application(offer && companyOf(offer), sent)} className="mt-4" />
    </>
  )
}

const companyOf = (offer: Offer): string => offer.emp_proyectos_id.emp_empresas_id.nombre

function Recipient({ id, offer }: { id: string; offer: Offer }) {
  return (
    <p id={id} className="mb-4 wrap-anywhere">
      <span className="line-clamp-2 font-medium">{texts.to(offer.nombre)}</span>{' '}
      <span className="line-clamp-1 text-14 text-gray-text">{companyOf(offer)}</span>
    </p>
  )
}

/** The newest CV is first and is selected by default, so that applying takes two presses. */
function useChosenCv(cvs: FoundCvs | null) {
  const [chosen, setChosen] = useState<number | null>(null)
  const list = Array.isArray(cvs) ? cvs : []
  const cvId = list.some((cv) => cv.can_cv_id === chosen) ? chosen : (list[0]?.can_cv_id ?? null)
  return { list, cvId, setChosen }
}

/** Switches between list and upload, and moves the focus to the first control of the new one. */
function useSteps() {
  const step = useRef<HTMLDivElement>(null)
  const goOn = (change: () => void) => {
    flushSync(change)
    step.current?.querySelector<HTMLElement>('input:checked, input[type=file]')?.focus()
  }
  return { step, goOn }
}
