import type { SectorTexts } from './sector-texts.ts'

export const automotive: SectorTexts = {
  sectorId: 4,
  companies: ['transcefiro', 'valdorriz'],
  setting: 'industrial',
  perks: [
    'Ofrecemos contrato indefinido, herramienta propia de calidad y un taller limpio, con luz y calefacción.',
    'Pagamos la formación en vehículo eléctrico y las horas que dedicas a ella.',
    'Contarás con ropa de trabajo, revisión médica anual y un plus por trabajo en alturas o foso.',
    'El equipo es estable: la mayoría lleva con nosotros más de cinco años.',
  ],
  fullTime: [
    'El taller abre de lunes a viernes, y trabajarás en turno fijo de mañana o de tarde.',
    'La jornada es continua, de siete a tres, y no trabajamos los fines de semana.',
    'Los turnos rotan cada semana entre mañana y tarde.',
  ],
  partTime: ['La jornada es de veinte horas semanales, en horario de mañana.'],
  jobs: [
    {
      position: 'Mecánico/a de automóviles',
      salary: [19500, 26500],
      variants: {
        'Mecánico/a de automóviles':
          'Mantenemos una flota de más de trescientas furgonetas y queremos que ninguna pare más de lo imprescindible.',
        'Oficial de mecánica':
          'Buscamos a una persona con categoría de oficial que diagnostique bien y repare una sola vez.',
        'Mecánico/a de diagnosis':
          'Los vehículos llevan cada vez más electrónica y necesitamos a alguien que sepa leer lo que cuentan.',
        'Mecánico/a de mantenimiento de flota':
          'Pasamos de reparar averías a prevenirlas, y buscamos a quien haga suyo el plan de mantenimiento.',
      },
      tasks: [
        'Realizarás revisiones, cambios de aceite, frenos, distribución y embragues.',
        'Usarás el equipo de diagnosis para localizar averías.',
        'Anotarás en la orden de trabajo los recambios y los tiempos.',
        'Probarás el vehículo antes de entregarlo y explicarás lo que se ha hecho.',
      ],
      requirements: [
        'Grado medio en Electromecánica de Vehículos',
        'Dos años de experiencia en taller',
        'Permiso de conducir B',
        'Manejo de equipos de diagnosis',
        'Orden y limpieza en el puesto',
      ],
    },
    {
      position: 'Electromecánico/a de vehículos',
      salary: [22000, 29500],
      variants: {
        'Mecánico/a de camiones':
          'Las cabezas tractoras hacen miles de kilómetros a la semana y nuestro taller las deja listas de un día para otro.',
        'Mecánico/a de vehículos industriales':
          'El taller de pesados amplía sus fosos y busca a una persona con experiencia en neumática e hidráulica.',
        'Mecánico/a de maquinaria':
          'Carretillas, plataformas y grúas nos esperan dentro y fuera del taller, y queremos reforzar el equipo que las repara.',
        'Mecánico/a de asistencia en carretera':
          'Cuando un camión se para en ruta, alguien tiene que ir a por él: buscamos a esa persona.',
      },
      tasks: [
        'Repararás motores, cajas de cambios, suspensiones y sistemas de frenado neumático.',
        'Atenderás averías en el exterior con el vehículo taller.',
        'Prepararás las unidades para la inspección técnica.',
        'Harás soldaduras sencillas y ajustes hidráulicos.',
      ],
      requirements: [
        'Formación en electromecánica de maquinaria o vehículos',
        'Tres años de experiencia con vehículos pesados',
        'Conocimientos de neumática e hidráulica',
        'Permiso de conducir B; se valora el C',
        'Disponibilidad para guardias, que se pagan aparte',
      ],
    },
    {
      position: 'Chapista',
      salary: [19500, 25500],
      variants: {
        'Chapista de automóviles':
          'La sección de carrocería tiene trabajo estable y busca a una persona con buen pulso para la chapa.',
        'Oficial de chapa':
          'Queremos un taller de carrocería que haga bien lo difícil, y para eso hacen falta buenas manos.',
        'Chapista de vehículo industrial':
          'Reparamos cabinas, cajas y remolques, y nos falta una persona que domine la soldadura en aluminio.',
        'Chapista y montador/a de carrocerías':
          'Además de reparar, carrozamos furgonetas a medida y buscamos a alguien que disfrute montando.',
      },
      tasks: [
        'Desmontarás y montarás piezas de carrocería.',
        'Repararás golpes y deformaciones en bancada.',
        'Soldarás por puntos y con hilo, y protegerás la zona contra la corrosión.',
        'Dejarás la superficie lista para la cabina de pintura.',
      ],
      requirements: [
        'Grado medio en Carrocería o experiencia equivalente',
        'Dos años de experiencia en chapa',
        'Soldadura en acero y aluminio',
        'Uso correcto de los equipos de protección',
        'Capacidad para valorar daños',
      ],
    },
    {
      position: 'Pintor/a de vehículos',
      salary: [19500, 25000],
      variants: {
        'Pintor/a de vehículos':
          'Estrenamos cabina de pintura y queremos ponerla en manos de alguien exigente con el acabado.',
        'Oficial de pintura de carrocerías':
          'Buscamos a una persona que iguale colores a ojo y lo confirme con el espectrofotómetro.',
        'Pintor/a de furgonetas y camiones':
          'Rotulamos y pintamos toda la flota en casa, y el equipo necesita una persona más.',
        'Preparador/a de pintura':
          'Un buen acabado empieza mucho antes de la pistola: buscamos a quien cuide la preparación.',
      },
      tasks: [
        'Lijarás, enmasillarás y aplicarás imprimaciones.',
        'Prepararás el color y lo aplicarás en cabina.',
        'Corregirás defectos y pulirás las superficies.',
        'Controlarás el consumo de material y la gestión de los residuos.',
      ],
      requirements: [
        'Experiencia de dos años en pintura de vehículos',
        'Conocimiento de sistemas de pintura al agua',
        'Igualación de color',
        'Permiso de conducir B',
        'Cuidado de los equipos de protección respiratoria',
      ],
    },
    {
      position: 'Recepcionista de taller',
      salary: [19000, 24500],
      partTime: 0.15,
      variants: {
        'Recepcionista de taller':
          'Entre el mostrador y los elevadores hace falta alguien que traduzca ruidos en órdenes de trabajo.',
        'Asesor/a de servicio':
          'Queremos que cada conductor entienda qué le pasa a su vehículo, cuánto cuesta y cuándo estará listo.',
        'Responsable de recambios':
          'El almacén de recambios mueve dos mil referencias y necesita a una persona metódica que lo gobierne.',
        'Auxiliar de recepción y recambios':
          'Buscamos un apoyo para el mostrador que reciba vehículos, pida piezas y avise a los clientes.',
      },
      tasks: [
        'Recibirás los vehículos, tomarás nota de los síntomas y abrirás la orden de trabajo.',
        'Prepararás presupuestos y pedirás las piezas necesarias.',
        'Informarás al cliente del avance y de cualquier cambio.',
        'Repartirás la carga de trabajo junto con la jefatura de taller.',
      ],
      requirements: [
        'Conocimientos de mecánica',
        'Un año de experiencia en recepción de taller o recambios',
        'Manejo de programas de gestión de taller',
        'Trato cordial y capacidad de explicación',
        'Permiso de conducir B',
      ],
    },
  ],
}
