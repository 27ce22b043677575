export const visitorTexts = {
  enter: 'ENTRAR',
  profile: 'Mi perfil',
  offers: 'Ofertas',
  logout: 'Cerrar sesión',
} as const
