import { legalTexts as texts, type Operator } from './texts/page.ts'
import { Card } from '#web/ui/card.tsx'

/** Tax number and registry are not part of the configuration: the operator's lawyer adds them to the text. */
export function OperatorData({ operator }: { operator: Operator }) {
  const rows = [
    [texts.operatorName, operator.nombre],
    [texts.taxId, texts.missing],
    [texts.registry, texts.missing],
    [texts.address, operator.domicilio],
    [texts.email, operator.correo],
    [texts.phone, operator.telefono],
    [texts.site, operator.sitio],
  ] as const
  return (
    <Card as="section" aria-label={texts.operator}>
      <dl className="grid gap-x-6 gap-y-3 small:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(([term, value]) => (
          <div key={term} className="grid small:col-span-2 small:grid-cols-subgrid">
            <dt className="text-gray-text">{term}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
