import type { ReactNode } from 'react'
import type { CompanyCandidate } from '#web/api/types.ts'
import { phone } from '#web/format/phone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DownloadIcon, MailIcon, PhoneIcon, PinIcon } from '#web/ui/icons.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { candidateTexts as texts } from '../../texts.ts'
import { RowLine } from '../appointment/company-appointments.tsx'
import { useDownloadCv } from '../cv/use-download-cv.ts'
import { StateBadge } from '../list/state-badge.tsx'
import { WaitingDays } from '../list/waiting-days.tsx'
import { linkIdOf } from '../open-row.ts'
import { nameOf } from '../moves/subject.ts'

/** `href` opens the application. Phone, e-mail and CV are missing where the person has withdrawn. */
export function CandidateCard({ candidate, href }: { candidate: CompanyCandidate; href: string }) {
  const { nb_usuarios_id: person, emp_ofertas_id: offer } = candidate
  const name = nameOf(candidate)
  const { download, isPending } = useDownloadCv(candidate)
  return (
    <Card as="article" className="flex h-full flex-col items-center gap-4 text-center">
      <Avatar name={person.nombre} src={person.foto_link} size="large" shape="circle" />
      <div className="grid justify-items-center gap-2">
        <h3 className="line-clamp-2 text-18 font-semibold text-wrap wrap-anywhere">
          <AppLink
            id={linkIdOf(candidate.can_cv_ofertas_id)}
            href={href}
            className="underline-offset-4 hover:underline"
            preventScrollReset
          >
            {name}
          </AppLink>
        </h3>
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
          <StateBadge of={candidate} />
          <WaitingDays of={candidate} />
        </div>
        <RowLine application={candidate.can_cv_ofertas_id} />
      </div>
      <ul className="grid w-full gap-1 text-14 text-gray-text">
        {person.mst_ciudades_id && <Contact icon={<PinIcon size={18} />}>{person.mst_ciudades_id.nombre}</Contact>}
        {person.telefono_movil && (
          <Contact icon={<PhoneIcon size={18} />}>
            <a href={`tel:${person.telefono_movil.replaceAll(/\s/g, '')}`} className={link}>
              {phone(person.telefono_movil)}
            </a>
          </Contact>
        )}
        {person.email && (
          <Contact icon={<MailIcon size={18} />}>
            <a href={`mailto:${person.email}`} title={person.email} className={link}>
              {person.email}
            </a>
          </Contact>
        )}
      </ul>
      <p className="mt-auto w-full border-t border-border pt-3 text-13 text-gray-text">
        {texts.appliedTo}
        <strong className="line-clamp-2 text-14 font-semibold text-ink wrap-anywhere">{offer.nombre}</strong>
      </p>
      {candidate.can_cv_id.cv_link && (
        <Button
          isFullWidth
          icon={<DownloadIcon />}
          aria-label={texts.downloadOf(name)}
          isPending={isPending}
          onClick={download}
        >
          {texts.download}
        </Button>
      )}
    </Card>
  )
}

const link = 'block truncate leading-8 underline-offset-4 hover:text-ink hover:underline'

function Contact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-8 min-w-0 items-center justify-center gap-1.5">
      <span className="shrink-0">{icon}</span>
      <span className="min-w-0 truncate">{children}</span>
    </li>
  )
}
