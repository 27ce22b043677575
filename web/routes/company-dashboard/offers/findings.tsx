import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { lineNames } from '#contract/offer/lines.ts'
import { judgeOffer, type Finding, type JudgedField } from '#contract/values/offer-rules/judge-offer.ts'
import { offerTexts as texts } from '../texts.ts'
import { FindingNote } from './finding-note.tsx'
import type { OfferValues } from './form/offer-schema.ts'
import { usePay } from './form/use-pay.ts'
import { useProposals } from './use-proposals.ts'

const textNames = ['nombre', 'descripcion', 'requirements_list', 'preguntas'] as const

const FindingsContext = createContext<readonly Finding[]>([])

/** Judges the offer while it is written. The server judges it again. */
export function FindingsProvider({ children }: { children: ReactNode }) {
  const { control } = useFormContext<OfferValues>()
  const [nombre, descripcion, requirements, questions, mst_jornada_id] = useDeferredValue(
    useWatch({ control, name: [...textNames, 'mst_jornada_id'] }),
  )
  const lines = useDeferredValue(useWatch({ control, name: lineNames }))
  const { annual, hourly } = usePay()
  const findings = useMemo(
    () =>
      judgeOffer({
        nombre,
        descripcion,
        ...Object.fromEntries(lineNames.map((name, place) => [name, lines[place]])),
        requirements_list: requirements.map((row) => row.descripcion),
        preguntas: questions.map(({ texto, unidad, opciones }) => `${texto}\n${unidad}\n${opciones}`),
        salario_anual: annual,
        salario_hora: hourly,
        mst_jornada_id,
      }),
    [nombre, descripcion, lines, requirements, questions, annual, hourly, mst_jornada_id],
  )
  return <FindingsContext value={findings}>{children}</FindingsContext>
}

/** A field, and below it what the rules find in it. */
export function JudgedByRules({ field, children }: { field: JudgedField; children: ReactNode }) {
  const findings = use(FindingsContext).filter((finding) => finding.field === field)
  const { accept, accepted } = useProposals(field)
  const isFirst = ({ proposal }: Finding, place: number) =>
    findings.findIndex((other) => other.proposal === proposal) === place
  return (
    <div className="grid min-w-0 gap-2">
      {children}
      <div role="status" className="grid gap-2 empty:hidden">
        {accepted !== undefined && <p className="text-14">{accepted}</p>}
        {findings.length > 0 && (
          <ul aria-label={texts.findings} className="grid gap-2">
            {findings.map((finding, place) => (
              <FindingNote
                key={finding.rule}
                finding={finding}
                onAccept={isFirst(finding, place) ? accept : undefined}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
