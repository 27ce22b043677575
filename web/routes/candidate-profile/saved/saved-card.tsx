import type { SavedOffer } from '#web/api/types.ts'
import { spanishDay } from '#web/format/time/date.ts'
import { placesOf } from '#web/format/offer-places.ts'
import { salaryRange } from '#contract/values/pay/salary-range.ts'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { BuildingIcon, EuroIcon, HeartIcon, PinIcon } from '#web/ui/icons.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { CardFact } from '../applications/card-fact.tsx'
import { SavedBadge } from './saved-badge.tsx'
import { savedTexts as texts } from './texts.ts'

/** A saved offer. The whole card is a link to its page, as long as it has one. */
export function SavedCard({ saved, onRemove }: { saved: SavedOffer; onRemove: () => void }) {
  const { emp_ofertas_id: id, nombre, oferta, guardada_el } = saved
  const isOpen = saved.termina_en_dias !== null && oferta?.candidaturas_libres !== 0
  const canApply = oferta !== null && isOpen && !saved.aplicada
  const page = `/vista-oferta-completa/${id}`
  return (
    <Card as="article" isInteractive={oferta !== null} className="flex h-full flex-col gap-3">
      <header className="flex items-start gap-2">
        <div className="flex min-h-11 min-w-0 flex-1 items-center">
          <SavedBadge saved={saved} />
        </div>
        <IconButton
          label={texts.remove(nombre)}
          variant="quiet"
          icon={<HeartIcon size={22} fill="currentColor" />}
          onClick={onRemove}
          className="relative z-10 -mr-2"
        />
      </header>
      <h3 className="line-clamp-2 text-18 font-semibold text-wrap wrap-anywhere">
        {oferta ? (
          <AppLink href={page} className="stretched">
            {nombre}
          </AppLink>
        ) : (
          nombre
        )}
      </h3>
      {oferta ? <Facts offer={oferta} /> : <p className="text-14 text-gray-text">{texts.withdrawnHint}</p>}
      <footer className="mt-auto flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="text-14 text-gray-text">{texts.savedOn(spanishDay(guardada_el))}</p>
        {canApply && (
          <LinkButton
            href={`${page}?aplicar=${id}`}
            size="small"
            aria-label={texts.applyTo(nombre)}
            className="relative z-10 ml-auto shrink-0"
          >
            {texts.apply}
          </LinkButton>
        )}
      </footer>
    </Card>
  )
}

function Facts({ offer }: { offer: NonNullable<SavedOffer['oferta']> }) {
  return (
    <dl className="grid gap-1.5 text-14 text-gray-text">
      <CardFact icon={<BuildingIcon size={18} />} name={texts.company} isNameHidden>
        {offer.emp_proyectos_id.emp_empresas_id.nombre}
      </CardFact>
      <CardFact icon={<PinIcon size={18} />} name={texts.place} isNameHidden>
        {placesOf(offer)}
      </CardFact>
      <CardFact icon={<EuroIcon size={18} />} name={texts.salary} isNameHidden>
        {salaryRange(offer)}
      </CardFact>
    </dl>
  )
}
