/** The entries that every menu has. */
export const menuTexts = {
  home: 'Home',
  account: 'Mi cuenta',
  logout: 'Cerrar sesión',
} as const

export const visitorTexts = {
  enter: 'ENTRAR',
  profile: 'Mi perfil',
  offers: 'Ofertas',
} as const
