/** Cases belong to offers: without its offer a message has none. */
export const offerGone =
  'La oferta se ha eliminado, y desde aquí ya no podemos revisar el mensaje. Cópialo y escríbenos al correo del pie de esta página.'

/** The text of a report of a message. */
export const reportedMessage = ({ text, writer }: { text: string; writer: 'company' | number }) =>
  `${writer === 'company' ? 'Mensaje de la empresa a quien aplicó' : `Mensaje de quien aplicó (cuenta ${writer}) a la empresa`}: «${text}»`
