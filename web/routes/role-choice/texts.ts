/** /seleccion-rol */

export const roleChoiceTexts = {
  title: '¿Que deseas hacer?', // no accent in the specification
  hint: 'Selecciona una opción',
  candidate: 'Encuentra tu siguiente trabajo',
  candidateHint: 'Crea tu perfil, sube tu CV y aplica a ofertas.',
  company: 'Publica tus ofertas de trabajo',
  companyHint: 'Crea el perfil de tu empresa y recibe candidatos.',
} as const
