import type { Role } from './role.ts'

/** The first page after signing in, unless the account came from another page. */
export const homeOf: Record<Role, string> = {
  candidate: '/pagina-principal',
  company: '/perfil-empresa',
  operator: '/gestion',
}
