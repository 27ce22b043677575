import { SectionMenu } from '#web/frames/section-menu.tsx'
import { menuTexts } from '#web/frames/texts.ts'
import { sections } from './sections.ts'

export type ManagementSection = (typeof sections)[number]['key']

const addressOf = (key: ManagementSection) => sections.find((section) => section.key === key)?.href ?? '/gestion'

export function ManagementMenu({ section }: { section: ManagementSection }) {
  return <SectionMenu owner={{ name: menuTexts.management }} {...{ sections, addressOf }} current={section} />
}
