import { legalTexts as texts, type Operator } from './texts/page.ts'
import { Card } from '#web/ui/card.tsx'

/** The operator's data. Rows without a value are left out. */
export function OperatorData({ operator }: { operator: Operator }) {
  const rows = [
    [texts.operatorName, operator.denominacion],
    [texts.tradeName, operator.nombre],
    [texts.taxId, operator.nif],
    [texts.registry, operator.registro],
    [texts.placementAgency, operator.agencia],
    [texts.address, operator.domicilio],
    [texts.email, operator.correo],
    [texts.phone, operator.telefono],
    [texts.site, operator.sitio],
  ] as const
  return (
    <Card as="section" aria-label={texts.operator}>
      <dl className="grid gap-x-6 gap-y-3 small:grid-cols-[auto_minmax(0,1fr)]">
        {rows.map(
          ([term, value]) =>
            value && (
              <div key={term} className="grid small:col-span-2 small:grid-cols-subgrid">
                <dt className="text-gray-text">{term}</dt>
                <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}
