export const profileCreationTexts = {
  intro: 'Antes de comenzar, nos gustaría conocer un poco más sobre ti',
  begin: 'De acuerdo',
  candidateTitle: 'Crea tu perfil',
  companyTitle: 'Crea el perfil de tu empresa',
  required: 'Los campos con * son obligatorios.',
  create: 'Crear perfil',
  next: 'Continuar',
  otherRole: 'Cambiar mi elección',
  candidateCreated: 'Perfil creado con exito!', // no accent in the specification
  failed: 'Lo sentimos, algo ha salido mal',
} as const

export const planTexts = {
  title: 'Elige tu plan',
  hint: 'Puedes cambiar a Premium cuando quieras.',
  hintFreeOnly: 'Por ahora puedes empezar con el plan gratuito.',
  freeTitle: 'Plan Gratuito',
  freeDescription: 'Crea tu perfil de empresa y visualiza ofertas.',
  chooseFree: 'Elegir Gratis',
  premiumTitle: 'Plan Premium',
  premiumDescription: 'Publica ilimitadas ofertas de empleo.',
  choosePremium: 'Elegir Premium',
  priceHint: 'Verás el importe total antes de pagar. Cancela cuando quieras.',
  back: 'Volver a los datos',
  stillFree: 'Tu empresa ya está creada con el plan gratuito: puedes continuar con él o volver a intentar el pago.',
  freeChosen: 'Perfil creado con el plan gratuito',
  freeFailed: 'Error al crear el perfil con el plan gratuito',
  idMissing: 'No se pudo obtener el ID de la empresa creada',
} as const
