import { useId } from 'react'
import { ACTIVE } from '#contract/constants.ts'
import type { Project } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { projectTexts as texts } from '../texts.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { BriefcaseIcon, CalendarIcon, PencilIcon, TrashIcon } from '#web/ui/icons.tsx'
import { CardFact } from '../lists/card-fact.tsx'
import { CountLink } from '../lists/count-link.tsx'
import { addressOf } from '../section.ts'

interface ProjectCardProps {
  project: Project
  onEdit: () => void
  onDelete: () => void
  onCreateOffer: () => void
}

export function ProjectCard({ project, onEdit, onDelete, onCreateOffer }: ProjectCardProps) {
  const { nombre: name, numero_ofertas: offers } = project
  const isActive = project.estado === ACTIVE
  const reasonId = useId()
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <StatusBadge isActive={isActive} />
        <IconButton className="ml-auto" label={texts.edit(name)} icon={<PencilIcon />} onClick={onEdit} />
        <IconButton variant="danger" label={texts.remove(name)} icon={<TrashIcon />} onClick={onDelete} />
      </header>
      <h3 className="line-clamp-2 text-18 font-semibold text-wrap wrap-anywhere">{name}</h3>
      <p className="line-clamp-3 text-14 whitespace-pre-line text-gray-text wrap-anywhere">{project.descripcion}</p>
      <div className="mt-auto flex flex-wrap gap-x-5 gap-y-1.5 text-14 text-gray-text">
        <CardFact icon={<CalendarIcon size={18} />}>{rangeOf(project)}</CardFact>
        <CountLink
          icon={<BriefcaseIcon size={18} />}
          count={offers}
          href={addressOf('ofertas', { proyecto: project.emp_proyectos_id })}
          label={texts.offersOf(offers, name)}
        >
          {offers === 0 ? texts.noOffers : texts.offers(offers)}
        </CountLink>
      </div>
      <Button
        variant={isActive ? 'dark' : 'secondary'}
        isFullWidth
        disabled={!isActive}
        aria-label={texts.createOfferIn(name)}
        aria-describedby={isActive ? undefined : reasonId}
        onClick={onCreateOffer}
      >
        {texts.createOffer}
      </Button>
      {!isActive && (
        <p id={reasonId} className="text-13 text-gray-text">
          {texts.inactiveReason}
        </p>
      )}
    </Card>
  )
}

function rangeOf({ fecha_inicio: start, fecha_fin: end }: Project): string {
  if (start && end) return texts.range(spanishDay(start), spanishDay(end))
  if (start) return texts.from(spanishDay(start))
  return end ? texts.until(spanishDay(end)) : texts.noDates
}
