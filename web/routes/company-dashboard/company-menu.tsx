import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import type { Company } from '#web/api/types.ts'
import { SectionMenu } from '#web/frames/section-menu.tsx'
import { BriefcaseIcon, FolderIcon, UsersIcon } from '#web/ui/icons.tsx'
import { addressOf, type Section } from './section.ts'
import { menuTexts as texts } from './texts.ts'

const sections = [
  { key: 'candidatos', label: texts.candidates, icon: UsersIcon },
  { key: 'proyectos', label: texts.projects, icon: FolderIcon },
  { key: 'ofertas', label: texts.offers, icon: BriefcaseIcon },
] as const

export function CompanyMenu({ section, company }: { section: Section; company: Company | undefined }) {
  const logo = useQuery(queries.companies.getLogoImage.queryOptions())
  const owner = { name: company?.nombre, imageUrl: logo.data?.imgUrl }
  return <SectionMenu {...{ owner, sections, addressOf }} current={section} />
}
