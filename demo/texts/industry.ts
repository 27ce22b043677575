import type { SectorTexts } from './sector-texts.ts'

export const industry: SectorTexts = {
  sectorId: 17,
  companies: ['bermuela', 'helivenda'],
  setting: 'industrial',
  perks: [
    'Ofrecemos contrato indefinido desde el primer día, plus de turno y ropa de trabajo.',
    'La planta es moderna, con puestos ergonómicos y descansos respetados.',
    'Te enseñaremos el puesto durante tres semanas, sin prisas y con una persona a tu lado.',
    'Contarás con comedor, taquilla propia y transporte de empresa desde la ciudad.',
    'Las propuestas de mejora del equipo se estudian cada mes y las buenas se premian.',
  ],
  fullTime: [
    'Se trabaja en turnos rotativos de mañana, tarde y noche, de lunes a viernes.',
    'El turno es fijo de mañana, de seis a dos.',
    'La jornada es de cuarenta horas semanales, en dos turnos y sin noches.',
  ],
  partTime: [
    'La jornada es de veinte horas semanales, en turno de tarde.',
    'Es un contrato de fin de semana, con veinticuatro horas repartidas entre viernes y domingo.',
  ],
  jobs: [
    {
      position: 'Operario/a de producción',
      salary: [17500, 21500],
      partTime: 0.15,
      at: ['bermuela'],
      variants: {
        'Operario/a de producción': 'La línea aumenta su ritmo y buscamos personas constantes para acompañarla.',
        'Operario/a de envasado': 'Estrenamos una envasadora y queremos formar al equipo que la lleve.',
        'Operario/a de clasificación': 'La clasificación final se hace a mano y exige buena vista y concentración.',
        'Operario/a de fin de línea':
          'Lo último que se hace en planta es lo primero que ve el cliente, y buscamos a quien lo cuide.',
      },
      tasks: [
        'Alimentarás la línea y vigilarás que todo discurre con normalidad.',
        'Harás controles visuales y apartarás las piezas defectuosas.',
        'Anotarás producción, paradas y consumos.',
        'Limpiarás el puesto y lo dejarás listo para el relevo.',
      ],
      requirements: [
        'Graduado en ESO o formación profesional',
        'Se valora experiencia en fábrica',
        'Disponibilidad para trabajar por turnos',
        'Cumplimiento de las normas de seguridad e higiene',
        'Medio para llegar al polígono o uso de la ruta de empresa',
      ],
    },
    {
      position: 'Soldador/a',
      salary: [21500, 29500],
      at: ['helivenda', 'valdorriz'],
      variants: {
        'Soldador/a': 'El taller de estructuras tiene trabajo para años y busca buenas manos.',
        'Soldador/a de electrodo y TIG': 'Fabricamos piezas que soportan mucho y buscamos cordones que no fallen.',
        'Soldador/a de hilo': 'Abrimos una segunda cabina y necesitamos a quien la ponga a producir.',
        'Calderero/a soldador/a': 'Buscamos a alguien que trace, corte, curve y suelde con la misma seguridad.',
      },
      tasks: [
        'Interpretarás planos y prepararás los bordes.',
        'Soldarás según el procedimiento y revisarás tus cordones.',
        'Harás el montaje de conjuntos y comprobarás las medidas.',
        'Mantendrás el equipo y avisarás de cualquier anomalía.',
      ],
      requirements: [
        'Formación profesional en Soldadura y Calderería',
        'Homologación vigente en al menos un procedimiento',
        'Dos años de experiencia',
        'Lectura de planos',
        'Curso de prevención del metal',
      ],
    },
    {
      position: 'Técnico/a de calidad',
      salary: [22500, 30000],
      at: ['bermuela'],
      variants: {
        'Técnico/a de calidad': 'Nos gusta que los problemas se encuentren dentro y no los encuentre el cliente.',
        'Técnico/a de calidad alimentaria': 'La seguridad de lo que producimos empieza en la finca y acaba en la mesa.',
        'Técnico/a de control de calidad en línea':
          'Pasamos de inspeccionar al final a prevenir al principio, y falta quien lo impulse.',
        'Responsable de calidad': 'Preparamos una nueva certificación y buscamos a quien guíe a toda la planta.',
      },
      tasks: [
        'Realizarás controles en recepción, proceso y producto terminado.',
        'Investigarás las no conformidades y propondrás acciones.',
        'Mantendrás la documentación y prepararás las auditorías.',
        'Formarás a los equipos en buenas prácticas.',
      ],
      requirements: [
        'Titulación en Ciencia de los Alimentos, Ingeniería o Química',
        'Dos años de experiencia en calidad',
        'Conocimiento de la norma ISO 9001',
        'Capacidad de análisis y de trato con las personas',
        'Nivel B1 de inglés',
      ],
    },
    {
      position: 'Electricista industrial',
      salary: [22500, 30500],
      variants: {
        'Electricista industrial': 'La planta no puede parar y buscamos a quien se adelante a la avería.',
        'Electromecánico/a de mantenimiento':
          'El equipo de mantenimiento combina electricidad y mecánica, y así nos gusta trabajar.',
        'Electricista de cuadros y automatismos':
          'Modernizamos la maniobra de varias máquinas y nos falta un par de manos expertas.',
        'Técnico/a de mantenimiento eléctrico': 'Ampliamos el turno de tarde con alguien que trabaje con autonomía.',
      },
      tasks: [
        'Harás el mantenimiento preventivo de motores, cuadros y sensores.',
        'Localizarás averías y devolverás la máquina a la línea cuanto antes.',
        'Interpretarás esquemas y los actualizarás tras cada cambio.',
        'Colaborarás en la puesta en marcha de equipos nuevos.',
      ],
      requirements: [
        'Grado superior en Automatización o Electricidad',
        'Dos años de experiencia en mantenimiento industrial',
        'Lectura de esquemas eléctricos',
        'Nociones de autómatas programables',
        'Disponibilidad para turnos',
      ],
    },
    {
      position: 'Jefe/a de producción',
      salary: [34000, 46000],
      variants: {
        'Jefe/a de producción': 'Buscamos a quien dirija la planta desde la planta, y no desde el despacho.',
        'Jefe/a de turno': 'Un equipo de veinticinco personas necesita una referencia que decida y escuche.',
        'Responsable de planificación de la producción':
          'Entre pedidos, existencias y máquinas hay un rompecabezas que alguien tiene que resolver cada semana.',
        'Responsable de planta': 'La planta ha duplicado su producción en cinco años y prepara su siguiente etapa.',
      },
      tasks: [
        'Organizarás personas, máquinas y materiales para cumplir el plan.',
        'Seguirás los indicadores de seguridad, calidad, plazo y coste.',
        'Impulsarás mejoras con quienes hacen el trabajo.',
        'Te coordinarás con mantenimiento, calidad y logística.',
      ],
      requirements: [
        'Ingeniería o titulación técnica similar',
        'Cuatro años de experiencia en producción',
        'Experiencia dirigiendo equipos a turnos',
        'Conocimiento de técnicas de mejora continua',
        'Capacidad de decisión y trato cercano',
      ],
    },
  ],
}
