import type { ReportCaseDetails } from '#web/api/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { caseTexts as texts, situationTexts } from '../texts.ts'

/** The offer as its company wrote it. */
export function ReportedOfferCard({ one }: { one: ReportCaseDetails }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-20 font-semibold">{texts.offer}</h2>
        {one.emp_ofertas_id && (
          <Badge tone={one.situacion === 'publicada' ? 'green' : 'gray'}>{situationTexts[one.situacion]}</Badge>
        )}
      </div>
      <div className="wrap-anywhere">
        <p className="font-semibold">{one.nombre}</p>
        <p className="text-14 text-gray-text">{one.empresa}</p>
        <AppLink
          href={`/gestion/cuentas/${one.cuenta_id}`}
          className="inline-flex min-h-11 items-center text-14 font-medium underline underline-offset-4"
        >
          {texts.account}
        </AppLink>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{one.descripcion ?? texts.gone}</p>
      {one.emp_ofertas_id && hasPage(one) && (
        <LinkButton
          href={`/vista-oferta-completa/${one.emp_ofertas_id}`}
          variant="secondary"
          target="_blank"
          rel="noreferrer"
          className="w-fit"
        >
          {texts.open}
        </LinkButton>
      )}
    </Card>
  )
}

/** Visitors find no page of an offer that an operator keeps back. */
const hasPage = ({ situacion }: ReportCaseDetails) => situacion !== 'retirada' && situacion !== 'en_revision'
