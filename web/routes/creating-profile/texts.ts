export const creatingProfileTexts = {
  preparing: 'Estamos preparando tu perfil...',
} as const
