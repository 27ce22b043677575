export const sessionTexts = {
  logout: 'Cerrar sesión',
} as const
