import { CHECKS, checkTexts, isMailOfSite, type Check } from '#contract/values/verification.ts'
import { api } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import type { ManagedCompany } from '#web/api/types.ts'
import { useSend } from '#web/forms/use-send.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CheckCircleIcon } from '#web/ui/icons.tsx'
import { decisionSentence } from './decision-sentence.ts'
import { reviewCompanyTexts as texts } from './texts.ts'

/** The checks of a company: possible ones, and done ones with operator and date. */
export function CheckList({ company }: { company: ManagedCompany }) {
  if (!company.datos) return null
  const shown = CHECKS.filter((check) => check !== 'web' || company.datos?.web)
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <h2 className="text-20 font-semibold">{texts.checks}</h2>
      <p className="text-14 text-gray-text">{texts.checksHint}</p>
      <ul className="grid grid-cols-1 divide-y divide-border">
        {shown.map((check) => (
          <CheckRow key={check} check={check} company={company} />
        ))}
      </ul>
    </Card>
  )
}

function CheckRow({ check, company }: { check: Check; company: ManagedCompany }) {
  const done = company.comprobaciones.find(({ comprobacion }) => comprobacion === check)
  const { web, contacto_correo: email } = company.datos ?? {}
  const isForeign = check === 'correo_corporativo' && email && web && !isMailOfSite(email, web)
  const missing = check === 'correo_corporativo' ? texts.byLink : texts.notDone
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <CheckCircleIcon className={done ? 'shrink-0 text-green' : 'shrink-0 text-border'} />
      <div className="grid min-w-0 flex-1 basis-50 gap-0.5">
        <p className="font-medium">{checkTexts[check]}</p>
        <p className="text-14 text-gray-text wrap-anywhere">
          {done ? texts.doneBy(done.operador, momentInMadrid(done.fecha)) : missing}
        </p>
        {isForeign && <p className="text-14 font-medium text-amber-text">{texts.foreignEmail}</p>}
      </div>
      {check !== 'correo_corporativo' && <MarkButton {...{ check, company }} isDone={Boolean(done)} />}
    </li>
  )
}

interface MarkButtonProps {
  check: Exclude<Check, 'correo_corporativo'>
  company: ManagedCompany
  isDone: boolean
}

function MarkButton({ check, company, isDone }: MarkButtonProps) {
  const { emp_empresas_id: id, version } = company
  const mark = () => api.managedCompanies.checkCompany({ id, comprobacion: check, hecha: !isDone, version })
  const { send, isPending } = useSend(mark, {
    done: '',
    failed: (error) => decisionSentence(error, texts.checkFailed),
    stale: queries.managedCompanies.key(),
  })
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={isPending}
      aria-label={isDone ? texts.unmarkOf(checkTexts[check]) : texts.markOf(checkTexts[check])}
      onClick={() => send()}
    >
      {isDone ? texts.unmark : texts.mark}
    </Button>
  )
}
