import type { SectorTexts } from './sector-texts.ts'

export const sport: SectorTexts = {
  sectorId: 10,
  companies: ['brisalena', 'altozar'],
  setting: 'anywhere',
  perks: [
    'Ofrecemos contrato con todas las horas declaradas y acceso gratuito a las instalaciones.',
    'Contarás con formación anual pagada y con material en buen estado.',
    'Las sustituciones se avisan con tiempo y se pagan aparte.',
    'Formarás parte de un equipo que comparte rutinas, trucos y turnos con generosidad.',
    'Podrás proponer actividades nuevas y probarlas con un grupo piloto.',
  ],
  fullTime: [
    'La jornada es de cuarenta horas semanales en turnos rotativos de mañana y tarde.',
    'Trabajarás cinco días a la semana, con un fin de semana libre de cada dos.',
    'El horario es de lunes a viernes, con alguna jornada de sábado.',
  ],
  partTime: [
    'La jornada es de veinte horas semanales, por las tardes.',
    'El contrato es de dieciséis horas a la semana, repartidas entre martes, jueves y sábado.',
  ],
  jobs: [
    {
      position: 'Monitor/a deportivo/a',
      salary: [17100, 20500],
      partTime: 0.5,
      variants: {
        'Monitor/a de sala': 'La sala de musculación está llena de gente que empieza, y queremos que empiece bien.',
        'Monitor/a de natación': 'Los cursos de natación han agotado plazas y abrimos nuevos grupos.',
        'Monitor/a de actividades dirigidas': 'Ampliamos el horario de clases y buscamos a alguien que contagie ganas.',
        'Monitor/a de actividades al aire libre':
          'Rutas, piragua y bicicleta: buscamos a quien disfrute enseñando el entorno.',
      },
      tasks: [
        'Impartirás las sesiones adaptándolas al nivel de cada persona.',
        'Corregirás la técnica y vigilarás la seguridad del grupo.',
        'Prepararás el material y lo revisarás al terminar.',
        'Orientarás a quien llega por primera vez y harás su seguimiento.',
      ],
      requirements: [
        'Titulación deportiva adecuada a la actividad',
        'Inscripción en el registro profesional si la comunidad lo exige',
        'Experiencia con grupos',
        'Formación en primeros auxilios',
        'Certificado negativo de delitos de naturaleza sexual si se trabaja con menores',
      ],
    },
    {
      position: 'Entrenador/a personal',
      salary: [18500, 25500],
      partTime: 0.35,
      at: ['brisalena', 'altozar', 'valdesana'],
      variants: {
        'Entrenador/a personal':
          'Cada vez más personas quieren entrenar acompañadas y buscamos a quien sepa adaptar cada plan.',
        'Entrenador/a de fuerza y movilidad':
          'Montamos un programa de fuerza para todas las edades y nos falta quien lo dirija.',
        'Readaptador/a deportivo/a':
          'Entre el alta médica y la vuelta al deporte hay un camino, y queremos acompañarlo.',
        'Entrenador/a personal para personas mayores':
          'Moverse bien a los setenta se entrena, y nuestro programa está creciendo.',
      },
      tasks: [
        'Valorarás la condición física de cada persona y acordarás objetivos realistas.',
        'Diseñarás planes de entrenamiento y los revisarás cada mes.',
        'Acompañarás las sesiones y corregirás la ejecución.',
        'Te coordinarás con fisioterapia y nutrición cuando haga falta.',
      ],
      requirements: [
        'Grado en Ciencias de la Actividad Física y del Deporte o grado superior equivalente',
        'Un año de experiencia en entrenamiento individual',
        'Capacidad para motivar con respeto',
        'Formación en primeros auxilios',
        'Se valora formación en readaptación de lesiones',
      ],
    },
    {
      position: 'Socorrista',
      salary: [17100, 19500],
      partTime: 0.4,
      at: ['brisalena', 'altozar'],
      variants: {
        'Socorrista de piscina':
          'La piscina abre todo el año y queremos cubrir cada turno con una persona de confianza.',
        'Socorrista de piscina climatizada':
          'Con la piscina cubierta recién reformada ampliamos el equipo de socorrismo.',
        'Socorrista y mantenimiento de piscina':
          'Buscamos a alguien que vigile el agua por encima y por debajo de la superficie.',
        'Coordinador/a de socorristas':
          'El equipo de socorrismo necesita una referencia que organice turnos y simulacros.',
      },
      tasks: [
        'Vigilarás el vaso y harás cumplir las normas con amabilidad.',
        'Prestarás los primeros auxilios y activarás el protocolo de emergencia.',
        'Medirás el cloro, el pH y la temperatura, y lo anotarás.',
        'Revisarás el botiquín y el material de rescate.',
      ],
      requirements: [
        'Título de socorrista acuático vigente',
        'Formación en soporte vital básico y desfibrilador',
        'Atención sostenida y buena forma física',
        'Disponibilidad para trabajar fines de semana',
      ],
    },
    {
      position: 'Masajista',
      salary: [18000, 23000],
      partTime: 0.4,
      at: ['brisalena'],
      variants: {
        'Masajista para balneario':
          'El balneario recibe huéspedes todo el año y la agenda de masajes se llena en horas.',
        Quiromasajista: 'Buscamos manos expertas que sepan escuchar lo que cada cuerpo pide.',
        'Masajista deportivo/a':
          'Acogemos concentraciones de equipos deportivos y queremos ofrecerles una buena recuperación.',
        'Técnico/a en hidroterapia': 'Ponemos en marcha un circuito de aguas y necesitamos a quien lo guíe.',
        'Terapeuta de bienestar': 'Renovamos la carta de tratamientos y contamos contigo para pensarla y ofrecerla.',
      },
      tasks: [
        'Realizarás masajes y tratamientos según las necesidades de cada persona.',
        'Preguntarás por lesiones y contraindicaciones antes de empezar.',
        'Prepararás la cabina y cuidarás la higiene del material.',
        'Recomendarás tratamientos con honestidad.',
      ],
      requirements: [
        'Formación acreditada en masaje o hidrotermal',
        'Un año de experiencia en balneario o centro de bienestar',
        'Trato delicado y discreto',
        'Nivel B1 de inglés o alemán',
        'Disponibilidad por turnos',
      ],
    },
    {
      position: 'Coordinador/a de instalaciones deportivas',
      salary: [24000, 32000],
      variants: {
        'Coordinador/a de instalaciones deportivas':
          'Gestionamos pabellón, piscina y pistas, y buscamos a quien haga que todo encaje.',
        'Coordinador/a de actividades acuáticas':
          'El programa acuático reúne a trescientas personas por semana y merece una coordinación propia.',
        'Responsable de centro deportivo': 'El centro cumple diez años y buscamos a quien prepare los diez siguientes.',
        'Coordinador/a de bienestar':
          'Queremos unir deporte, descanso y alimentación en un solo programa, con una persona al frente.',
      },
      tasks: [
        'Organizarás horarios, espacios y equipos de trabajo.',
        'Supervisarás la calidad de las clases y el estado de las instalaciones.',
        'Atenderás sugerencias y reclamaciones.',
        'Prepararás el presupuesto y propondrás mejoras.',
      ],
      requirements: [
        'Grado en Ciencias de la Actividad Física y del Deporte',
        'Tres años de experiencia, uno de ellos coordinando',
        'Conocimientos de gestión de personal',
        'Capacidad de organización',
        'Disponibilidad para alguna tarde y fin de semana',
      ],
    },
  ],
}
