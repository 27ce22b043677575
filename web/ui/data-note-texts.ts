/** Notes about personal data below the fields of forms. The privacy policy has the rest. */
export const dataNoteTexts = {
  signUp: 'Usamos tu correo y tu contraseña para crear tu cuenta y proteger el acceso. No enviamos publicidad.',
  accept: 'Al registrarte aceptas las',
  terms: 'Condiciones de uso',
  recover: 'Usamos este correo solo para enviarte el enlace.',
  candidate:
    'Usamos estos datos para tu perfil y tus candidaturas. Ninguna empresa ve tu documento, fecha de nacimiento, sexo ni nacionalidad.',
  company:
    'Usamos estos datos para tu perfil de empresa. El nombre y el logo aparecen en tus ofertas, que son públicas.',
  verification: 'Usamos estos datos solo para comprobar quién es la empresa, y los borramos con tu cuenta.',
  cv: 'Guardamos tu CV para que lo envíes. Solo lo reciben las empresas a las que te presentas, y puedes eliminarlo cuando quieras.',
  /** The company is null where the offer could not be loaded. */
  application: (company: string | null, { hasAnswers, hasNote }: { hasAnswers: boolean; hasNote: boolean }) =>
    `Al pulsar «Aplicar», ${company ?? 'la empresa'} recibe este CV${hasAnswers ? ', tus respuestas' : ''}${hasNote ? ', tu nota' : ''} y tu nombre, foto, ciudad, teléfono y correo. No recibe tu documento, fecha de nacimiento, sexo ni nacionalidad.`,
  message: 'Lo que escribas se lee en este sitio, se guarda cifrado y se borra con la candidatura.',
  report:
    'Usamos lo que escribas para revisar la oferta, y tu correo solo para contestarte. La empresa no lo ve. Lo borramos unos meses después de decidir.',
  alert:
    'Usamos tu correo solo para enviarte este aviso, y lo borramos con tu último aviso. Sin tu confirmación, a los 7 días.',
  interests: 'Usamos esto solo para proponerte ofertas. Ninguna empresa lo ve.',
  account: 'Usamos los datos de esta página para que entres en tu cuenta y para protegerla.',
  policy: 'Política de privacidad',
  newTab: '(se abre en otra pestaña)',
} as const
