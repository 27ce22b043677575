import type { Role } from '#web/session/role.ts'
import {
  BellIcon,
  BriefcaseIcon,
  ChartIcon,
  CheckCircleIcon,
  ClockIcon,
  FilePdfIcon,
  FolderIcon,
  HeartIcon,
  HomeIcon,
  ListIcon,
  SettingsIcon,
  StarIcon,
  UserIcon,
  UsersIcon,
  type IconComponent,
} from '#web/ui/icons.tsx'

interface Entry {
  key: string
  label: string
  icon: IconComponent
  href: string
}

/** The titles of the operators' pages, in the menu and on the page. */
export const operatorTitles = {
  resumen: 'Resumen',
  revision: 'Revisión',
  cuentas: 'Cuentas',
  listas: 'Listas',
  registro: 'Registro',
} as const

/** The operators' entries. One with a folder has a page of its own there, without parts in other addresses. */
export const operatorSections = [
  { key: 'resumen', icon: ChartIcon, href: '/gestion', folder: 'summary' },
  { key: 'revision', icon: CheckCircleIcon, href: '/gestion/revision/empresas' },
  { key: 'cuentas', icon: UsersIcon, href: '/gestion/cuentas', folder: 'accounts' },
  { key: 'listas', icon: ListIcon, href: '/gestion/listas', folder: 'lists' },
  { key: 'registro', icon: ClockIcon, href: '/gestion/registro', folder: 'register' },
] as const

const home = { key: 'home', label: 'Home', icon: HomeIcon, href: '/pagina-principal' }
const profileAt = (href: string) => ({ key: 'profile', label: 'Mi perfil', icon: UserIcon, href })

/**
 * The entries of each role, the same on all pages; null: an account without a role. The specification names those of the
 * list and of both dashboards. On phones the first four are in the bar, and the others behind «Más».
 */
const entries: Record<Role, readonly Entry[]> = {
  candidate: [
    home,
    { key: 'cvs', label: 'Mis CVs', icon: FilePdfIcon, href: '/mi-perfil?seccion=cvs' },
    { key: 'candidaturas', label: 'Candidaturas', icon: BriefcaseIcon, href: '/mi-perfil?seccion=candidaturas' },
    { key: 'guardadas', label: 'Guardadas', icon: HeartIcon, href: '/mi-perfil?seccion=guardadas' },
    { key: 'para-ti', label: 'Para ti', icon: StarIcon, href: '/mi-perfil?seccion=para-ti' },
    { key: 'avisos', label: 'Avisos', icon: BellIcon, href: '/cuenta#avisos' },
    profileAt('/mi-perfil'),
  ],
  company: [
    home,
    { key: 'candidatos', label: 'Candidatos', icon: UsersIcon, href: '/perfil-empresa?seccion=candidatos' },
    { key: 'proyectos', label: 'Proyectos', icon: FolderIcon, href: '/perfil-empresa?seccion=proyectos' },
    { key: 'ofertas', label: 'Tus ofertas', icon: BriefcaseIcon, href: '/perfil-empresa?seccion=ofertas' },
    profileAt('/perfil-empresa'),
  ],
  operator: [home, ...operatorSections.map((section) => ({ ...section, label: operatorTitles[section.key] }))],
}

export const entriesOf = (role: Role | null): readonly Entry[] =>
  role === null ? [home, profileAt('/mi-perfil')] : entries[role]

export const accountEntry: Entry = { key: 'account', label: 'Mi cuenta', icon: SettingsIcon, href: '/cuenta' }
