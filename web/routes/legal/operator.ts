import type { Site } from '#web/document/site.ts'
import { brandTexts } from '#web/texts.ts'
import { legalTexts as texts, type LegalBlock, type LegalText, type Operator } from './texts/page.ts'

/** The operator's data, by the names in the legal texts. */
export function operatorOf(site: Site | undefined): Operator {
  if (!site) return { nombre: brandTexts.name }
  const { brand, legal, retention } = site
  return {
    nombre: brand.name,
    denominacion: legal.name,
    nif: legal.nif,
    registro: legal.registry,
    titular: legal.name ?? brand.name,
    responsable: texts.controller(legal.name ?? brand.name, legal.nif),
    delegado: legal.dpoEmail,
    encargados: legal.processors.map(texts.processor).join('; ') || undefined,
    agencia: legal.placementAgency,
    actividad: texts.activity(legal.placementAgency),
    telefono: brand.phone,
    correo: brand.email,
    domicilio: brand.address,
    sitio: site.baseUrl,
    mesesSinUso: String(retention.idleAccountMonths),
    mesesDenuncia: String(retention.reportMonths),
    mesesRegistros: String(retention.logMonths),
    diasRespuesta: String(site.answerDays),
    mesesCandidatura: String(retention.applicationMonths),
  }
}

const DATUM = /\{(\w+)\}/g

/** Replaces `{nombre}`, `{correo}` and the like. Undefined if a datum is missing. */
function fillSentence(text: string, operator: Operator): string | undefined {
  const datum = (name: string) => operator[name as keyof Operator]
  const isComplete = [...text.matchAll(DATUM)].every(([, name = '']) => datum(name))
  return isComplete ? text.replaceAll(DATUM, (braces, name: string) => datum(name) ?? braces) : undefined
}

function fillBlock(block: LegalBlock, operator: Operator): LegalBlock[] {
  if (typeof block === 'string') return [fillSentence(block, operator) ?? []].flat()
  const items = block.flatMap((item) => fillSentence(item, operator) ?? [])
  return items.length > 0 ? [items] : []
}

/** The text with the operator's data. Paragraphs and items whose datum is missing are left out. */
export const fillIn = (text: LegalText, operator: Operator): LegalText => ({
  title: text.title,
  description: fillSentence(text.description, operator) ?? '',
  intro: fillSentence(text.intro, operator) ?? '',
  sections: text.sections.map(({ title, blocks }) => ({
    title,
    blocks: blocks.flatMap((block) => fillBlock(block, operator)),
  })),
})
