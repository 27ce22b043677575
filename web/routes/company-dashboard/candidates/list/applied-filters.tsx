import { useQuery } from '@tanstack/react-query'
import type { AskedQuestion } from '#web/api/types.ts'
import { queries } from '#web/api/queries.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { candidateTexts } from '../../texts.ts'
import { deskAddress, noAnswer, type DeskFilters } from '../desk-address.ts'
import { deskTexts as texts } from '../texts.ts'
import { answerFilterTexts } from './texts.ts'

/** The filters that are folded away, each as a link to the list without it. */
export function AppliedFilters({ filters }: { filters: DeskFilters }) {
  const { oferta, proyecto, ciudad, dias, pregunta } = filters
  const without = (change: Partial<DeskFilters>) => deskAddress({ ...filters, ...change, pagina: 1 })
  return (
    <>
      {oferta !== null && <OfferChip id={oferta} href={without({ oferta: null, ...noAnswer })} />}
      {proyecto !== null && <ProjectChip id={proyecto} href={without({ proyecto: null })} />}
      {ciudad !== null && <CityChip id={ciudad} href={without({ ciudad: null })} />}
      {dias !== null && <RemovableChip label={texts.waitingChip(dias)} href={without({ dias: null })} />}
      {pregunta !== null && <AnswerChip filters={filters} href={without(noAnswer)} />}
    </>
  )
}

interface ChipProps {
  id: number
  href: string
}

/** Each has its name once it is loaded. */
function OfferChip({ id, href }: ChipProps) {
  const { data } = useQuery(queries.offers.listCompanyOffers.queryOptions({ input: { oferta: id } }))
  const name = data?.body[0]?.nombre
  return <RemovableChip label={name ? candidateTexts.ofOffer(name) : candidateTexts.ofSomeOffer} href={href} />
}

function ProjectChip({ id, href }: ChipProps) {
  const { data } = useQuery(queries.projects.getProject.queryOptions({ input: { id } }))
  const name = data?.[0]?.nombre
  return <RemovableChip label={name ? texts.ofProject(name) : texts.ofSomeProject} href={href} />
}

function CityChip({ id, href }: ChipProps) {
  const { data } = useQuery(queries.applicationDesk.listCities.queryOptions())
  const name = data?.find((city) => city.mst_ciudades_id === id)?.nombre
  return <RemovableChip label={name ? texts.fromCity(name) : texts.fromSomeCity} href={href} />
}

function AnswerChip({ filters: { oferta, pregunta, valor }, href }: { filters: DeskFilters; href: string }) {
  const { data } = useQuery(queries.offers.listCompanyOffers.queryOptions({ input: { oferta: oferta ?? 0 } }))
  const question = data?.body[0]?.preguntas.find(({ pregunta_id }) => pregunta_id === pregunta)
  const label = question
    ? answerFilterTexts.chip(question.texto, valueText(question, valor))
    : answerFilterTexts.someQuestion
  return <RemovableChip label={label} href={href} />
}

function valueText({ tipo, unidad }: AskedQuestion, value: string): string {
  if (value === '') return ''
  if (tipo === 'numero') return answerFilterTexts.atLeast(value, unidad)
  if (tipo === 'si_no') return value === 'si' ? answerFilterTexts.yes : answerFilterTexts.no
  return value
}
