import { diffArrays } from 'diff'
import { useMemo, type ReactNode } from 'react'
import type { ReviewedOffer } from '#web/api/types.ts'
import { reserveReasonNames } from '#contract/values/job-terms/reserve-reasons.ts'
import { Card } from '#web/ui/card.tsx'
import { reviewedOfferTexts as texts } from './texts.ts'

type Text = ReviewedOffer['texto']

const fieldsOf = (text: Text) => ({
  nombre: text.nombre,
  salario: text.salario,
  variable: text.salario_variable ?? '',
  convenio: text.convenio ?? '',
  reservada: text.reservada_discapacidad ? reserveReasonNames[text.reservada_discapacidad] : '',
  lugar: text.lugar,
  requisitos: text.requisitos.join('\n'),
  preguntas: text.preguntas.join('\n'),
  descripcion: text.descripcion,
  proyecto: text.proyecto,
  empresa: text.empresa,
})

type Field = keyof ReturnType<typeof fieldsOf>

/** Old and new text of an offer side by side, with marked differences. Equal fields are left out. */
export function ChangedText({ before, now }: { before: Text; now: Text }) {
  const [old, fresh] = [fieldsOf(before), fieldsOf(now)]
  const changed = (Object.keys(old) as Field[]).filter((field) => old[field] !== null && old[field] !== fresh[field])
  // Texts of earlier releases know neither names nor logo.
  const hasNewLogo = before.empresa !== null && before.logo_link !== now.logo_link
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <h3 className="text-18 font-semibold">{texts.comparison}</h3>
      {changed.length === 0 && !hasNewLogo && <p>{texts.same}</p>}
      {hasNewLogo && <p>{texts.newLogo}</p>}
      {changed.map((field) => (
        <div key={field} className="grid grid-cols-1 gap-2">
          <h4 className="text-14 font-semibold">{texts.fields[field]}</h4>
          <Difference before={old[field] ?? ''} now={fresh[field] ?? ''} />
        </div>
      ))}
    </Card>
  )
}

function Difference({ before, now }: { before: string; now: string }) {
  const parts = useMemo(() => compare(before, now), [before, now])
  const old = parts.filter((part) => !part.added)
  const fresh = parts.filter((part) => !part.removed)
  return (
    <div className="grid grid-cols-1 gap-3 large:grid-cols-2">
      <Side label={texts.before}>
        {placed(old).map(({ at, removed, value }) => (removed ? <del key={at}>{value}</del> : value))}
      </Side>
      <Side label={texts.now}>
        {placed(fresh).map(({ at, added, value }) => (added ? <ins key={at}>{value}</ins> : value))}
      </Side>
    </div>
  )
}

/** Texts that differ more than this are shown whole: to compare them would keep the browser busy for seconds. */
const MOST_DIFFERENCES = 1000

interface Change {
  value: string
  removed: boolean
  added: boolean
}

/** «29.000» is one word. */
const segmenter = new Intl.Segmenter('es', { granularity: 'word' })
const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

const compare = (before: string, now: string): readonly Change[] =>
  diffArrays(wordsOf(before), wordsOf(now), { maxEditLength: MOST_DIFFERENCES })?.map(({ value, removed, added }) => ({
    value: value.join(''),
    removed,
    added,
  })) ?? [
    { value: before, removed: true, added: false },
    { value: now, removed: false, added: true },
  ]

/** Each part with its position in the text. */
function placed(parts: readonly Change[]) {
  let at = 0
  return parts.map((part) => {
    const start = at
    at += part.value.length
    return { ...part, at: start }
  })
}

const look =
  'rounded-control border border-border p-3 whitespace-pre-wrap wrap-anywhere [&_del]:bg-red-soft [&_del]:text-red ' +
  '[&_ins]:bg-green-soft [&_ins]:text-green [&_ins]:underline'

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <p className="text-13 text-gray-text">{label}</p>
      <div className={look}>{children}</div>
    </div>
  )
}
