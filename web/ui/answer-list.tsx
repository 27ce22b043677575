import { answerText } from '#web/format/answer.ts'

interface Answer {
  pregunta_id: number
  texto: string
  unidad: string | null
  valor: boolean | number | string
}

/** Answers to the questions of an offer, with a heading. Nothing without answers. */
export function AnswerList({ title, answers }: { title: string; answers: readonly Answer[] }) {
  if (answers.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-18 font-semibold">{title}</h3>
      <dl className="grid gap-3">
        {answers.map(({ pregunta_id, texto, unidad, valor }) => (
          <div key={pregunta_id} className="grid min-w-0 gap-0.5">
            <dt className="text-14 text-gray-text wrap-anywhere">{texto}</dt>
            <dd className="font-medium wrap-anywhere whitespace-pre-line">{answerText(valor, unidad)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
