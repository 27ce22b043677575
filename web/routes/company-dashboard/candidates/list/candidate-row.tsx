import type { CompanyCandidate } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { nameOf } from '../moves/subject.ts'
import { deskTexts as texts, selectionTexts } from '../texts.ts'
import { RowLine } from '../appointment/company-appointments.tsx'
import { linkIdOf } from '../open-row.ts'
import { StateBadge } from './state-badge.tsx'
import { WaitingDays } from './waiting-days.tsx'

interface CandidateRowProps {
  candidate: CompanyCandidate
  /** Opens the application. */
  href: string
  isOpen: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** An application in the list. Only a press on it opens it, and so reads it. */
export function CandidateRow({ candidate, href, isOpen, isChosen, onChoose }: CandidateRowProps) {
  const { nb_usuarios_id: person, emp_ofertas_id: offer } = candidate
  const name = nameOf(candidate)
  const isUnread = candidate.estado_candidatura === 'enviada'
  const id = candidate.can_cv_ofertas_id
  const day = spanishDay(candidate.fecha_creacion)
  const city = person.mst_ciudades_id?.nombre
  return (
    <Card
      as="article"
      isInteractive
      hasPadding={false}
      className={classes('flex items-start gap-1 pr-4 @[44rem]:items-center', isOpen && 'border-ink bg-yellow-soft')}
    >
      {/* Above the link that covers the row. */}
      <label className="relative z-1 grid min-h-14 w-12 shrink-0 place-items-center self-stretch">
        <input
          type="checkbox"
          aria-label={selectionTexts.select(name)}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-5"
        />
      </label>
      <Avatar name={person.nombre} src={person.foto_link} shape="circle" className="my-3" />
      <div className="grid min-w-0 flex-1 items-center gap-x-4 py-3 pl-3 @[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto]">
        <div className="min-w-0">
          <h3 className={classes('truncate', isUnread ? 'font-semibold' : 'font-medium')}>
            <AppLink
              id={linkIdOf(id)}
              href={href}
              className="stretched scroll-my-20"
              aria-current={isOpen || undefined}
              preventScrollReset
            >
              {name}
            </AppLink>
          </h3>
          <p className="hidden truncate text-14 text-gray-text @[44rem]:block">{city}</p>
        </div>
        <div className="min-w-0">
          <p className="truncate text-14">{offer.nombre}</p>
          <p className="truncate text-13 text-gray-text">
            <span className="@[44rem]:hidden">{[city, day].filter(Boolean).join(' · ')}</span>
            <span className="hidden @[44rem]:inline">{texts.sentOn(day)}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 @[44rem]:w-36 @[44rem]:flex-col @[44rem]:items-start @[44rem]:pt-0">
          <StateBadge of={candidate} />
          <WaitingDays of={candidate} />
        </div>
        <RowLine application={id} className="pt-1 @[44rem]:col-span-full" />
      </div>
    </Card>
  )
}
