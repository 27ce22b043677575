/** The landing page. Its sentences about offers are in claim-texts.ts. */

export const landingTexts = {
  metaTitle: 'Encuentra trabajo y publica ofertas de empleo',
  publish: 'Publicar oferta',
  findWork: 'Encuentra trabajo',
  profile: 'Mi perfil',
  pause: 'Pausar animaciones',
  resume: 'Reanudar animaciones',
  registerCompany: 'Registrarme como empresa',
} as const

export const heroTexts = {
  title: 'Encuentra tu siguiente trabajo',
  lead: 'Un solo perfil, ofertas ilimitadas y sugerencias que encajan contigo.',
  search: 'Buscar ofertas',
  words: 'Puesto o palabra clave',
  city: 'Ciudad',
  find: 'Buscar',
  explore: 'Explorar trabajos',
} as const

export const categoryTexts = {
  title: 'Explora por categoría',
  lead: 'Entra directamente en las ofertas de tu sector.',
  /** The names are those of the sectors; the counts are the specification's. */
  categories: [
    { name: 'Diseño y Arte', openings: 653, picture: '/sectores/diseno-y-arte.svg' },
    { name: 'Educación', openings: 109, picture: '/sectores/educacion.svg' },
    { name: 'Desarrollo Web', openings: 870, picture: '/sectores/desarrollo-web.svg' },
    { name: 'Marketing Digital', openings: 360, picture: '/sectores/marketing-digital.svg' },
  ],
  openings: (count: number) => `${count} puestos abiertos`,
} as const

export const companyTexts = {
  eyebrow: 'Para empresas',
  title: 'Encuentra a quien encaja con tu equipo',
  lead: 'Todo el proceso, desde la oferta hasta la persona elegida, en un solo sitio.',
  steps: [
    { title: 'Publica tus ofertas', text: 'Organízalas por proyectos y actívalas o páralas cuando quieras.' },
    { title: 'Recibe CVs', text: 'Cada candidatura te llega con su CV en PDF, listo para descargar.' },
    { title: 'Elige a tus candidatos', text: 'Compara perfiles y contacta directamente con quien te interese.' },
  ],
} as const

export const featureTexts = {
  title: 'Hecho para encontrar, no para buscar',
  label: 'Ventajas para quien busca trabajo',
  role: 'carrusel',
  slideRole: 'diapositiva',
  dots: 'Elegir diapositiva',
  show: (title: string) => `Mostrar «${title}»`,
  position: (number: number, count: number) => `${number} de ${count}`,
  /** After the two about offers and companies. */
  slides: [
    {
      key: 'profile',
      title: 'Un solo perfil, ofertas ilimitadas',
      text: 'Crea tu perfil una vez, sube tu CV en PDF y aplica a todas las ofertas que quieras.',
    },
    {
      key: 'suggestions',
      title: 'Sugerencias de empleo',
      text: 'Junto a cada oferta te proponemos otras parecidas, para que no se te escape la tuya.',
    },
  ],
} as const

export const comparisonTexts = {
  title: '¿En qué nos diferenciamos?',
  caption: (brand: string) => `${brand} frente a otras plataformas de empleo`,
  aspect: 'Qué comparamos',
  others: 'Otras plataformas',
  rows: [
    {
      aspect: 'Proceso fácil y rápido',
      ours: 'Un perfil y tu CV: aplicas en dos clics',
      others: 'Un formulario distinto en cada oferta',
    },
    {
      aspect: 'Atención personalizada',
      ours: 'Te atiende una persona, por teléfono o por correo',
      others: 'Respuestas automáticas',
    },
    {
      aspect: 'Plataforma intuitiva',
      ours: 'Todo a la vista, también en el móvil',
      others: 'Muchos pasos hasta llegar a la oferta',
    },
  ],
} as const

export const featuredTexts = {
  title: 'Ofertas destacadas',
  emptyTitle: '¿Buscas a alguien para tu equipo?',
  emptyLead: 'Tu oferta, delante de quien busca trabajo hoy mismo.',
  publish: 'Publica tu oferta',
} as const

export const partnerTexts = {
  title: 'Empresas que confían en nosotros',
} as const
