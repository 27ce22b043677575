import type { QueryKey } from '@tanstack/react-query'
import { useId } from 'react'
import { MESSAGE_MAX } from '#contract/values/applications/message-rules.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { besideField } from '../form-problems.ts'
import { ReasonForm } from '../reasons/reason-form.tsx'
import { paragraphs } from '../schema-parts.ts'
import { useSend } from '../use-send.ts'
import { messageTexts as texts } from './texts.ts'

const message = {
  label: texts.answer,
  description: texts.hint(MESSAGE_MAX),
  rows: 3,
  required: true,
  maxLength: MESSAGE_MAX,
  schema: paragraphs(MESSAGE_MAX, texts.missing),
}

interface MessageBoxProps {
  write: (text: string) => Promise<{ message: string }>
  /** The queries that show the messages. */
  stale: QueryKey
}

/** Writes one message. A refused text stays, with the reason beside it. */
export function MessageBox({ write, stale }: MessageBoxProps) {
  const { send, isPending, error } = useSend(write, {
    failed: (failure) => besideField(failure, texts.failed),
    // Another tab was faster, or the application has ended.
    over: ({ status, error: sentence }) => status === 409 && sentence,
    stale,
  })
  return (
    <ReasonForm<null>
      id={useId()}
      text={message}
      isPending={isPending}
      failure={error}
      onSubmit={({ texto }) => send(texto)}
    >
      <DataNote text={dataNoteTexts.message} className="-mt-3" />
      <Button type="submit" size="small" isPending={isPending} className="-mt-3 self-start">
        {texts.send}
      </Button>
    </ReasonForm>
  )
}
