export const pickerTexts = {
  pdf: 'Haz clic para seleccionar un archivo',
  kinds: {
    pdf: {
      hint: (megabytes: number) => `PDF, ${megabytes} MB como máximo`,
      wrongType: 'El archivo tiene que ser un PDF',
      howTo: '¿Cómo lo paso a PDF?',
      ways: 'Word: Archivo > Guardar como > PDF.\nGoogle Docs: Archivo > Descargar > PDF.\nPages: Archivo > Exportar a > PDF.\nFoto del móvil: Compartir > Imprimir > Guardar como PDF.',
    },
    csv: {
      hint: (megabytes: number) => `CSV, ${megabytes} MB como máximo`,
      wrongType: 'El archivo tiene que ser un CSV: guarda así tu hoja de cálculo',
      howTo: '¿Cómo lo paso a CSV?',
      ways: 'Excel: Archivo > Guardar como > CSV UTF-8.\nGoogle Sheets: Archivo > Descargar > CSV.\nLibreOffice: Archivo > Guardar como > Texto CSV.',
    },
  },
  imageType: 'El archivo tiene que ser una imagen',
  emptyFile: 'El archivo está vacío',
  tooLarge: (megabytes: number) => `El archivo pesa demasiado: el máximo son ${megabytes} MB`,
  unreadable: 'No pudimos leer el archivo',
  imageUnreadable: 'No pudimos abrir esta imagen: usa un archivo JPG, PNG o WebP',
  heicUnreadable:
    'Este navegador no abre fotos HEIC. Guarda la foto como JPG, o haz una captura de pantalla de ella, y elige esa',
  cropTitle: 'Ajusta la imagen',
  cropHint: 'Mueve la imagen con el ratón, el dedo o las flechas del teclado, y acércala o aléjala con el zoom.',
  cropArea: 'Encuadre de la imagen',
  crop: 'Usar esta imagen',
  zoom: 'Zoom',
  zoomOf: (percent: number) => `${percent} %`,
  addImage: 'Añadir imagen',
  changeImage: 'Cambiar imagen',
  removeImage: 'Eliminar imagen',
  removeFile: (name: string) => `Quitar ${name}`,
} as const

export const fileTexts = {
  defaultPdfName: 'CV_Documento.pdf',
} as const
