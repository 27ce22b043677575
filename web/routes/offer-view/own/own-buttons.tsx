import type { OwnOffer } from '#web/api/types.ts'
import { isPublished } from '#web/offer-page/is-published.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { classes } from '#web/ui/classes.ts'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { ownTexts as texts } from './texts.ts'

interface OwnButtonsProps {
  offer: OwnOffer
  /** In the bar at the bottom everything is in one row. */
  isInBar: boolean
}

/** State, «Editar» and candidates of a company's own offer, in the place of APLICAR. */
export function OwnButtons({ offer, isInBar }: OwnButtonsProps) {
  const { emp_ofertas_id: id, nombre: name, numero_candidaturas: count } = offer
  return (
    <div className={classes('flex items-center gap-2 large-text:flex-wrap', !isInBar && 'flex-wrap')}>
      <div className={isInBar ? 'max-[374px]:hidden' : 'basis-full'}>
        <StatusBadge isActive={isPublished(offer)} />
      </div>
      <LinkButton
        href={`/perfil-empresa?seccion=ofertas&oferta=${id}&editar=1`}
        aria-label={texts.editOffer(name)}
        className="flex-auto"
      >
        {texts.edit}
      </LinkButton>
      <LinkButton
        href={`/perfil-empresa?seccion=candidatos&oferta=${id}`}
        variant="secondary"
        className="flex-auto px-3! whitespace-nowrap"
      >
        {texts.candidates(count)}
      </LinkButton>
    </div>
  )
}
