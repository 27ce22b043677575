import type { ReportCase } from '#web/api/types.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classes } from '#web/ui/classes.ts'
import { Card } from '#web/ui/card.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { waitingTexts } from '../texts.ts'
import { QUEUE } from './place.ts'
import { ReasonBadges } from './reason-badges.tsx'
import { reviewReportsTexts as texts } from './texts.ts'

/** All reports of one offer. The whole card leads to its page. */
export function CaseCard({ one }: { one: ReportCase }) {
  return (
    <Card as="article" isInteractive className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <h3 className="font-semibold wrap-anywhere">
            <AppLink href={`${QUEUE}/${one.caso_id}`} className="stretched">
              {one.nombre}
            </AppLink>
          </h3>
          <p className="text-14 text-gray-text wrap-anywhere">{one.empresa}</p>
          <p className={classes('text-14', one.vencida ? 'font-semibold text-red' : 'text-gray-text')}>
            {waitingTexts.since(texts.since(momentInMadrid(one.en_cola_desde)), one.vencida)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {one.segunda_revision && <Badge tone="blue">{texts.secondLook}</Badge>}
          <Badge tone={one.denuncias > 1 ? 'red' : 'gray'}>{texts.reports(one.denuncias)}</Badge>
        </div>
      </div>
      <ReasonBadges reasons={one.motivos} />
    </Card>
  )
}
