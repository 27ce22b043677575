import { ACTIVE } from '#contract/constants.ts'
import { spanishDay } from '#web/format/date.ts'
import { projectTexts as texts } from '#web/texts/company-dashboard.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CalendarIcon, PencilIcon, TrashIcon } from '#web/ui/icons.tsx'
import type { Project } from './projects-section.tsx'

interface ProjectCardProps {
  project: Project
  onEdit: () => void
  onDelete: () => void
  onCreateOffer: () => void
}

export function ProjectCard({ project, onEdit, onDelete, onCreateOffer }: ProjectCardProps) {
  const isActive = project.estado === ACTIVE
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <header className="flex items-center gap-2">
        <StatusBadge isActive={isActive} />
        <IconButton className="ml-auto" label={texts.edit(project.nombre)} icon={<PencilIcon />} onClick={onEdit} />
        <IconButton variant="danger" label={texts.remove(project.nombre)} icon={<TrashIcon />} onClick={onDelete} />
      </header>
      <h3 className="line-clamp-2 text-18 font-semibold text-wrap wrap-anywhere">{project.nombre}</h3>
      <p className="line-clamp-3 text-14 whitespace-pre-line text-gray-text wrap-anywhere">{project.descripcion}</p>
      <p className="mt-auto flex items-center gap-1.5 text-14 text-gray-text">
        <CalendarIcon size={18} className="shrink-0" />
        {rangeOf(project)}
      </p>
      <Button
        variant={isActive ? 'dark' : 'secondary'}
        isFullWidth
        disabled={!isActive}
        aria-label={texts.createOfferIn(project.nombre)}
        onClick={onCreateOffer}
      >
        {texts.createOffer}
      </Button>
    </Card>
  )
}

function rangeOf({ fecha_inicio: start, fecha_fin: end }: Project): string {
  if (start && end) return texts.range(spanishDay(start), spanishDay(end))
  if (start) return texts.from(spanishDay(start))
  return end ? texts.until(spanishDay(end)) : texts.noDates
}
