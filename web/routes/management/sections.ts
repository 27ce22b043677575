import { ChartIcon, CheckCircleIcon, ClockIcon, ListIcon, UsersIcon } from '#web/ui/icons.tsx'
import { accountsTexts } from './accounts/texts.ts'
import { listsTexts } from './lists/texts.ts'
import { reviewTexts } from './review/texts.ts'
import { summaryTexts } from './summary/texts.ts'
import { registerTexts } from './texts.ts'

/** The sections of the operators' menu. One with a folder has a page of its own there, without parts in other addresses. */
export const sections = [
  { key: 'resumen', label: summaryTexts.title, icon: ChartIcon, href: '/gestion', folder: 'summary' },
  { key: 'revision', label: reviewTexts.title, icon: CheckCircleIcon, href: '/gestion/revision/empresas' },
  { key: 'cuentas', label: accountsTexts.title, icon: UsersIcon, href: '/gestion/cuentas', folder: 'accounts' },
  { key: 'listas', label: listsTexts.title, icon: ListIcon, href: '/gestion/listas', folder: 'lists' },
  { key: 'registro', label: registerTexts.title, icon: ClockIcon, href: '/gestion/registro', folder: 'register' },
] as const
