/** The text of a report of a message. */
export const reportedMessage = ({ text, writer }: { text: string; writer: 'company' | number }) =>
  `${writer === 'company' ? 'Mensaje de la empresa a quien aplicó' : `Mensaje de quien aplicó (cuenta ${writer}) a la empresa`}: «${text}»`
