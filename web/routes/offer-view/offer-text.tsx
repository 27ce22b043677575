import { offerAge } from '#web/format/age.ts'
import { offerViewTexts as texts } from '#web/texts/offers.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CheckCircleIcon, PinIcon } from '#web/ui/icons.tsx'
import type { Offer } from './find-offer.ts'

/** What the offer says: who, what, what for. */
export function OfferText({ offer, today }: { offer: Offer; today: string }) {
  const { emp_empresas_id: company } = offer.emp_proyectos_id
  return (
    <Card hasPadding={false} className="overflow-hidden">
      <img
        src={offer.mst_emp_sector_id.link_imagen}
        alt=""
        width={800}
        height={240}
        data-print="hide"
        className="h-28 w-full border-b border-border bg-yellow-soft object-contain small:h-40"
      />
      <div className="grid gap-6 p-4 small:p-8">
        <header className="grid gap-4">
          <div className="flex items-center gap-3">
            <Avatar name={company.nombre} src={company.logo_link} size="medium" />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{company.nombre}</p>
              <p className="text-14 text-gray-text">{offerAge(offer.fecha_creacion, today)}</p>
            </div>
          </div>
          <h1 className="text-28 font-bold wrap-anywhere small:text-32">{offer.nombre}</h1>
          <p className="flex items-center gap-1.5 text-gray-text">
            <PinIcon className="shrink-0" />
            {placeOf(offer)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Chip>{offer.mst_puestos_id.nombre}</Chip>
            <Chip tone="yellow">{offer.mst_emp_sector_id.descripcion}</Chip>
          </div>
        </header>
        <section className="grid gap-3">
          <h2 className="text-20 font-semibold">{texts.aboutJob}</h2>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{inParagraphs(offer.descripcion)}</p>
        </section>
        <Requirements items={offer.requirements_list} />
      </div>
    </Card>
  )
}

/** Each line that the company wrote is a paragraph. */
const inParagraphs = (text: string): string => text.replaceAll(/\s*\n\s*/g, '\n\n')

/** «Getafe, Madrid»; a city that is called as its province stands alone. */
function placeOf({ mst_ciudades_id: city }: Offer): string {
  const province = city.mst_provincias_id.nombre
  return province === city.nombre ? city.nombre : `${city.nombre}, ${province}`
}

function Requirements({ items }: { items: Offer['requirements_list'] }) {
  if (items.length === 0) return null
  const wanted = [...new Set(items.map(({ descripcion }) => descripcion))]
  return (
    <section className="grid gap-3">
      <h2 className="text-20 font-semibold">{texts.requirements}</h2>
      <ul className="grid max-w-text gap-2">
        {wanted.map((description) => (
          <li key={description} className="flex gap-2.5">
            <CheckCircleIcon className="mt-0.5 shrink-0 text-green" />
            <span className="min-w-0 wrap-anywhere">{description}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
