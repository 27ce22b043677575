import type { Role } from './role.ts'

/** Where an account goes after signing in, unless it came from another page. */
export const homeOf: Record<Role, string> = {
  candidate: '/pagina-principal',
  company: '/perfil-empresa',
  operator: '/gestion',
}
