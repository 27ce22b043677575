import type { QueryKey } from '@tanstack/react-query'
import { useId } from 'react'
import { MESSAGE_MAX, type MessageSide } from '#contract/values/applications/message-rules.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { OpenedApplication } from '#web/api/types.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { DataNote } from '#web/ui/data-note.tsx'
import { dataNoteTexts } from '#web/ui/data-note-texts.ts'
import { Fold } from '#web/ui/fold.tsx'
import { ConfirmedButton } from '../confirmed-button.tsx'
import { besideField } from '../form-problems.ts'
import { ReasonForm } from '../reasons/reason-form.tsx'
import { paragraphs } from '../schema-parts.ts'
import { useSend } from '../use-send.ts'
import { messageTexts as texts, reportQuestion } from './texts.ts'

interface MessageThreadProps {
  application: Pick<OpenedApplication, 'can_cv_ofertas_id' | 'conversacion'>
  /** The side that reads, and the name of the other one. */
  side: MessageSide
  other: string
}

/** The other side has written, and waits for an answer. */
export const hasToAnswer = ({ mensajes, turno }: OpenedApplication['conversacion']): boolean =>
  turno === 'tuyo' && mensajes.length > 0

/** The letters and messages of an application, with a box for the side that has the turn. Empty until the company writes. */
export function MessageThread({ application, side, other }: MessageThreadProps) {
  const { can_cv_ofertas_id: id, conversacion } = application
  const { mensajes: said, turno } = conversacion
  const isCompany = side === 'empresa'
  const stale = isCompany ? queries.applicationDesk.openApplication.key({ input: { id } }) : queries.applications.key()
  const write = (texto: string) => api.messages[isCompany ? 'writeToCandidate' : 'writeToCompany']({ id, texto })
  const box = turno === 'tuyo' && { write, stale }
  if (said.length === 0) {
    return (
      box && (
        <Fold title={texts.ask(other)}>
          <MessageBox {...box} />
        </Fold>
      )
    )
  }
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-18 font-semibold">{texts.title}</h3>
      <ol className="grid grid-cols-1 gap-3">
        {said.map((one) => (
          <Bubble key={one.quien + one.fecha} one={one} author={one.quien === side ? null : other} stale={stale} />
        ))}
      </ol>
      {box && <MessageBox {...box} />}
      {turno === 'suyo' && <p className="text-14 font-medium text-gray-text">{texts.waiting}</p>}
    </section>
  )
}

const message = {
  label: texts.answer,
  description: texts.hint(MESSAGE_MAX),
  rows: 3,
  maxLength: MESSAGE_MAX,
  schema: paragraphs(MESSAGE_MAX, texts.missing),
}

/** Writes one message. A refused text stays, with the reason beside it. `stale`: the queries that show the messages. */
function MessageBox({ write, stale }: { write: (text: string) => Promise<unknown>; stale: QueryKey }) {
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

interface BubbleProps {
  one: OpenedApplication['conversacion']['mensajes'][number]
  /** Null: the reader. */
  author: string | null
  stale: QueryKey
}

function Bubble({ one, author, stale }: BubbleProps) {
  const { mensaje_id: id, texto, fecha, denunciado } = one
  const isOwn = author === null
  return (
    <li
      className={classes(
        'grid max-w-[85%] gap-1 rounded-card p-4',
        isOwn ? 'ml-auto bg-yellow-soft' : 'mr-auto bg-surface',
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-14 text-gray-text">
        <span className="font-semibold text-ink wrap-anywhere">{author ?? texts.own}</span>
        <time dateTime={fecha}>{momentInMadrid(fecha)}</time>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{texto}</p>
      {denunciado && <p className="text-14 font-medium text-red">{texts.reported}</p>}
      {id !== null && !isOwn && !denunciado && (
        <ConfirmedButton
          label={texts.report}
          variant="quiet"
          size="small"
          className="-mb-2 -ml-4 w-fit font-medium text-gray-text"
          question={reportQuestion}
          call={() => api.reports.reportMessage({ id })}
          rules={{ failed: texts.reportFailed, stale }}
        />
      )}
    </li>
  )
}
