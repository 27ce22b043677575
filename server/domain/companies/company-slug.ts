import { ID_MAX, parseWholeNumber } from '#contract/values/whole-number.ts'

const LEGAL_FORM = /[\s,]+s\.?\s?[al]\.?(?:\s?[ul]\.?)?\s*$/i
const LONGEST = 60

/**
 * The last part of the address of a company's page: «panaderia-del-faro-12». The id makes it unique, keeps it from another company for ever,
 * and leads there from the address of an earlier name. So no table of addresses is stored.
 */
export function companySlug({ id, name }: { id: number; name: string }): string {
  const words = name.replace(LEGAL_FORM, '').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const plain = words
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')
  return `${plain || 'empresa'}-${id}`
}

/** The id at the end of an address, of whatever name. Null: no company has it. */
export function companyIdOf(slug: string): number | null {
  const id = parseWholeNumber(/-([1-9]\d*)$/.exec(slug)?.[1] ?? null)
  return id !== null && id <= ID_MAX ? id : null
}
