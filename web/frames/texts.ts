/** Beside the entries of menu/texts.ts. */
export const menuTexts = {
  management: 'Gestión',
  logout: 'Cerrar sesión',
} as const

export const emailBannerTexts = {
  unconfirmed: (email: string) =>
    `Confirma tu correo para aplicar a ofertas o publicarlas. Te hemos enviado un enlace a ${email}.`,
  change: 'Cambiar dirección',
} as const

export const visitorTexts = {
  enter: 'ENTRAR',
  saved: 'Ofertas guardadas',
} as const
