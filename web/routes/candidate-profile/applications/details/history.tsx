import type { Application } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { changeTexts, detailTexts as texts } from '../texts.ts'

type Change = Application['historial'][number]

/** The changes of an application, newest first. */
export function History({ changes }: { changes: readonly Change[] }) {
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
            {texto && <Letter text={texto} />}
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
