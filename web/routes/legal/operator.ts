import type { Site } from '#web/document/site.ts'
import { brandTexts } from '#web/texts.ts'
import { legalTexts, type Operator } from './texts/page.ts'

const { missing } = legalTexts

/** The operator's data, by the names in the legal texts. */
export const operatorOf = (site: Site | undefined): Operator => ({
  nombre: site?.brand.name ?? brandTexts.name,
  telefono: site?.brand.phone ?? missing,
  correo: site?.brand.email ?? missing,
  domicilio: site?.brand.address ?? missing,
  sitio: site?.baseUrl ?? missing,
  mesesSinUso: String(site?.retention.idleAccountMonths ?? missing),
  mesesDenuncia: String(site?.retention.reportMonths ?? missing),
  mesesRegistros: String(site?.retention.logMonths ?? missing),
  diasRespuesta: String(site?.answerDays ?? missing),
  mesesCandidatura: String(site?.retention.applicationMonths ?? missing),
})

/** Replaces `{nombre}`, `{correo}` and the like with the operator's data. */
export const fillIn = (text: string, operator: Operator): string =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => operator[name as keyof Operator] ?? braces)
