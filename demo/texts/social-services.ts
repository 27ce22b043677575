import type { SectorTexts } from './sector-texts.ts'

export const socialServices: SectorTexts = {
  sectorId: 25,
  companies: ['valdesana', 'altozar'],
  setting: 'anywhere',
  perks: [
    'Ofrecemos contrato indefinido, supervisión externa del equipo y días de asuntos propios.',
    'Cuidamos a quien cuida: hay apoyo psicológico, formación y turnos pensados para descansar.',
    'Los desplazamientos entre domicilios o centros cuentan como tiempo de trabajo.',
    'Trabajarás con un equipo en el que se decide hablando.',
    'Las proporciones de atención están por encima de lo que exige la norma.',
  ],
  fullTime: [
    'La jornada es de treinta y ocho horas y media semanales.',
    'Trabajarás de lunes a viernes, con una tarde libre.',
    'Los turnos rotan entre mañana y tarde, con fines de semana alternos.',
  ],
  partTime: [
    'La jornada es de veinte horas semanales, en horario de mañana.',
    'Es un puesto de veinticinco horas a la semana, con posibilidad de ampliación.',
  ],
  jobs: [
    {
      position: 'Trabajador/a social',
      salary: [21500, 27500],
      partTime: 0.2,
      variants: {
        'Trabajador/a social':
          'Muchas familias llaman a nuestra puerta sin saber por dónde empezar, y queremos acompañarlas.',
        'Trabajador/a social de acogida': 'Cada llegada es un cambio de vida, y buscamos a quien lo haga más fácil.',
        'Trabajador/a social de familia e infancia':
          'Ampliamos el programa de apoyo a familias y nos falta una persona con experiencia.',
        'Trabajador/a social comunitario/a':
          'El barrio tiene recursos que no se conocen entre sí: buscamos a quien los una.',
      },
      tasks: [
        'Atenderás a las personas y valorarás su situación.',
        'Tramitarás ayudas, prestaciones y recursos.',
        'Harás visitas y seguimiento de cada plan.',
        'Coordinarás los casos con otras entidades.',
      ],
      requirements: [
        'Grado en Trabajo Social',
        'Un año de experiencia en intervención',
        'Conocimiento de los recursos públicos',
        'Redacción de informes sociales',
        'Empatía y capacidad para poner límites',
      ],
    },
    {
      position: 'Educador/a social',
      salary: [20500, 26000],
      partTime: 0.3,
      at: ['valdesana'],
      variants: {
        'Educador/a social': 'Buscamos a quien acompañe procesos sin hacer el camino por nadie.',
        'Educador/a social de centro de día':
          'El centro de día amplía plazas y quiere mantener una atención tranquila y personal.',
        'Educador/a social de medio abierto':
          'Trabajamos en la calle, en el parque y en el instituto, donde están los jóvenes.',
        'Educador/a de piso tutelado': 'Un piso tutelado es un hogar de paso, y buscamos a quien le dé estabilidad.',
      },
      tasks: [
        'Diseñarás planes individuales y actividades de grupo.',
        'Acompañarás en lo cotidiano: estudios, trámites, convivencia.',
        'Mediarás en los conflictos con respeto.',
        'Registrarás la evolución y participarás en las reuniones de equipo.',
      ],
      requirements: [
        'Grado en Educación Social',
        'Certificado negativo de delitos de naturaleza sexual',
        'Experiencia con jóvenes o personas en situación vulnerable',
        'Equilibrio personal y trabajo en equipo',
        'Permiso de conducir B',
      ],
    },
    {
      position: 'Integrador/a social',
      salary: [18500, 23000],
      partTime: 0.35,
      at: ['altozar'],
      variants: {
        'Integrador/a social': 'El programa de autonomía crece y buscamos a quien enseñe haciendo.',
        'Integrador/a social en centro educativo':
          'En las aulas hay quien necesita un apoyo más para participar como el resto.',
        'Integrador/a social de discapacidad':
          'Acompañamos a personas con discapacidad en su vida diaria y en sus metas.',
        'Integrador/a social de inserción':
          'Encontrar trabajo es también recuperar confianza, y queremos ayudar en las dos cosas.',
      },
      tasks: [
        'Acompañarás actividades de la vida diaria y de ocio.',
        'Enseñarás habilidades sociales con ejemplos prácticos.',
        'Apoyarás en desplazamientos y gestiones.',
        'Observarás los avances y los compartirás con el equipo.',
      ],
      requirements: [
        'Grado superior en Integración Social',
        'Certificado negativo de delitos de naturaleza sexual',
        'Experiencia o prácticas en el sector',
        'Paciencia y creatividad',
        'Se valoran sistemas de comunicación aumentativa',
      ],
    },
    {
      position: 'Gerocultor/a',
      salary: [17500, 20500],
      partTime: 0.3,
      at: ['valdesana'],
      variants: {
        'Gerocultor/a': 'Nuestra residencia es la casa de ochenta personas y queremos que se sientan en ella.',
        'Gerocultor/a de centro de día': 'El centro de día abre también los sábados y busca a quien lo llene de vida.',
        'Gerocultor/a de unidad de demencias': 'La unidad de demencias necesita manos tranquilas y mucha ternura.',
        'Gerocultor/a, turno de noche': 'De noche también se cuida, y queremos un equipo completo que vele por todos.',
        'Auxiliar de geriatría': 'Reforzamos las mañanas para que nadie tenga que madrugar si no quiere.',
      },
      tasks: [
        'Ayudarás en el aseo, el vestido y las comidas, al ritmo de cada persona.',
        'Acompañarás paseos, talleres y conversaciones.',
        'Observarás los cambios y los comunicarás a enfermería.',
        'Harás cambios de postura y transferencias con ayudas técnicas.',
      ],
      requirements: [
        'Certificado de Atención Sociosanitaria o título de Auxiliar de Enfermería',
        'Experiencia con personas mayores',
        'Delicadeza y buen humor',
        'Disponibilidad para turnos',
        'Conocimiento de técnicas de movilización',
      ],
    },
    {
      position: 'Auxiliar de ayuda a domicilio',
      salary: [17100, 19500],
      partTime: 0.5,
      at: ['valdesana'],
      variants: {
        'Auxiliar de ayuda a domicilio':
          'Vivir en casa el mayor tiempo posible es lo que nos pide la mayoría, y queremos hacerlo realidad.',
        'Auxiliar de ayuda a domicilio, turno de tarde':
          'Por las tardes hay menos visitas y más soledad; queremos cambiarlo.',
        'Auxiliar de ayuda a domicilio en entorno rural':
          'En los pueblos cada visita cuenta el doble, y ampliamos la ruta.',
        'Coordinador/a de ayuda a domicilio':
          'Treinta auxiliares necesitan una persona que organice, escuche y resuelva.',
        'Cuidador/a a domicilio': 'Buscamos a quien cuide a las personas y respete sus costumbres.',
      },
      tasks: [
        'Apoyarás en la higiene, la comida y la medicación.',
        'Ayudarás con la casa, la compra y los recados.',
        'Acompañarás a citas y paseos.',
        'Avisarás de cualquier cambio en el estado de la persona.',
      ],
      requirements: [
        'Certificado de Atención Sociosanitaria en el Domicilio',
        'Trato cariñoso y respetuoso',
        'Posibilidad de desplazarse entre domicilios',
        'Se valora permiso de conducir B',
        'Discreción y puntualidad',
      ],
    },
  ],
}
