import type { Letter, Link } from '#server/mail/letters/letter.ts'

/** Of a closed account, which may be a company's. */
const companyLeaves =
  'Si es la cuenta de una empresa, avisamos a quienes esperaban respuesta, y sus candidaturas quedan cerradas aunque la recuperes. Conservan durante unos meses la oferta y lo que la empresa les escribió.'

/** The mails about an account, to its owner: its password, its e-mail and its end. */
export const authLetters = {
  passwordReset: ({ path, minutes }: Link & { minutes: number }): Letter => ({
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      'Alguien ha pedido una contraseña nueva para la cuenta que tiene este correo. Si has sido tú, elígela aquí.',
    ],
    action: { label: 'Elegir contraseña', path },
    notes: [
      `El enlace sirve una sola vez y caduca en ${minutes} minutos.`,
      'Si no has sido tú, no hagas nada: tu contraseña no ha cambiado.',
    ],
  }),

  passwordChanged: ({ path }: Link): Letter => ({
    subject: 'Tu contraseña ha cambiado',
    paragraphs: [
      'Hemos cambiado la contraseña de tu cuenta y hemos cerrado las sesiones abiertas en otros dispositivos.',
      'Si has sido tú, no tienes que hacer nada. Si no, alguien ha entrado en tu cuenta: elige enseguida otra contraseña.',
    ],
    action: { label: 'Elegir otra contraseña', path },
    notes: [],
  }),

  emailConfirmation: ({ path, hours }: Link & { hours: number }): Letter => ({
    subject: 'Confirma tu correo',
    paragraphs: ['Confirma que este correo es tuyo. Después podrás aplicar a ofertas o publicar las tuyas.'],
    action: { label: 'Confirmar correo', path },
    notes: [
      `El enlace sirve una sola vez y caduca en ${hours} horas.`,
      'Si no has creado ninguna cuenta, no hagas nada: sin el enlace nadie puede usar este correo.',
    ],
  }),

  /** To the new address, before it is the account's. */
  emailChange: ({ path, hours }: Link & { hours: number }): Letter => ({
    subject: 'Confirma tu nuevo correo',
    paragraphs: [
      'Alguien ha pedido usar este correo en su cuenta. Si has sido tú, confírmalo. Hasta entonces la cuenta conserva el anterior.',
    ],
    action: { label: 'Confirmar correo', path },
    notes: [
      `El enlace sirve una sola vez y caduca en ${hours} horas.`,
      'Si no has sido tú, no hagas nada: nadie puede usar este correo sin el enlace.',
    ],
  }),

  /** To the old address. */
  emailChanged: ({ path, hours }: Link & { hours: number }): Letter => ({
    subject: 'El correo de tu cuenta ha cambiado',
    paragraphs: [
      'Tu cuenta tiene ahora otro correo: con él se inicia sesión y a él llegan nuestros mensajes.',
      'Si has sido tú, no tienes que hacer nada. Si no, deshaz el cambio: cerraremos todas las sesiones y podrás elegir otra contraseña.',
    ],
    action: { label: 'Deshacer el cambio', path },
    notes: [
      `Puedes deshacerlo durante ${hours} ${hours === 1 ? 'hora' : 'horas'}. Mientras tanto nadie puede crear otra cuenta con este correo.`,
    ],
  }),

  alreadyRegistered: ({ path }: Link): Letter => ({
    subject: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien ha intentado crear una cuenta con este correo, o usarlo en otra, pero ya tienes una con él.',
      'Si has sido tú, inicia sesión. Si no recuerdas la contraseña, en la misma página puedes pedir otra.',
    ],
    action: { label: 'Iniciar sesión', path },
    notes: ['Si no has sido tú, no hagas nada: en tu cuenta no ha cambiado nada.'],
  }),

  accountDeletion: ({ path, days }: Link & { days: number }): Letter => ({
    subject: 'Hemos cerrado tu cuenta',
    paragraphs: [
      `Nos has pedido eliminar tu cuenta. Ya no aparece en el sitio, y dentro de ${days} días borraremos tus datos y tus archivos.`,
      'Si cambias de idea, o si no has sido tú, hasta entonces puedes recuperarla. Si no has sido tú, elige después otra contraseña.',
    ],
    action: { label: 'Recuperar mi cuenta', path },
    notes: [
      'Pasado ese plazo ya no será posible.',
      companyLeaves,
      'Si tenías el plan Premium, no volveremos a cobrarte. La ley nos obliga a guardar las facturas durante seis años.',
    ],
  }),

  /** To an account that nobody has used for long. */
  idleAccount: ({ path, since, until, days }: Link & { since: string; until: string; days: number }): Letter => ({
    subject: `Cerraremos tu cuenta si no la usas antes del ${until}`,
    paragraphs: [
      `Nadie ha entrado en tu cuenta desde el ${since}, y no guardamos los datos de cuentas que no se usan.`,
      `Para conservarla, inicia sesión antes del ${until}. Si no, ese día la cerraremos, y ${days} días después borraremos tus datos y tus archivos.`,
    ],
    action: { label: 'Iniciar sesión', path },
    notes: ['Si ya no la necesitas, no tienes que hacer nada. También puedes eliminarla tú en «Mi cuenta».'],
  }),

  /** The same to an account that an operator has disabled: its owner cannot sign in. */
  disabledAccountEnds: ({ path, until, days }: Link & { until: string; days: number }): Letter => ({
    subject: `Cerraremos tu cuenta desactivada el ${until}`,
    paragraphs: [
      `Tu cuenta está desactivada, y no guardamos los datos de cuentas que no se usan. El ${until} la cerraremos, y ${days} días después borraremos tus datos y tus archivos.`,
      'Si no estás de acuerdo con que esté desactivada, o si antes quieres una copia de tus datos, escríbenos.',
    ],
    action: { label: 'Ver cómo tratamos tus datos', path },
    notes: ['Si ya no la necesitas, no tienes que hacer nada.'],
  }),

  idleAccountClosed: ({ path, days, months }: Link & { days: number; months: number }): Letter => ({
    subject: 'Hemos cerrado tu cuenta',
    paragraphs: [
      `Nadie ha usado tu cuenta en ${months} meses. Ya no aparece en el sitio, y dentro de ${days} días borraremos tus datos y tus archivos.`,
      'Hasta entonces puedes recuperarla.',
    ],
    action: { label: 'Recuperar mi cuenta', path },
    notes: ['Pasado ese plazo ya no será posible.', companyLeaves],
  }),
}
