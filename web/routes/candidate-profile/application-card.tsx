import type { ReactNode } from 'react'
import { ACTIVE } from '#contract/constants.ts'
import type { Application } from '#web/api/types.ts'
import { offerAge } from '#web/format/age.ts'
import { todayInMadrid } from '#web/format/date.ts'
import { applicationTexts as texts } from './texts.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BuildingIcon, CalendarIcon, PinIcon, TrashIcon } from '#web/ui/icons.tsx'

export function ApplicationCard({ application, onDelete }: { application: Application; onDelete: () => void }) {
  const { emp_ofertas_id: offer, estado, fecha_creacion } = application
  return (
    <Card as="article" isInteractive={application.con_pagina} className="flex h-full flex-col gap-3">
      <header className="flex items-start gap-2">
        <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-2">
          <StatusBadge isActive={estado === ACTIVE} />
          <Chip tone="yellow">{offer.mst_emp_sector_id.descripcion}</Chip>
        </div>
        <IconButton
          variant="danger"
          label={texts.remove(offer.nombre)}
          icon={<TrashIcon />}
          onClick={onDelete}
          className="relative z-10"
        />
      </header>
      <h3 className="line-clamp-2 text-18 font-semibold text-wrap wrap-anywhere">
        {application.con_pagina ? (
          <AppLink href={`/vista-oferta-completa/${offer.emp_ofertas_id}`} className="stretched">
            {offer.nombre}
          </AppLink>
        ) : (
          offer.nombre
        )}
      </h3>
      {application.aviso && <p className="rounded-control bg-red-soft p-3 text-14 text-red">{application.aviso}</p>}
      <dl className="mt-auto grid gap-1.5 text-14 text-gray-text">
        <Fact icon={<BuildingIcon size={18} />} name={texts.company}>
          {offer.emp_proyectos_id.emp_empresas_id.nombre}
        </Fact>
        <Fact icon={<CalendarIcon size={18} />} name={texts.appliedOn} isNameHidden>
          {offerAge(fecha_creacion, todayInMadrid())}
        </Fact>
        <Fact icon={<PinIcon size={18} />} name={texts.place} isNameHidden>
          {offer.mst_ciudades_id.nombre}
        </Fact>
      </dl>
    </Card>
  )
}

interface FactProps {
  icon: ReactNode
  name: string
  /** The icon shows it to those who see it. */
  isNameHidden?: boolean
  children: string
}

function Fact({ icon, name, isNameHidden, children }: FactProps) {
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <dt className="flex shrink-0 items-center gap-1.5">
        {icon}
        <span className={isNameHidden ? 'sr-only' : undefined}>{name}</span>
      </dt>
      <dd title={children} className={isNameHidden ? 'min-w-0 truncate' : 'min-w-0 truncate font-medium text-ink'}>
        {children}
      </dd>
    </div>
  )
}
