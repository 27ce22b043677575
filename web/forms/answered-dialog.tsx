import { Fragment, useId, useState, type ReactNode } from 'react'
import { focusAtOnce } from '#web/ui/focus-at-once.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'

export interface Opening {
  /** How often it was opened: each time begins with an empty form. */
  opened: number
  isOpen: boolean
  onClose: () => void
}

interface Frame<Body> {
  id: string
  isPending: boolean
  onDirtyChange: (isDirty: boolean) => void
  onSubmit: (body: Body) => void
}

interface AnsweredDialogProps<Body, Answer> extends Opening {
  texts: { title: string; doneTitle: string; send: string }
  call: (body: Body) => Promise<Answer>
  sentenceOf: (error: unknown) => string
  renderForm: (frame: Frame<Body>) => ReactNode
  renderAnswer: (answer: Answer) => ReactNode
  doneFooter: ReactNode
}

/** Sends a form of a public page, and then shows the server's answer in its place. A failure keeps what was typed. */
export function AnsweredDialog<Body, Answer>(props: AnsweredDialogProps<Body, Answer>) {
  const { opened, isOpen, onClose, texts, call, sentenceOf, renderForm, renderAnswer, doneFooter } = props
  const id = useId()
  const notice = useNotice()
  const [isDirty, setIsDirty] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [answered, setAnswered] = useState<{ opened: number; answer: Answer } | null>(null)
  const shown = answered?.opened === opened ? answered : null
  const send = async (body: Body) => {
    setIsPending(true)
    try {
      setAnswered({ opened, answer: await call(body) })
    } catch (error) {
      notice.error(sentenceOf(error))
    }
    setIsPending(false)
  }
  return (
    <Dialog
      {...{ isOpen, onClose }}
      title={shown ? texts.doneTitle : texts.title}
      size="narrow"
      hasUnsavedChanges={isDirty && !shown}
      isLocked={isPending}
      footer={shown ? doneFooter : <SaveFooter form={id} isPending={isPending} saveLabel={texts.send} />}
    >
      {shown ? (
        <div ref={focusAtOnce} tabIndex={-1} role="status" className="outline-none">
          {renderAnswer(shown.answer)}
        </div>
      ) : (
        <Fragment key={opened}>
          {renderForm({ id, isPending, onDirtyChange: setIsDirty, onSubmit: (body) => void send(body) })}
        </Fragment>
      )}
    </Dialog>
  )
}
