import { SectionMenu } from '#web/frames/section-menu.tsx'
import { menuTexts } from '#web/frames/texts.ts'
import { ChartIcon, CheckCircleIcon, ClockIcon, ListIcon, UsersIcon } from '#web/ui/icons.tsx'
import { managementTexts as texts } from './texts.ts'

const sections = [
  { key: 'resumen', label: texts.summary, icon: ChartIcon, href: '/gestion' },
  { key: 'revision', label: texts.review, icon: CheckCircleIcon, href: '/gestion/revision/empresas' },
  { key: 'cuentas', label: texts.accounts, icon: UsersIcon, href: '/gestion/cuentas' },
  { key: 'listas', label: texts.lists, icon: ListIcon, href: '/gestion/listas' },
  { key: 'registro', label: texts.register, icon: ClockIcon, href: '/gestion/registro' },
] as const

export type ManagementSection = (typeof sections)[number]['key']

const addressOf = (key: ManagementSection) => sections.find((section) => section.key === key)?.href ?? '/gestion'

export function ManagementMenu({ section }: { section: ManagementSection }) {
  return <SectionMenu owner={{ name: menuTexts.management }} {...{ sections, addressOf }} current={section} />
}
