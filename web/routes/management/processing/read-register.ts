import type { Site } from '#web/document/site.ts'
import { activities, billing, factTexts, processingTexts as texts, securityTexts, type Activity } from './texts.ts'

/** A heading with its facts. One without a value is left out. */
export interface Chapter {
  title: string
  facts: readonly { label: string; value: string | undefined; isWide?: boolean }[]
}

/** The register, filled from the settings of the site. */
export const readRegister = (site: Site): Chapter[] => [
  ownerOf(site),
  ...[...activities, ...(site.sellsPremium ? [billing] : [])].map((activity) => chapterOf(activity, site)),
  { title: texts.security, facts: securityFacts },
]

const securityFacts = [
  { label: texts.technical, value: securityTexts.technical, isWide: true },
  { label: texts.organisational, value: securityTexts.organisational, isWide: true },
]

const ownerOf = ({ brand, legal }: Site): Chapter => ({
  title: texts.owner,
  facts: [
    { label: texts.name, value: legal.name ?? brand.name },
    { label: texts.taxId, value: legal.nif },
    { label: texts.address, value: brand.address },
    { label: texts.email, value: brand.email },
    { label: texts.phone, value: brand.phone },
    { label: texts.officer, value: legal.dpoEmail },
    {
      label: texts.processors,
      value:
        legal.processors.map(({ name, purpose, country }) => texts.processor(name, purpose, country)).join('; ') ||
        undefined,
      isWide: true,
    },
  ],
})

const chapterOf = ({ title, kept, ...said }: Activity, { retention }: Site): Chapter => {
  const values = { ...said, kept: kept(retention) }
  const names = Object.keys(factTexts) as (keyof typeof factTexts)[]
  return { title, facts: names.map((name) => ({ label: factTexts[name], value: values[name] })) }
}

/** The register as plain text, for the file. */
export const writeRegister = (site: Site): string => [texts.title, ...readRegister(site).map(writeChapter)].join('\n\n')

const writeChapter = ({ title, facts }: Chapter): string =>
  [title, ...facts.flatMap(({ label, value }) => (value === undefined ? [] : [`${label}: ${value}`]))].join('\n')
