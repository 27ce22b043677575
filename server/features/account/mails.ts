import type { Letter, Link } from '#server/mail/letters/letter.ts'

/** The mails about the data of an account, to its owner. */
export const accountLetters = {
  exportReady: ({ path, hours }: Link & { hours: number }): Letter => ({
    subject: 'Tus datos están listos',
    paragraphs: [
      'El archivo con los datos de tu cuenta que nos pediste ya está listo. Inicia sesión para descargarlo.',
    ],
    action: { label: 'Descargar mis datos', path },
    notes: [
      `Lo guardamos durante ${hours} horas. Después puedes pedirlo otra vez desde tu cuenta.`,
      'Contiene datos personales: guárdalo en un lugar seguro.',
      'Si no lo has pedido tú, alguien ha entrado en tu cuenta: cambia tu contraseña.',
    ],
  }),
}
