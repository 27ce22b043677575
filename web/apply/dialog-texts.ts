/** The dialog in which a CV is chosen or uploaded. */
export const cvDialogTexts = {
  title: 'Selecciona tu CV',
  to: (offer: string) => `Para: ${offer}`,
  hidesNames: 'Primera selección sin nombres: verá tu nombre, tu foto y tu contacto si te preselecciona.',
  list: 'Tus CVs',
  uploadedOn: (day: string) => `Subido el: ${day}`,
  full: (max: number) => `Has llegado al máximo de CVs (${max}). Para subir otro, elimina alguno en «Mis CVs».`,
  upload: 'Subir CV',
  make: 'No tengo CV: crearlo en 5 minutos',
  makeOther: 'Crear otro CV en 5 minutos',
  uploadThis: 'Subir este archivo',
  cancel: 'Cancelar',
  loading: 'Cargando CVs...',
  loadFailed: 'No pudimos obtener tus CVs',
  progressOf: (name: string) => `Subida de ${name}`,
  uploading: (percent: number) => `Subiendo… ${percent} %`,
  checking: 'Comprobando el archivo…',
  calledOff: 'Has cancelado la subida',
  interrupted:
    'Se ha cortado la conexión. Tu archivo sigue elegido: pulsa «Subir este archivo» para intentarlo otra vez.',
  tooManyTries: 'Has hecho demasiados intentos. Tu archivo sigue elegido: espera unos minutos y vuelve a probar.',
  ourFault: 'Algo ha fallado por nuestra parte. Tu archivo sigue elegido: vuelve a probar en unos minutos.',
  uploaded: 'CV subido con exito!', // no accent in the specification
  uploadFailed: 'Uy... no se puedo subir el archivo', // «puedo» in the specification
} as const
