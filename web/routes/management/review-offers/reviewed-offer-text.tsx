import type { ReviewedOffer } from '#web/api/types.ts'
import type { judgedTexts } from '#contract/values/offer-rules/judged-texts.ts'
import { listFacts } from '#web/offer-page/list-facts.ts'
import { Facts } from '../account/facts.tsx'
import { MarkedText } from './marked-text.tsx'
import { reviewedOfferTexts as texts } from './texts.ts'

/** The text of the offer, with the found words marked. */
export function ReviewedOfferText({ offer: { texto: text, avisos } }: { offer: ReviewedOffer }) {
  const wordsIn = (field: string) =>
    avisos.filter(({ campo, sigue }) => sigue && campo === field).map(({ texto }) => texto)
  const marked = (field: keyof typeof judgedTexts, words: string | null) =>
    words ? <MarkedText text={words} words={wordsIn(field)} /> : null
  const isLowPay = wordsIn('salario_anual').length > 0
  const { fields } = texts
  const logo = text.logo_link && (
    <img src={text.logo_link} alt={texts.logoOf} className="mt-1 size-24 rounded-control object-contain" />
  )
  return (
    <Facts
      title={texts.text}
      facts={[
        { label: fields.nombre, value: marked('nombre', text.nombre), isWide: true },
        ...listFacts(text).map(({ name, label, value }) => ({
          label,
          value: <MarkedText text={value} words={name === 'salario' && isLowPay ? [value] : wordsIn(name)} />,
        })),
        { label: fields.descripcion, value: marked('descripcion', text.descripcion), isWide: true },
        { label: fields.requisitos, value: marked('requirements_list', text.requisitos.join('\n')), isWide: true },
        { label: fields.preguntas, value: marked('preguntas', text.preguntas.join('\n')), isWide: true },
        { label: fields.proyecto, value: marked('proyecto', text.proyecto) },
        { label: fields.empresa, value: marked('empresa', text.empresa) },
        { label: fields.logo, value: logo ?? texts.withoutLogo },
      ]}
    />
  )
}
