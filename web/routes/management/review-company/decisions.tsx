import { sufficesToVerify } from '#contract/values/verification.ts'
import type { ManagedCompany } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { DecisionDialog, type Decision } from './decision-dialog.tsx'
import { decisionTexts, reviewCompanyTexts as texts } from './texts.ts'

type State = ManagedCompany['estado_verificacion']
type Verdict = Exclude<Decision, 'pagina_retirada'>

/** The possible decisions in each state, beside those about its page. The server checks them again. */
const decisionsOf: Record<State, readonly Verdict[]> = {
  sin_pedir: ['suspendida'],
  pendiente: ['verificada', 'rechazada', 'suspendida'],
  verificada: ['rechazada', 'suspendida'],
  rechazada: ['verificada', 'suspendida'],
  suspendida: ['readmitida'],
}

const looks: Record<Verdict, ButtonProps['variant']> = {
  verificada: 'primary',
  rechazada: 'secondary',
  suspendida: 'secondary',
  readmitida: 'primary',
}

/** The buttons of the decisions, each with its dialog. */
export function Decisions({ company }: { company: ManagedCompany }) {
  const { subject, isOpen, open, close } = useSubject<Verdict>()
  const mayVerify = sufficesToVerify(company.comprobaciones.map(({ comprobacion }) => comprobacion))
  const own = decisionsOf[company.estado_verificacion]
  useReopening(own.map((one) => [`veredicto:${company.emp_empresas_id}:${one}`, () => open(one)]))
  return (
    <div className="flex flex-wrap items-center gap-3">
      {own.includes('verificada') && !mayVerify && (
        <p id="faltan-comprobaciones" className="text-14 text-gray-text">
          {texts.checksMissing}
        </p>
      )}
      {own.map((one) => (
        <Button
          key={one}
          variant={looks[one]}
          disabled={one === 'verificada' && !mayVerify}
          aria-describedby={one === 'verificada' && !mayVerify ? 'faltan-comprobaciones' : undefined}
          onClick={() => open(one)}
        >
          {decisionTexts[one].button}
        </Button>
      ))}
      <DecisionDialog decision={subject ?? 'verificada'} isOpen={isOpen} company={company} onClose={close} />
    </div>
  )
}
