import type { CompanyProfile } from './company-profile.ts'

/** Those that look after people, money and screens. */
export const serviceCompanies: readonly CompanyProfile[] = [
  {
    key: 'brisalena',
    name: 'Hoteles Brisalena',
    acronym: 'HBR',
    municipalityId: 7040,
    plan: 'premium',
    setting: 'coast',
    registeredDaysAgo: 612,
    introductions: [
      'Hoteles Brisalena reúne nueve alojamientos de costa y de ciudad, y cuida tanto a quien se hospeda como a quien trabaja en ellos.',
      'Somos un grupo hotelero familiar con casi cuarenta años de historia y más de seiscientas personas en plantilla.',
      'En Brisalena creemos que una buena estancia empieza por un equipo contento.',
      'Nuestros hoteles abren todo el año, así que buscamos a personas que quieran quedarse.',
      'Brisalena nació con una casa de huéspedes de doce habitaciones, y conserva aquella forma de recibir.',
    ],
    projects: [
      {
        name: 'Equipos estables de hotel',
        description:
          'Refuerzo de las plantillas de los nueve hoteles con contratos fijos.\nSe busca reducir la rotación y garantizar dos días de descanso seguidos.',
        months: [-8, 7],
      },
      {
        name: 'Reapertura del hotel Punta Clara',
        description: 'Formación del equipo completo para la reapertura, tras doce meses de reforma.',
        months: [-3, 5],
        sectorIds: [16, 20, 9, 10],
      },
      {
        name: 'Campaña de verano',
        description: 'Incorporaciones de temporada para los hoteles de costa. Campaña cerrada.',
        months: [-9, -2],
        inactive: true,
        sectorIds: [16, 10, 9],
      },
    ],
  },
  {
    key: 'valdesana',
    name: 'Red Asistencial Valdesana',
    acronym: 'RAV',
    municipalityId: 47186,
    plan: 'premium',
    registeredDaysAgo: 540,
    introductions: [
      'En Valdesana llevamos más de veinte años cuidando a las personas en consultas, hospitales de cuidados medios y residencias.',
      'Valdesana es una red asistencial sin accionistas: lo que se gana se reinvierte en personal y en mejores centros.',
      'Atendemos cada año a más de noventa mil personas y procuramos que cada una se sienta tratada como la única.',
      'Somos mil cuatrocientos profesionales repartidos por toda España, con un mismo modo de entender el cuidado.',
      'En Valdesana el tiempo dedicado a escuchar también es trabajo, y así lo organizamos.',
    ],
    projects: [
      {
        name: 'Refuerzo asistencial',
        description:
          'Nuevas plazas en los centros con más demanda, con especial atención a los turnos de tarde y noche.',
        months: [-6, 9],
      },
      {
        name: 'Unidad de convalecencia',
        description:
          'Puesta en marcha de cuarenta camas de convalecencia y rehabilitación.\nIncluye personal sanitario, de servicios y de administración.',
        months: [-2, 10],
        sectorIds: [24, 25, 20, 1],
      },
      {
        name: 'Laboratorio central',
        description: 'Ampliación del laboratorio y de la línea de investigación en envejecimiento.',
        months: [-4, 20],
        sectorIds: [6],
      },
      {
        name: 'Campaña de vacunación',
        description: 'Equipos de apoyo para la campaña de la temporada pasada.',
        months: [-14, -9],
        inactive: true,
        sectorIds: [24],
      },
    ],
  },
  {
    key: 'nubarela',
    name: 'Nubarela Sistemas',
    acronym: 'NBS',
    municipalityId: 8019,
    plan: 'premium',
    registeredDaysAgo: 455,
    introductions: [
      'Nubarela Sistemas desarrolla programas de gestión para empresas medianas que prefieren la sencillez.',
      'En Nubarela somos ciento veinte personas, la mitad de ellas técnicas, y nos conocemos por el nombre.',
      'Hacemos productos propios, con clientes que renuevan y un equipo que también lo hace.',
      'Nubarela nació hace catorce años en un local prestado y hoy da servicio a más de tres mil empresas.',
      'Nos tomamos en serio la calidad y con humor casi todo lo demás.',
    ],
    projects: [
      {
        name: 'Plataforma de nueva generación',
        description: 'Renovación completa del producto principal: más rápido, más accesible y más fácil de mantener.',
        months: [-10, 14],
        sectorIds: [11, 26, 12],
      },
      {
        name: 'Crecimiento comercial y atención',
        description: 'Ampliación de los equipos de venta, comunicación y soporte.',
        months: [-5, 7],
      },
      {
        name: 'Migración a la nube',
        description: 'Traslado de los servicios antiguos. Terminado antes de lo previsto.',
        months: [-20, -3],
        inactive: true,
        sectorIds: [26],
      },
    ],
  },
  {
    key: 'quintaluz',
    name: 'Asesores Quintaluz',
    acronym: 'AQL',
    municipalityId: 28079,
    plan: 'premium',
    registeredDaysAgo: 498,
    introductions: [
      'Asesores Quintaluz acompaña a empresas y profesionales en lo laboral, lo fiscal, lo jurídico y los seguros.',
      'En Quintaluz llevamos treinta años traduciendo la burocracia a un idioma comprensible.',
      'Somos una asesoría con doce oficinas y una costumbre: devolver todas las llamadas.',
      'Quintaluz trabaja con dos mil clientes, desde la tienda de la esquina hasta la fábrica del polígono.',
      'Crecemos por recomendación, y eso solo se consigue con un equipo estable y bien tratado.',
    ],
    projects: [
      {
        name: 'Oficinas de proximidad',
        description: 'Apertura de tres oficinas y refuerzo de las actuales.',
        months: [-7, 8],
      },
      {
        name: 'Servicios a grandes cuentas',
        description: 'Equipo dedicado a clientes con sedes en varias provincias.',
        months: [-3, 12],
        sectorIds: [15, 19, 5, 1],
      },
      {
        name: 'Campaña de la renta',
        description: 'Refuerzo temporal para la campaña de la renta. Cerrado hasta la próxima.',
        months: [-8, -5],
        inactive: true,
        sectorIds: [15],
      },
    ],
  },
  {
    key: 'lumbral',
    name: 'Lumbral Financiera',
    acronym: 'LBF',
    municipalityId: 46250,
    plan: 'premium',
    registeredDaysAgo: 377,
    introductions: [
      'Lumbral Financiera es una entidad cooperativa con ochenta oficinas y ninguna prisa por cerrarlas.',
      'En Lumbral trabajamos para cien mil familias que quieren entender lo que firman.',
      'Nacimos como caja de un gremio de artesanos y seguimos creyendo en el trato directo.',
      'Lumbral combina oficinas de barrio con una buena banca en línea, y necesita gente buena en los dos lados.',
      'Somos seiscientas personas que se reparten cada año una parte de los beneficios.',
    ],
    projects: [
      {
        name: 'Red de oficinas',
        description: 'Refuerzo de la atención en oficina y de los servicios centrales.',
        months: [-9, 6],
      },
      {
        name: 'Banca digital accesible',
        description:
          'Rediseño de la aplicación y de la web para que cualquiera pueda usarlas.\nEquipos de desarrollo, seguridad y comunicación.',
        months: [-4, 13],
        sectorIds: [11, 26, 22],
      },
      {
        name: 'Integración de sistemas contables',
        description: 'Unificación de la contabilidad de las filiales. Concluido.',
        months: [-16, -4],
        inactive: true,
        sectorIds: [15],
      },
    ],
  },
  {
    key: 'altozar',
    name: 'Centros Educativos Altozar',
    acronym: 'CEA',
    municipalityId: 18087,
    plan: 'premium',
    registeredDaysAgo: 430,
    introductions: [
      'Centros Educativos Altozar reúne colegios, escuelas infantiles y espacios culturales abiertos al barrio.',
      'En Altozar educamos con calma: grupos pequeños, patios con árboles y muchas preguntas.',
      'Somos una cooperativa de docentes con once centros y treinta cursos de experiencia.',
      'Altozar entiende la escuela como un lugar donde también aprenden quienes trabajan en ella.',
      'Nuestros centros abren por la tarde para el deporte, la música y la lectura.',
    ],
    projects: [
      {
        name: 'Curso escolar',
        description: 'Plantilla docente y de servicios para el curso en marcha.',
        months: [-3, 9],
      },
      {
        name: 'Tardes abiertas',
        description: 'Programa de deporte, biblioteca, música y apoyo al estudio para todo el barrio.',
        months: [-2, 7],
        sectorIds: [9, 10, 25, 13, 12],
      },
      {
        name: 'Campamentos de verano',
        description: 'Colonias urbanas y de montaña. Volveremos a abrirlo en primavera.',
        months: [-7, -3],
        inactive: true,
        sectorIds: [9, 10],
      },
    ],
  },
]
