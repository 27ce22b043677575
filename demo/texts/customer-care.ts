import type { SectorTexts } from './sector-texts.ts'

export const customerCare: SectorTexts = {
  sectorId: 3,
  companies: ['mirasierpe', 'quintaluz', 'helivenda', 'transcefiro', 'lumbral'],
  setting: 'urban',
  perks: [
    'Ofrecemos tres semanas de formación pagada antes de atender la primera consulta.',
    'El contrato es indefinido y los incentivos dependen de la calidad, no de la cantidad de llamadas.',
    'Nadie atiende en soledad: siempre hay una persona experta a mano para los casos difíciles.',
    'Contarás con pausas de verdad, material ergonómico y un calendario de turnos publicado con dos meses de antelación.',
    'La mitad de las personas que hoy coordinan equipos empezaron atendiendo llamadas.',
  ],
  fullTime: [
    'Trabajarás de lunes a viernes, en turno fijo de mañana o de tarde.',
    'Los turnos rotan entre semana y se libran dos fines de semana de cada tres.',
    'La jornada es de treinta y ocho horas semanales, con horario continuo.',
  ],
  partTime: [
    'La jornada es de treinta horas semanales, de lunes a viernes.',
    'Es un puesto de veinte horas a la semana, en turno de tarde, compatible con los estudios.',
  ],
  jobs: [
    {
      position: 'Agente de atención al cliente',
      salary: [17200, 20500],
      desk: 'office',
      partTime: 0.4,
      variants: {
        'Agente de atención al cliente':
          'Cada mes resolvemos miles de consultas y queremos que ninguna persona tenga que llamar dos veces por lo mismo.',
        'Agente de atención al cliente por chat':
          'La mitad de nuestros clientes ya prefiere escribir, así que ampliamos el equipo que atiende por chat y correo.',
        'Agente de atención posventa':
          'La venta no acaba con el pago: buscamos a quien acompañe al cliente cuando algo no sale como esperaba.',
        'Gestor/a de reclamaciones':
          'Una reclamación bien atendida vale más que un anuncio, y buscamos a alguien que lo crea de verdad.',
      },
      tasks: [
        'Atenderás consultas por teléfono, correo y chat, y las resolverás en el primer contacto siempre que se pueda.',
        'Registrarás cada caso con claridad para que otra persona pueda continuarlo.',
        'Coordinarás con otros departamentos la solución de las incidencias.',
        'Propondrás mejoras a partir de las dudas que más se repiten.',
      ],
      requirements: [
        'Seis meses de experiencia en atención al público o telefónica',
        'Expresión oral y escrita correcta en español',
        'Escucha activa y paciencia',
        'Soltura con el ordenador y con varias ventanas abiertas a la vez',
        'Se valora una segunda lengua cooficial',
        'Bachillerato, grado medio o experiencia equivalente',
      ],
    },
    {
      position: 'Teleoperador/a',
      salary: [17100, 19500],
      desk: 'office',
      partTime: 0.5,
      at: ['valdesana', 'quintaluz', 'lumbral', 'helivenda'],
      variants: {
        'Teleoperador/a de recepción de llamadas':
          'Abrimos una nueva línea de atención y buscamos voces amables que sepan explicar las cosas con sencillez.',
        'Teleoperador/a de citas':
          'Gestionamos la agenda de varios centros y necesitamos a alguien que cuadre citas sin perder la sonrisa.',
        'Teleoperador/a de encuestas':
          'Queremos saber qué opinan quienes confían en nosotros y buscamos personas que pregunten con tacto.',
        'Teleoperador/a con inglés':
          'Recibimos cada vez más llamadas de fuera y buscamos a quien pueda atenderlas en inglés y en español.',
      },
      tasks: [
        'Recibirás llamadas, identificarás la necesidad y darás una respuesta clara.',
        'Seguirás una guía de conversación sin dejar de sonar natural.',
        'Actualizarás los datos del cliente con su permiso.',
        'Derivarás los casos complejos al equipo adecuado y comprobarás que se cierran.',
      ],
      requirements: [
        'Buena dicción y trato agradable',
        'Manejo básico de ordenador',
        'Disponibilidad para el turno indicado',
        'Se valora experiencia en centros de atención telefónica',
        'Capacidad para trabajar con objetivos de calidad',
      ],
    },
    {
      position: 'Responsable de atención al cliente',
      salary: [24000, 31000],
      desk: 'office',
      variants: {
        'Coordinador/a de atención al cliente':
          'El equipo ha pasado de ocho a quince personas y necesita a alguien que lo organice y lo cuide.',
        'Supervisor/a de atención telefónica':
          'Buscamos una persona que escuche llamadas, detecte lo mejorable y sepa decirlo con respeto.',
        'Responsable de experiencia de cliente':
          'Queremos mirar el recorrido completo del cliente y confiar esa mirada a una sola persona.',
        'Coordinador/a de turno de tarde':
          'El turno de tarde funciona con autonomía y necesita una referencia que resuelva sobre la marcha.',
      },
      tasks: [
        'Organizarás los turnos y repartirás el trabajo según la previsión de llamadas.',
        'Acompañarás a las personas nuevas durante su formación.',
        'Revisarás los indicadores de calidad y prepararás un resumen semanal.',
        'Te harás cargo de los casos delicados hasta su cierre.',
      ],
      requirements: [
        'Dos años coordinando equipos de atención al cliente',
        'Dotes de comunicación y gestión de conflictos',
        'Manejo de cuadros de mando y hojas de cálculo',
        'Experiencia con algún programa de gestión de clientes',
        'Se valora un nivel B2 de inglés',
      ],
    },
    {
      position: 'Agente de soporte técnico',
      salary: [20500, 26500],
      desk: 'digital',
      partTime: 0.1,
      at: ['nubarela', 'helivenda', 'lumbral'],
      variants: {
        'Técnico/a de soporte al cliente':
          'Nuestros clientes usan la plataforma a diario y merecen respuestas rápidas y sin jerga.',
        'Técnico/a de soporte de aplicaciones':
          'Buscamos a alguien que disfrute encontrando el porqué de un error y contándolo con palabras sencillas.',
        'Especialista en puesta en marcha de clientes':
          'Las primeras semanas lo deciden todo, y queremos acompañar mejor a quien empieza con nosotros.',
        'Técnico/a de soporte bilingüe':
          'Abrimos servicio en Portugal y necesitamos a alguien que se entienda bien en ambas lenguas.',
      },
      tasks: [
        'Resolverás dudas e incidencias técnicas por teléfono, correo y videollamada.',
        'Reproducirás los errores y los documentarás para el equipo de desarrollo.',
        'Escribirás artículos de ayuda que ahorren la siguiente consulta.',
        'Harás el seguimiento de cada incidencia hasta que el cliente la dé por cerrada.',
      ],
      requirements: [
        'Formación en informática o experiencia en soporte',
        'Capacidad para explicar lo técnico con claridad',
        'Un año de experiencia con herramientas de gestión de incidencias',
        'Nivel B1 de inglés o de portugués',
        'Nociones de bases de datos',
      ],
    },
    {
      position: 'Agente de atención al cliente',
      salary: [17200, 19800],
      partTime: 0.5,
      at: ['mirasierpe'],
      variants: {
        'Informador/a de punto de atención':
          'Abrimos un punto de información a pie de calle y buscamos personas que disfruten orientando a otras.',
        'Informador/a de tienda':
          'El mostrador de información recibe a cientos de personas al día y queremos atenderlas sin colas.',
        'Azafato/a de información':
          'Reforzamos el equipo que recibe y orienta a quienes nos visitan en los días de más afluencia.',
        'Auxiliar de información y caja':
          'Necesitamos una persona que informe, cobre y cuadre la caja con la misma tranquilidad.',
      },
      tasks: [
        'Orientarás a quienes llegan y responderás a sus preguntas.',
        'Entregarás folletos, planos y formularios, y explicarás cómo usarlos.',
        'Recogerás sugerencias y quejas y las harás llegar a quien corresponde.',
        'Mantendrás ordenado y surtido el mostrador.',
      ],
      requirements: [
        'Trato amable y paciencia con todo tipo de público',
        'Nivel B1 de inglés o de francés',
        'Disponibilidad algún fin de semana',
        'Se valora conocer la lengua de signos',
        'Manejo básico de caja y datáfono',
      ],
    },
  ],
}
