/** The names of the parts that are taken out of a CV because they could harm its reader. */
const pdfHarms = {
  script: 'un script',
  automatic: 'una acción que se ejecuta sola',
  program: 'un programa o un archivo que puede ejecutarse',
  link: 'un enlace que puede ser peligroso',
  remote: 'una referencia a otro documento',
  form: 'un formulario que envía o recibe datos',
  media: 'un vídeo, un sonido o un elemento interactivo',
}
export type PdfHarm = keyof typeof pdfHarms
const list = new Intl.ListFormat('es')
export const removedFromCv = (harms: PdfHarm[]) =>
  `Por seguridad hemos quitado de tu PDF ${list.format(harms.map((harm) => pdfHarms[harm]))}. El texto y el aspecto son los mismos: puedes usarlo tal cual.`
