import type { SectorTexts } from './sector-texts.ts'

export const energy: SectorTexts = {
  sectorId: 14,
  companies: ['helivenda', 'valdorriz'],
  setting: 'industrial',
  perks: [
    'Ofrecemos contrato indefinido, vehículo de trabajo y dietas pagadas por adelantado.',
    'Contarás con formación certificada en trabajos en altura y riesgo eléctrico.',
    'En el campo se trabaja siempre en pareja, y la seguridad manda sobre el plazo.',
    'El salario incluye plus de nocturnidad y de disponibilidad cuando corresponde.',
    'Trabajarás en proyectos con continuidad asegurada para los próximos cuatro años.',
  ],
  fullTime: [
    'La jornada es de lunes a viernes, de siete y media a tres y media.',
    'Trabajamos en calendario de cinco días, con guardias voluntarias que se pagan aparte.',
    'El horario es de lunes a jueves de ocho a cinco y media, y los viernes hasta las dos.',
  ],
  partTime: ['La jornada es de veinte horas semanales, de lunes a jueves por la mañana.'],
  jobs: [
    {
      position: 'Instalador/a de placas solares',
      salary: [20500, 27000],
      variants: {
        'Instalador/a de placas solares':
          'Instalamos autoconsumo en casas y naves, y la lista de espera nos pide otro equipo.',
        'Montador/a de plantas fotovoltaicas':
          'Comienza el montaje de una planta y buscamos personas para toda la obra.',
        'Electricista de instalaciones fotovoltaicas':
          'Cada instalación acaba en un cuadro eléctrico, y buscamos a quien lo deje perfecto.',
        'Jefe/a de equipo de instalación solar':
          'Queremos que una persona con experiencia guíe a una cuadrilla de cuatro.',
      },
      tasks: [
        'Montarás estructuras, módulos e inversores.',
        'Tenderás el cableado y harás las conexiones y las mediciones.',
        'Comprobarás el funcionamiento y lo explicarás al cliente.',
        'Cumplirás el plan de seguridad en cubiertas y alturas.',
      ],
      requirements: [
        'Formación profesional en Electricidad o Energías Renovables',
        'Un año de experiencia en montaje',
        'Formación en trabajos en altura',
        'Permiso de conducir B',
        'Capacidad para leer esquemas eléctricos',
      ],
    },
    {
      position: 'Técnico/a de energías renovables',
      salary: [25000, 33500],
      desk: 'office',
      variants: {
        'Técnico/a de energías renovables':
          'Estudiamos decenas de emplazamientos al año y necesitamos otra persona que haga los números.',
        'Técnico/a de proyectos fotovoltaicos':
          'El equipo de proyectos dimensiona, dibuja y tramita, y busca refuerzo en las tres cosas.',
        'Técnico/a de autoconsumo colectivo':
          'Las comunidades de vecinos quieren compartir su energía y alguien tiene que hacerlo fácil.',
        'Técnico/a de tramitación de proyectos energéticos':
          'Los permisos deciden los plazos, y buscamos a quien los conozca y los persiga.',
      },
      tasks: [
        'Dimensionarás instalaciones y estimarás su producción.',
        'Redactarás memorias, planos y presupuestos.',
        'Tramitarás permisos y ayudas.',
        'Visitarás los emplazamientos y darás apoyo a los equipos de montaje.',
      ],
      requirements: [
        'Ingeniería o grado superior en Energías Renovables',
        'Dos años de experiencia en proyectos',
        'Manejo de programas de simulación y dibujo',
        'Conocimiento del reglamento de baja tensión',
        'Permiso de conducir B',
      ],
    },
    {
      position: 'Técnico/a de mantenimiento de aerogeneradores',
      salary: [26000, 35000],
      at: ['helivenda'],
      variants: {
        'Técnico/a de mantenimiento de aerogeneradores':
          'Cuidamos parques que dan luz a miles de hogares y buscamos a alguien a quien no le asuste la altura.',
        'Técnico/a eólico/a de campo':
          'El parque amplía sus máquinas y necesita completar las parejas de mantenimiento.',
        'Técnico/a de palas de aerogenerador':
          'Revisar y reparar palas pide calma, técnica y buen tiempo; lo último lo ponemos nosotros.',
        'Responsable de parque eólico':
          'Buscamos a quien coordine el trabajo de un parque y hable con propiedad y compañía eléctrica.',
      },
      tasks: [
        'Realizarás el mantenimiento preventivo y correctivo según el plan.',
        'Diagnosticarás averías eléctricas, hidráulicas y mecánicas.',
        'Registrarás cada intervención y su material.',
        'Revisarás tu equipo de protección antes de cada subida.',
      ],
      requirements: [
        'Formación profesional en Electricidad, Mecatrónica o Energías Renovables',
        'Formación básica de seguridad del sector eólico',
        'Aptitud médica para trabajos en altura',
        'Permiso de conducir B',
        'Inglés técnico básico',
        'Disponibilidad para desplazarse por la zona',
      ],
    },
    {
      position: 'Auditor/a energético/a',
      salary: [26500, 35500],
      desk: 'office',
      partTime: 0.1,
      variants: {
        'Auditor/a energético/a': 'Ayudamos a fábricas y edificios a gastar menos y queremos llegar a más.',
        'Técnico/a de eficiencia energética':
          'La energía más barata es la que no se gasta, y buscamos a quien sepa encontrarla.',
        'Técnico/a de certificación energética':
          'Se acumulan las solicitudes de certificados y queremos atenderlas con rigor.',
        'Consultor/a de ahorro energético':
          'Nuestros clientes piden un plan claro: qué cambiar, cuánto cuesta y cuándo se amortiza.',
      },
      tasks: [
        'Visitarás las instalaciones y tomarás mediciones.',
        'Analizarás los consumos y detectarás oportunidades de ahorro.',
        'Redactarás informes con medidas, costes y plazos de retorno.',
        'Presentarás las conclusiones y acompañarás su puesta en marcha.',
      ],
      requirements: [
        'Ingeniería, Arquitectura Técnica o similar',
        'Cualificación para auditorías energéticas',
        'Dos años de experiencia',
        'Permiso de conducir B',
        'Facilidad para comunicar a públicos no técnicos',
      ],
    },
    {
      position: 'Operador/a de central eléctrica',
      salary: [24500, 32500],
      at: ['helivenda'],
      variants: {
        'Operador/a de central hidroeléctrica':
          'La central lleva décadas dando energía limpia y prepara el relevo de su equipo.',
        'Operador/a de planta de biomasa': 'La planta funciona día y noche y queremos completar los turnos.',
        'Operador/a de centro de control':
          'Desde una sala vigilamos instalaciones de toda España, y falta una persona ante las pantallas.',
        'Técnico/a de operación de planta': 'Buscamos a quien conozca la planta por el oído y por los datos.',
      },
      tasks: [
        'Vigilarás los parámetros y ajustarás la producción.',
        'Realizarás rondas, maniobras y lecturas.',
        'Responderás a las alarmas según el procedimiento.',
        'Dejarás constancia clara de lo ocurrido para el turno siguiente.',
      ],
      requirements: [
        'Grado superior en Electricidad, Mecánica o Centrales Eléctricas',
        'Disponibilidad para turnos rotativos',
        'Conocimientos de instrumentación y control',
        'Formación en riesgo eléctrico',
        'Capacidad para decidir con calma',
      ],
    },
  ],
}
