import type { OfferDraft } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CalendarIcon, ClockIcon, PencilIcon, TrashIcon } from '#web/ui/icons.tsx'
import { CardFact } from '../../lists/card-fact.tsx'
import { draftTexts as texts, scheduledTexts } from './texts.ts'

export const nameOf = ({ oferta }: OfferDraft): string => oferta.nombre?.trim() || texts.untitled

export const textsOf = ({ publicar_el }: OfferDraft) => (publicar_el ? { ...texts, ...scheduledTexts } : texts)

interface DraftCardProps {
  draft: OfferDraft
  onEdit: () => void
  onDelete: () => void
}

/** A draft: its name, and when it was saved, when it is published, or why it was not. */
export function DraftCard({ draft, onEdit, onDelete }: DraftCardProps) {
  const name = nameOf(draft)
  const { edit, remove } = textsOf(draft)
  const { publicar_el: publishOn, guardado_el: savedOn, fallo: failure } = draft
  // An offer among others, or a draft below the heading of drafts.
  const Heading = publishOn ? 'h3' : 'h4'
  return (
    <Card as="article" className="flex h-full items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-1.5">
        {publishOn && (
          <Badge tone="blue" mark={<ClockIcon size={14} />}>
            {scheduledTexts.badge}
          </Badge>
        )}
        <Heading className="line-clamp-2 text-16 font-semibold wrap-anywhere">{name}</Heading>
        {failure && (
          <p className="text-13 text-red">
            <span>{texts.failed}</span> <span>{failure.error}</span> <span>{texts.failedHint}</span>
          </p>
        )}
        <div className="text-14 text-gray-text">
          <CardFact icon={<CalendarIcon size={18} />}>
            {publishOn ? texts.publishesOn(spanishDay(publishOn)) : texts.savedOn(spanishDay(savedOn))}
          </CardFact>
        </div>
      </div>
      <IconButton label={edit(name)} icon={<PencilIcon />} onClick={onEdit} />
      <IconButton variant="danger" label={remove(name)} icon={<TrashIcon />} onClick={onDelete} />
    </Card>
  )
}
