import type { Role } from './role.ts'

/** Where an account goes on to that has signed in and wants nothing in particular. */
export const homeOf: Record<Role, string> = { candidate: '/pagina-principal', company: '/perfil-empresa' }
