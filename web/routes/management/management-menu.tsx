import { SectionMenu } from '#web/frames/section-menu.tsx'
import { menuTexts } from '#web/frames/texts.ts'
import { ChartIcon, CheckCircleIcon, ClockIcon, ListIcon, UsersIcon } from '#web/ui/icons.tsx'
import { accountsTexts } from './accounts/texts.ts'
import { listsTexts } from './lists/texts.ts'
import { reviewTexts } from './review/texts.ts'
import { summaryTexts } from './summary/texts.ts'
import { registerTexts } from './texts.ts'

const sections = [
  { key: 'resumen', label: summaryTexts.title, icon: ChartIcon, href: '/gestion' },
  { key: 'revision', label: reviewTexts.title, icon: CheckCircleIcon, href: '/gestion/revision/empresas' },
  { key: 'cuentas', label: accountsTexts.title, icon: UsersIcon, href: '/gestion/cuentas' },
  { key: 'listas', label: listsTexts.title, icon: ListIcon, href: '/gestion/listas' },
  { key: 'registro', label: registerTexts.title, icon: ClockIcon, href: '/gestion/registro' },
] as const

export type ManagementSection = (typeof sections)[number]['key']

const addressOf = (key: ManagementSection) => sections.find((section) => section.key === key)?.href ?? '/gestion'

export function ManagementMenu({ section }: { section: ManagementSection }) {
  return <SectionMenu owner={{ name: menuTexts.management }} {...{ sections, addressOf }} current={section} />
}
