import type { ReactNode } from 'react'
import type { ReviewedOffer } from '#web/api/types.ts'
import type { judgedTexts } from '#contract/values/offer-rules/judged-texts.ts'
import { listFacts } from '#web/offer-page/list-facts.ts'
import { Card } from '#web/ui/card.tsx'
import { MarkedText } from './marked-text.tsx'
import { reviewedOfferTexts as texts } from './texts.ts'

/** The text of the offer, with the found words marked. */
export function ReviewedOfferText({ offer: { texto: text, avisos } }: { offer: ReviewedOffer }) {
  const wordsIn = (field: string) =>
    avisos.filter(({ campo, sigue }) => sigue && campo === field).map(({ texto }) => texto)
  const marked = (field: keyof typeof judgedTexts, words: string) => <MarkedText text={words} words={wordsIn(field)} />
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <h3 className="text-18 font-semibold">{texts.text}</h3>
      <dl className="grid gap-x-6 gap-y-3 small:grid-cols-2">
        <Part label={texts.fields.nombre} isWide>
          {marked('nombre', text.nombre)}
        </Part>
        {listFacts(text).map(({ name, label, value }) => (
          <Part key={name} label={label}>
            {name === 'salario' && wordsIn('salario_anual').length > 0 ? (
              <MarkedText text={value} words={[value]} />
            ) : (
              <MarkedText text={value} words={wordsIn(name)} />
            )}
          </Part>
        ))}
        <Part label={texts.fields.descripcion} isWide>
          {marked('descripcion', text.descripcion)}
        </Part>
        {text.requisitos.length > 0 && (
          <Part label={texts.fields.requisitos} isWide>
            {marked('requirements_list', text.requisitos.join('\n'))}
          </Part>
        )}
        {text.preguntas.length > 0 && (
          <Part label={texts.fields.preguntas} isWide>
            {marked('preguntas', text.preguntas.join('\n'))}
          </Part>
        )}
        {text.proyecto && <Part label={texts.fields.proyecto}>{marked('proyecto', text.proyecto)}</Part>}
        {text.empresa && <Part label={texts.fields.empresa}>{marked('empresa', text.empresa)}</Part>}
        <Part label={texts.fields.logo}>
          {text.logo_link ? (
            <img src={text.logo_link} alt={texts.logoOf} className="mt-1 size-24 rounded-control object-contain" />
          ) : (
            texts.withoutLogo
          )}
        </Part>
      </dl>
    </Card>
  )
}

function Part({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'grid min-w-0 gap-0.5 small:col-span-full' : 'grid min-w-0 content-start gap-0.5'}>
      <dt className="text-14 text-gray-text">{label}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">{children}</dd>
    </div>
  )
}
