import { diffArrays } from 'diff'
import { useMemo, type ReactNode } from 'react'
import type { ReviewedOffer } from '#web/api/types.ts'
import { listFacts } from '#web/offer-page/list-facts.ts'
import { Card } from '#web/ui/card.tsx'
import { reviewedOfferTexts as texts } from './texts.ts'

type Text = ReviewedOffer['texto']

/** Each part of a text with its name. */
const partsOf = (text: Text): Record<string, string> =>
  Object.fromEntries([
    [texts.fields.nombre, text.nombre],
    ...listFacts(text).map(({ label, value }) => [label, value]),
    [texts.fields.requisitos, text.requisitos.join('\n')],
    [texts.fields.preguntas, text.preguntas.join('\n')],
    [texts.fields.descripcion, text.descripcion],
    [texts.fields.proyecto, text.proyecto],
    [texts.fields.empresa, text.empresa],
  ])

const filled = (text: Text): Partial<Text> => Object.fromEntries(Object.entries(text).filter(([, value]) => value))

/** Old and new text of an offer side by side, with marked differences. Equal fields are left out. */
export function ChangedText({ before, now }: { before: Text; now: Text }) {
  // Texts of earlier releases know neither names nor logo.
  const names = { proyecto: before.proyecto ?? now.proyecto, empresa: before.empresa ?? now.empresa }
  const [old, fresh] = [partsOf({ ...before, ...names }), partsOf(now)]
  const all = partsOf({ ...before, ...filled(now) })
  const changed = Object.keys(all).filter((name) => old[name] !== fresh[name])
  const hasNewLogo = before.empresa !== null && before.logo_link !== now.logo_link
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <h2 className="text-20 font-semibold">{texts.comparison}</h2>
      {changed.length === 0 && !hasNewLogo && <p>{texts.same}</p>}
      {hasNewLogo && <p>{texts.newLogo}</p>}
      {changed.map((field) => (
        <div key={field} className="grid grid-cols-1 gap-2">
          <h3 className="text-14 font-semibold">{field}</h3>
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
