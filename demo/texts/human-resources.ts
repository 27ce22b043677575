import type { SectorTexts } from './sector-texts.ts'

export const humanResources: SectorTexts = {
  sectorId: 23,
  companies: ['quintaluz', 'transcefiro', 'valdesana', 'brisalena', 'mirasierpe'],
  setting: 'urban',
  perks: [
    'Ofrecemos contrato indefinido, horario flexible y formación continua.',
    'El departamento tiene voz en la dirección, y eso se nota en las decisiones.',
    'Contarás con herramientas que quitan papeleo y dejan tiempo para las personas.',
    'Aplicamos en casa lo que pedimos fuera: conciliación, desconexión y transparencia salarial.',
    'Tendrás autonomía para mejorar procesos desde el primer mes.',
  ],
  fullTime: [
    'Trabajarás de lunes a viernes, con entrada flexible y viernes intensivo.',
    'La jornada es de cuarenta horas semanales, con tres meses de horario de verano.',
    'El horario es de ocho y media a cinco y media, con una hora para comer.',
  ],
  partTime: ['Es un puesto de veinticinco horas semanales, de lunes a viernes por la mañana.'],
  jobs: [
    {
      position: 'Técnico/a de recursos humanos',
      salary: [22500, 30000],
      desk: 'office',
      partTime: 0.15,
      variants: {
        'Técnico/a de recursos humanos': 'La plantilla ha crecido y queremos que nadie se sienta un número.',
        'Técnico/a de personas y cultura': 'Buscamos a quien cuide la acogida, el desarrollo y también las despedidas.',
        'Generalista de recursos humanos': 'El equipo es pequeño y toca todos los temas; por eso nadie se aburre.',
        'Técnico/a de igualdad y bienestar': 'Tenemos un plan de igualdad y queremos que deje huella en el día a día.',
      },
      tasks: [
        'Acompañarás la incorporación de cada persona durante sus primeros meses.',
        'Gestionarás evaluaciones, encuestas y planes de mejora.',
        'Resolverás dudas de la plantilla con cercanía y discreción.',
        'Prepararás indicadores de rotación, ausencias y clima.',
      ],
      requirements: [
        'Grado en Psicología, Relaciones Laborales o similar',
        'Dos años de experiencia en recursos humanos',
        'Escucha y confidencialidad',
        'Manejo de hojas de cálculo',
        'Conocimientos básicos de legislación laboral',
      ],
    },
    {
      position: 'Técnico/a de selección',
      salary: [21000, 28500],
      desk: 'office',
      partTime: 0.15,
      variants: {
        'Técnico/a de selección':
          'Recibimos miles de candidaturas y queremos responder a todas, también a las que no siguen.',
        'Técnico/a de selección de perfiles digitales':
          'Encontrar talento digital empieza por entender lo que hace, y buscamos a quien pregunte.',
        'Técnico/a de selección de campaña':
          'Hay temporadas en las que incorporamos a decenas de personas, y hay que hacerlo bien y rápido.',
        'Consultor/a interno/a de selección':
          'Cada área tiene su forma de trabajar y buscamos a quien la entienda antes de entrevistar.',
      },
      tasks: [
        'Definirás el perfil con quien lo solicita y redactarás la oferta.',
        'Revisarás candidaturas y harás entrevistas estructuradas.',
        'Informarás a cada persona del resultado y del motivo.',
        'Colaborarás con universidades y centros de formación.',
      ],
      requirements: [
        'Grado en Psicología, Relaciones Laborales o similar',
        'Un año de experiencia en selección',
        'Capacidad para entrevistar sin prejuicios',
        'Organización con muchos procesos abiertos',
        'Nivel B2 de inglés',
      ],
    },
    {
      position: 'Técnico/a de nóminas',
      salary: [22000, 29000],
      desk: 'office',
      partTime: 0.1,
      variants: {
        'Técnico/a de nóminas': 'Pagar bien y a tiempo es la primera muestra de respeto, y queremos no fallar nunca.',
        'Técnico/a de administración de personal':
          'Altas, bajas, contratos y certificados necesitan una persona ordenada y serena.',
        'Técnico/a de nóminas y seguros sociales':
          'Gestionamos varios convenios a la vez y buscamos a quien se oriente entre ellos.',
        'Responsable de nóminas':
          'El equipo de nóminas busca a quien lo coordine y siga remangándose cuando haga falta.',
      },
      tasks: [
        'Calcularás las nóminas y revisarás las variaciones.',
        'Presentarás los seguros sociales y las retenciones.',
        'Tramitarás contratos, bajas y finiquitos.',
        'Explicarás a cada persona su recibo cuando lo necesite.',
      ],
      requirements: [
        'Grado en Relaciones Laborales o grado superior administrativo',
        'Dos años de experiencia en nóminas',
        'Manejo del Sistema RED y de un programa de nóminas',
        'Conocimiento de convenios',
        'Exactitud y discreción',
      ],
    },
    {
      position: 'Responsable de formación',
      salary: [26500, 35500],
      desk: 'office',
      variants: {
        'Responsable de formación':
          'Queremos que aprender forme parte del trabajo, y buscamos a quien lo haga posible.',
        'Técnico/a de formación': 'El plan de formación suma doscientas acciones al año y necesita una mano más.',
        'Responsable de desarrollo profesional':
          'Muchas personas quieren crecer aquí y nos falta quien les dibuje el camino.',
        'Técnico/a de formación bonificada':
          'Las ayudas a la formación se pierden por un plazo o por un papel, y no queremos perder ninguna.',
      },
      tasks: [
        'Detectarás necesidades y diseñarás el plan anual.',
        'Elegirás a docentes y proveedores.',
        'Gestionarás las ayudas y su justificación.',
        'Medirás si lo aprendido se aplica de verdad.',
      ],
      requirements: [
        'Grado en Pedagogía, Psicología o similar',
        'Tres años de experiencia en formación',
        'Conocimiento de la formación bonificada',
        'Capacidad para hablar en público',
        'Manejo de plataformas de aprendizaje',
      ],
    },
    {
      position: 'Técnico/a de prevención de riesgos laborales',
      salary: [24000, 32500],
      at: ['transcefiro', 'valdorriz', 'helivenda', 'bermuela', 'valdesana'],
      variants: {
        'Técnico/a de prevención de riesgos laborales':
          'Que todo el mundo vuelva a casa como llegó es nuestro primer objetivo.',
        'Técnico/a de prevención y salud laboral':
          'Queremos cuidar también la espalda, el descanso y el ánimo de quienes trabajan aquí.',
        'Coordinador/a de prevención':
          'Tenemos centros repartidos por varias provincias y falta una persona que los recorra.',
        'Técnico/a superior de prevención':
          'El servicio de prevención propio amplía el equipo con una persona para las visitas de campo.',
      },
      tasks: [
        'Evaluarás los riesgos de los puestos y propondrás medidas.',
        'Investigarás los accidentes para que no se repitan.',
        'Impartirás formación práctica y cercana.',
        'Coordinarás las actividades con las empresas externas.',
      ],
      requirements: [
        'Máster o técnico superior en prevención, con las tres especialidades',
        'Dos años de experiencia',
        'Permiso de conducir B',
        'Capacidad para convencer sin imponer',
        'Redacción clara de informes',
      ],
    },
  ],
}
