import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { MESSAGE_MAX } from '#contract/values/applications/message-rules.ts'
import { isVisible } from '#contract/values/text/visible-text.ts'
import { ApiError } from '#web/api/api-error.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { useSend } from '../use-send.ts'
import { messageTexts as texts } from './texts.ts'

interface MessageBoxProps {
  write: (text: string) => Promise<{ message: string }>
  /** The queries that show the messages. */
  stale: QueryKey
  text: string
  onChange: (text: string) => void
}

/** Writes one message. A refused text stays, with the reason below it. */
export function MessageBox({ text, onChange, write, stale }: MessageBoxProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { send, isPending } = useSend(write, {
    failed: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'message_refused') return limitSentence(error, texts.failed)
      setRefusal(error.error)
      return null
    },
    // Another tab was faster, or the application has ended.
    over: ({ status, error }) => status === 409 && error,
    stale,
    onDone: (_, answer) => answer && onChange(''),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isVisible(text) && !isPending) send(text)
      }}
      className="grid justify-items-start gap-3"
    >
      <TextAreaField
        label={texts.answer}
        description={`${texts.left(MESSAGE_MAX - text.length)} ${texts.byTurns}`}
        error={refusal}
        value={text}
        onChange={(event) => {
          setRefusal(null)
          onChange(event.target.value)
        }}
        maxLength={MESSAGE_MAX}
        rows={3}
        className="w-full"
      />
      <DataNote text={dataNoteTexts.message} />
      <Button type="submit" size="small" isPending={isPending} disabled={!isVisible(text)}>
        {texts.send}
      </Button>
    </form>
  )
}
