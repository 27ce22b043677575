import type { ReactNode } from 'react'
import { ACTIVE } from '#contract/constants.ts'
import type { Offer } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { classes } from '#web/ui/classes.ts'
import { CalendarIcon, UsersIcon } from '#web/ui/icons.tsx'
import { inWords, listFacts } from './list-facts.ts'
import { offerPageTexts as texts } from './texts.ts'

// Beside the text, which has the sector and the reserve.
const saidElsewhere = new Set(['sector', 'reservada_discapacidad', 'puesto'])
const saidAbove = new Set(['salario', 'lugar', 'modalidad', 'jornada'])

/** The main facts of an offer, beside its text. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const facts = listFacts(inWords(offer))
  const position = facts.find(({ name }) => name === 'puesto')
  return (
    <dl className="grid gap-4 small:max-large:grid-cols-2 print:grid-cols-3!">
      {facts
        .filter(({ name }) => !saidElsewhere.has(name))
        .map(({ name, label, Icon, value }) => (
          <FactRow key={name} icon={<Icon />} label={label} isSaidAbove={saidAbove.has(name)}>
            {value}
          </FactRow>
        ))}
      {position && (
        <FactRow icon={<position.Icon />} label={position.label} isSaidAbove>
          {position.value}
        </FactRow>
      )}
      <FactRow icon={<CalendarIcon />} label={texts.published} isSaidAbove>
        {spanishDay(offer.fecha_creacion)}
      </FactRow>
      {offer.estado === ACTIVE && (
        <FactRow icon={<CalendarIcon />} label={texts.openUntil}>
          {spanishDay(offer.caduca_el)}
        </FactRow>
      )}
      {offer.limite_candidaturas && offer.candidaturas_libres !== null && (
        <FactRow icon={<UsersIcon />} label={texts.places}>
          {texts.placesLeft(offer.limite_candidaturas, offer.candidaturas_libres)}
        </FactRow>
      )}
    </dl>
  )
}

interface FactProps {
  icon: ReactNode
  label: string
  /** In narrow windows the text above the summary says it. */
  isSaidAbove?: boolean
  children: ReactNode
}

function FactRow({ icon, label, isSaidAbove, children }: FactProps) {
  return (
    <div
      className={classes('relative grid min-h-10 content-center pl-13', isSaidAbove && 'max-large:hidden print:grid!')}
    >
      <dt className="text-13 text-gray-text">
        <span className="absolute top-0 left-0 grid size-10 place-items-center rounded-control bg-yellow-soft text-ink">
          {icon}
        </span>
        <span>{label}</span>
      </dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
