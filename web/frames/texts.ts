export const visitorTexts = {
  enter: 'ENTRAR',
  profile: 'Mi perfil',
  offers: 'Ofertas',
  logout: 'Cerrar sesión',
} as const

export const sessionTexts = {
  logout: 'Cerrar sesión',
} as const
