import { SectionMenu } from '#web/frames/section-menu.tsx'
import { menuTexts } from '#web/frames/texts.ts'
import { FilterIcon } from '#web/ui/icons.tsx'
import { managementTexts as texts } from './texts.ts'

const sections = [{ key: 'registro', label: texts.register, icon: FilterIcon }] as const

type Section = (typeof sections)[number]['key']

export function ManagementMenu({ section }: { section: Section }) {
  const addressOf = (key: Section) => `/gestion/${key}`
  return <SectionMenu owner={{ name: menuTexts.management }} {...{ sections, addressOf }} current={section} />
}
