/** The page that shows every part of web/ui. It exists while developing only. */

export const styleGuideTexts = {
  title: 'Guía de estilo',
  intro: 'Cada parte de la interfaz en cada uno de sus estados. Esta página solo existe mientras se desarrolla.',
  index: 'Índice',
  toTop: 'Volver al índice',
  groups: {
    tokens: 'Colores, letra y medidas',
    buttons: 'Botones y enlaces',
    marks: 'Etiquetas, insignias y avatares',
    cards: 'Tarjetas y esqueletos',
    'text-fields': 'Campos de texto',
    choices: 'Campos de elección',
    files: 'Archivos e imágenes',
    navigation: 'Pestañas, paginación y menús',
    notices: 'Avisos y errores',
    dialogs: 'Diálogos',
    lists: 'Listas y estados',
    pictures: 'Ilustraciones, iconos y logotipos',
    mails: 'Correos',
  },
} as const

export const tokenTexts = {
  colors: 'Colores',
  inkOn: (ratio: string) => `Tinta encima: ${ratio}`,
  whiteOn: (ratio: string) => `Blanco encima: ${ratio}`,
  onWhite: (ratio: string) => `Sobre blanco: ${ratio}`,
  sample: 'Texto',
  type: 'Escala de letra',
  pangram: 'El faro alumbra la ñ de España',
  weights: 'Grosores',
  space: 'Espacio: una rejilla de 4 px',
  radius: 'Radios',
  shadow: 'Sombras',
} as const

export const specimenTexts = {
  button: 'Guardar',
  link: 'Ver todas las ofertas',
  external: 'Un sitio de fuera',
  inSentence: 'Un enlace dentro de una frase:',
  edit: 'Editar oferta Farero',
  chip: 'Farero/a',
  sectorChip: 'Energía',
  filter: 'Tecnología',
  long: 'Responsable de mantenimiento de instalaciones electromecánicas y señalización marítima de toda la costa',
  unbroken: 'Electroencefalografistaespecialistaendeterminacionesextraordinariamentelargas',
  info: 'En revisión',
  neutral: 'Borrador',
  company: 'Panadería del Faro',
  cardTitle: 'Farero con vistas',
  cardText: 'Toda la tarjeta lleva a la oferta; se levanta al pasar el puntero.',
  plainCard: 'Una tarjeta que no lleva a ninguna parte.',
  name: 'Nombre',
  nameValue: 'Íñigo Peña',
  search: 'Buscar',
  salary: 'Salario anual',
  password: 'Contraseña',
  description: 'Descripción',
  descriptionValue: 'Cuidamos la luz del puerto.\nDe noche y con buen humor.',
  help: 'Como aparece en tu documento',
  wrong: 'Escribe el nombre',
  sector: 'Sector',
  city: 'Ciudad',
  cities: ['Madrid', 'León', 'A Coruña', 'L’Hospitalet de Llobregat', 'San Cristóbal de La Laguna'],
  birthDate: 'Fecha de nacimiento',
  state: 'Estado',
  active: 'Activo',
  inactive: 'No activo',
  cv: 'CV',
  cvNames: ['CV de Ana', 'CV en inglés', 'CV antiguo'],
  uploaded: 'Subido el: 21/11/26',
  photo: 'Foto de perfil',
  fileName: 'CV de Ana García.pdf',
  fileWrong: 'El archivo tiene que ser un PDF',
  tabs: 'Pestañas de muestra',
  tab: (number: number) => `Pestaña ${number}`,
  panel: (number: number) => `El contenido de la pestaña ${number}.`,
  sideMenu: 'Menú lateral de muestra',
  menuItems: ['Home', 'Candidatos', 'Proyectos', 'Tus ofertas'],
  logout: 'Cerrar sesión',
  enter: 'ENTRAR',
} as const

export const noticeSamples = {
  saved: 'Perfil actualizado con exito!', // no accent in the specification
  failed: 'Lo sentimos, algo ha salido mal',
  long: 'Oferta guardada como no activa: el plan gratuito permite 3 ofertas activas. Cambia a Premium para publicar sin límite.',
  toPremium: 'Cambiar a Premium',
} as const

export const dialogSamples = {
  confirmTitle: '¿Seguro que quieres eliminar este proyecto?',
  paragraph: 'El contenido se desplaza y el pie queda a la vista.',
} as const

export const listSamples = {
  title: 'Tus proyectos',
  empty: 'Aún no tienes proyectos registrados',
  failed: 'Vaya... No pudimos obtener tus proyectos',
  rows: ['Faro del norte', 'Faro del sur', 'Faro de poniente'],
} as const

export const pictureTexts = {
  logo: 'Logotipo',
  icons: 'Iconos',
  scenes: 'Ilustraciones',
  sectors: 'Los 26 sectores',
  partners: 'Empresas colaboradoras',
} as const
