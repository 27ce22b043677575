import type { ReactNode } from 'react'
import { ACTIVE } from '#contract/constants.ts'
import { daysBetween } from '#web/format/age.ts'
import { todayInMadrid } from '#web/format/date.ts'
import { euros } from '#web/format/euros.ts'
import { workday } from '#web/format/workday.ts'
import { offerTexts as texts } from '#web/texts/company-dashboard.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CalendarIcon, ClockIcon, EuroIcon, PencilIcon, PinIcon, TrashIcon } from '#web/ui/icons.tsx'
import type { Offer } from './offers-section.tsx'

interface CompanyOfferCardProps {
  offer: Offer
  onEdit: () => void
  onDelete: () => void
}

export function CompanyOfferCard({ offer, onEdit, onDelete }: CompanyOfferCardProps) {
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <header className="flex items-start gap-2">
        <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-2">
          <StatusBadge isActive={offer.estado === ACTIVE} />
          <Chip tone="yellow">{offer.mst_emp_sector_id.descripcion}</Chip>
        </div>
        <IconButton label={texts.edit(offer.nombre)} icon={<PencilIcon />} onClick={onEdit} />
        <IconButton variant="danger" label={texts.remove(offer.nombre)} icon={<TrashIcon />} onClick={onDelete} />
      </header>
      <h3 className="line-clamp-2 text-18 font-semibold text-wrap wrap-anywhere">
        <AppLink href={`/vista-oferta-completa/${offer.emp_ofertas_id}`} className="underline-offset-4 hover:underline">
          {offer.nombre}
        </AppLink>
      </h3>
      <div className="mt-auto grid gap-x-4 gap-y-1.5 text-14 text-gray-text small:grid-cols-2">
        <Fact icon={<CalendarIcon size={18} />}>
          {texts.createdAgo(daysBetween(offer.fecha_creacion, todayInMadrid()))}
        </Fact>
        <Fact icon={<ClockIcon size={18} />}>{workday(offer.mst_jornada_id)}</Fact>
        <Fact icon={<PinIcon size={18} />}>{offer.mst_ciudades_id.nombre}</Fact>
        <Fact icon={<EuroIcon size={18} />}>{euros(offer.salario_anual)}</Fact>
      </div>
    </Card>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <span className="shrink-0">{icon}</span>
      <span className="min-w-0 truncate">{children}</span>
    </div>
  )
}
