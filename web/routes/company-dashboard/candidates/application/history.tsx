import type { OpenedApplication } from '#web/api/types.ts'
import { momentInMadrid, spanishDay } from '#web/format/time/date.ts'
import { applicationTexts as texts, stepSentence } from '../texts.ts'

/** The changes of an application, newest first. */
export function History({ application }: { application: OpenedApplication }) {
  const { historial: steps, conversacion } = application
  // The letters are among the messages then.
  const hasLetters = conversacion.mensajes.length === 0
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-18 font-semibold">{texts.history}</h3>
      <ol className="grid gap-3 border-l-2 border-border pl-4">
        {steps
          .map(sentenceOf)
          .toReversed()
          .map(({ sentence, ...step }) => (
            <li key={step.fecha + sentence} className="grid gap-0.5">
              <p className="font-medium">{sentence}</p>
              <time dateTime={step.fecha} className="text-14 text-gray-text">
                {dayOrMoment(step.fecha)}
              </time>
              {step.texto && hasLetters && (
                <p className="text-14 wrap-anywhere whitespace-pre-line">
                  <span className="text-gray-text">{texts.wrote}</span> <span>{step.texto}</span>
                </p>
              )}
            </li>
          ))}
      </ol>
    </section>
  )
}

type Step = OpenedApplication['historial'][number]

/** The first step is the sending. After a withdrawal it may be sent again. */
const sentenceOf = (step: Step, index: number) => ({
  ...step,
  sentence: index === 0 ? texts.sent : stepSentence(step.estado_candidatura, step.motivo),
})

/** Applications of earlier times know only the day. */
const dayOrMoment = (date: string): string => (date.includes('T') ? momentInMadrid(date) : spanishDay(date))
