/** /autenticacion. The first three `errors` are the specification's. */

export const authenticationTexts = {
  tabs: 'Acceso',
  signIn: 'Iniciar sesión',
  signUp: 'Registrarse',
  signInInstead: 'Iniciar sesión con este correo',
  signInTitle: 'Hola de nuevo',
  signUpTitle: 'Crea tu cuenta',
  expired: 'Tu sesión ha caducado',
  expiredHint: 'Inicia sesión y seguirás donde estabas, con lo que habías escrito.',
  toContinue: 'Inicia sesión o regístrate para continuar.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  confirmPassword: 'Repite la contraseña',
  code: 'Código de verificación',
  codeHint: 'El de tu aplicación de autenticación, o un código de recuperación.',
  keep: 'Mantener la sesión en este dispositivo',
  /** A link in a mail. */
  invalidLink: 'Este enlace ya no sirve',
  forgotten: '¿Has olvidado tu contraseña?',
  confirmFirst: '¿Acabas de registrarte? Antes de iniciar sesión, confirma tu correo con el enlace que te enviamos.',
  passwordHint: (min: number) => `Mínimo ${min} caracteres`,
  onlyLooking: '¿Solo quieres mirar?',
  toOffers: 'Ver ofertas de empleo',
  errors: {
    signIn: 'Correo o contraseña incorrectos',
    signUp: 'No pudimos registrarte, intenta luego',
    mismatch: 'Las contraseñas no coinciden',
    tooManyTries: 'Has hecho demasiados intentos. Espera unos minutos y vuelve a probar.',
    busy: 'Hay mucha gente entrando ahora mismo. Espera unos segundos y vuelve a probar.',
    noConnection: 'No hay conexión. Comprueba tu internet y vuelve a probar.',
    ours: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en unos minutos.',
  },
  faults: {
    emailMissing: 'Escribe tu correo electrónico',
    emailWrong: 'Escribe un correo completo, como nombre@dominio.es',
    emailTaken: 'Ya hay una cuenta con este correo: inicia sesión',
    passwordMissing: 'Escribe tu contraseña',
    passwordShort: 'La contraseña es demasiado corta',
    passwordLong: (max: number) => `La contraseña puede tener ${max} caracteres como máximo`,
    passwordLikeEmail: 'La contraseña se parece demasiado a tu correo: elige otra',
    passwordLikeBrand: 'La contraseña se parece demasiado al nombre de este sitio: elige otra',
    codeMissing: 'Escribe el código',
    codeWrong: 'Este código no es correcto o ya se ha usado',
    confirmMissing: 'Repite la contraseña',
    confirmWrong: 'Escribe aquí la misma contraseña',
  },
} as const

/** While an offer waits for the visitor to sign up or to sign in. */
export const wantedOfferTexts = {
  applying: 'Vas a aplicar a:',
  stepsAfterSignUp: 'Crea tu cuenta, pon tus datos de contacto y elige tu CV: la oferta te espera.',
  stepsAfterSignIn: 'Inicia sesión y elige tu CV: la oferta te espera.',
} as const
