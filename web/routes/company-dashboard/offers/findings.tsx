import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  isFraud,
  judgeOffer,
  offerRules,
  type Finding,
  type JudgedField,
} from '#contract/values/offer-rules/judge-offer.ts'
import { AlertIcon, InfoIcon } from '#web/ui/icons.tsx'
import { classes } from '#web/ui/classes.ts'
import { offerTexts as texts } from '../texts.ts'
import type { OfferValues } from './form/offer-schema.ts'
import { usePay } from './form/use-pay.ts'

const FindingsContext = createContext<readonly Finding[]>([])

/** Judges the offer while it is written. The server judges it again. */
export function FindingsProvider({ children }: { children: ReactNode }) {
  const { control } = useFormContext<OfferValues>()
  const [nombre, descripcion, requirements, questions, mst_jornada_id] = useDeferredValue(
    useWatch({ control, name: ['nombre', 'descripcion', 'requirements_list', 'preguntas', 'mst_jornada_id'] }),
  )
  const { annual, hourly } = usePay()
  const findings = useMemo(
    () =>
      judgeOffer({
        nombre,
        descripcion,
        requirements_list: requirements.map((row) => row.descripcion),
        preguntas: questions.map(({ texto, opciones }) => `${texto}\n${opciones}`),
        salario_anual: annual,
        salario_hora: hourly,
        mst_jornada_id,
      }),
    [nombre, descripcion, requirements, questions, annual, hourly, mst_jornada_id],
  )
  return <FindingsContext value={findings}>{children}</FindingsContext>
}

/** A field, and below it what the rules find in it. */
export function JudgedByRules({ field, children }: { field: JudgedField; children: ReactNode }) {
  const findings = use(FindingsContext).filter((finding) => finding.field === field)
  return (
    <div className="grid min-w-0 gap-2 small:col-span-full">
      {children}
      <div role="status" className="empty:hidden">
        {findings.length > 0 && (
          <ul aria-label={texts.findings} className="grid gap-2">
            {findings.map((finding) => (
              <FindingNote key={finding.rule} finding={finding} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function FindingNote({ finding }: { finding: Finding }) {
  const { title, reason, advice } = offerRules[finding.rule]
  const isStopped = isFraud(finding)
  const Icon = isStopped ? AlertIcon : InfoIcon
  return (
    <li
      className={classes(
        'flex gap-2.5 rounded-control border p-3 text-14',
        isStopped ? 'border-red bg-red-soft' : 'border-yellow-border bg-yellow-soft',
      )}
    >
      <Icon size={18} className={classes('mt-0.5 shrink-0', isStopped ? 'text-red' : 'text-amber-text')} />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-semibold">
          <span>{`${title}:`}</span> <span className="font-normal">{`«${finding.found}»`}</span>
        </p>
        {isStopped && <p className="font-medium text-red">{texts.findingStops}</p>}
        <p>{`${reason} ${advice}`}</p>
      </div>
    </li>
  )
}
