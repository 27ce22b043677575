import type { SectorTexts } from './sector-texts.ts'

export const banking: SectorTexts = {
  sectorId: 5,
  companies: ['lumbral', 'quintaluz'],
  setting: 'urban',
  perks: [
    'Ofrecemos contrato indefinido, seguro médico y condiciones preferentes en nuestros productos.',
    'Te acompañaremos para obtener las certificaciones obligatorias, con los gastos pagados.',
    'El salario fijo es el anunciado; el variable se suma aparte y se revisa cada semestre.',
    'Contarás con formación continua y con un itinerario de desarrollo acordado contigo.',
    'Creemos en el asesoramiento honesto: nadie tiene que colocar un producto que no conviene.',
  ],
  fullTime: [
    'Trabajarás de lunes a viernes de ocho a tres, y una tarde a la semana con cita previa.',
    'El horario es flexible, con entrada entre las ocho y las nueve y viernes intensivo.',
    'En verano hacemos jornada intensiva durante diez semanas.',
  ],
  partTime: ['La jornada es de veinticinco horas semanales, de lunes a viernes por la mañana.'],
  jobs: [
    {
      position: 'Gestor/a comercial de banca',
      salary: [23500, 31500],
      at: ['lumbral'],
      variants: {
        'Gestor/a comercial de banca':
          'La oficina atiende a dos mil familias del barrio y busca a alguien que quiera conocerlas por su nombre.',
        'Gestor/a de clientes particulares':
          'Apostamos por las oficinas de siempre y queremos reforzar la atención personal a particulares.',
        'Gestor/a de banca para pymes':
          'Las pequeñas empresas piden respuestas rápidas y buscamos a quien sepa leer un balance y escuchar.',
        'Gestor/a de banca para autónomos':
          'Queremos acompañar a quienes trabajan por su cuenta con una persona dedicada a ellos.',
        'Asesor/a de banca personal':
          'Una parte de nuestros clientes necesita planificar con más detalle y buscamos a quien lo haga con ellos.',
      },
      tasks: [
        'Atenderás una cartera de clientes y revisarás con ellos sus necesidades.',
        'Estudiarás operaciones de financiación y prepararás el expediente completo.',
        'Explicarás con claridad los costes y los riesgos de cada producto.',
        'Colaborarás con la dirección de la oficina en el plan comercial.',
      ],
      requirements: [
        'Grado en Economía, Administración de Empresas o similar',
        'Un año de experiencia en banca o seguros',
        'Certificación en asesoramiento financiero o disposición para obtenerla',
        'Orientación al servicio y rigor',
        'Manejo ágil de hojas de cálculo',
      ],
    },
    {
      position: 'Cajero/a de banco',
      salary: [18500, 22500],
      partTime: 0.4,
      at: ['lumbral'],
      variants: {
        'Cajero/a de banca': 'Mantenemos el servicio de caja toda la mañana y buscamos a una persona precisa y amable.',
        'Auxiliar de oficina bancaria':
          'La oficina amplía horario y necesita a alguien que ayude tanto en caja como en la sala.',
        'Cajero/a con apoyo a personas mayores':
          'Muchas personas mayores prefieren que les atienda una persona, y queremos hacerlo mejor que nadie.',
        'Auxiliar de ventanilla': 'Buscamos un refuerzo para la ventanilla en los días de pago de pensiones y recibos.',
      },
      tasks: [
        'Realizarás ingresos, reintegros, transferencias y cambios.',
        'Cuadrarás la caja al final de la jornada.',
        'Ayudarás a los clientes a usar el cajero y la aplicación móvil.',
        'Detectarás operaciones inusuales y avisarás según el protocolo.',
      ],
      requirements: [
        'Grado medio o superior de la rama administrativa',
        'Experiencia en caja o atención al público',
        'Exactitud en el manejo de efectivo',
        'Paciencia para explicar paso a paso',
        'Conocimientos de prevención del blanqueo de capitales',
      ],
    },
    {
      position: 'Agente de seguros',
      salary: [20500, 28000],
      desk: 'office',
      partTime: 0.15,
      variants: {
        'Asesor/a de seguros':
          'Comparamos pólizas de muchas compañías y buscamos a quien sepa explicar la letra pequeña.',
        'Asesor/a de seguros de empresa':
          'Los seguros de empresa piden tiempo y conocimiento, y queremos ampliar el equipo que los prepara.',
        'Comercial de correduría de seguros':
          'La cartera ha crecido por recomendación y queremos seguir atendiéndola con la misma cercanía.',
        'Gestor/a de cartera de seguros':
          'Renovar una póliza es también revisar si sigue sirviendo, y para eso buscamos a alguien minucioso.',
      },
      tasks: [
        'Analizarás los riesgos de cada cliente y prepararás una comparativa comprensible.',
        'Negociarás condiciones con las compañías aseguradoras.',
        'Revisarás las pólizas antes de su renovación.',
        'Acompañarás al cliente si tiene un siniestro.',
      ],
      requirements: [
        'Formación en seguros del grupo B o superior',
        'Un año de experiencia en correduría o agencia',
        'Habilidad para explicar coberturas y exclusiones',
        'Permiso de conducir B',
        'Constancia en el seguimiento comercial',
      ],
    },
    {
      position: 'Tramitador/a de siniestros',
      salary: [20000, 26000],
      desk: 'office',
      partTime: 0.1,
      variants: {
        'Tramitador/a de siniestros':
          'Cuando alguien llama por un siniestro no suele tener un buen día: buscamos a quien se lo ponga fácil.',
        'Tramitador/a de siniestros de hogar':
          'Los temporales del otoño han llenado la bandeja de partes y queremos responder en menos de cuarenta y ocho horas.',
        'Tramitador/a de siniestros de auto':
          'El equipo de automóviles busca a una persona que sepa de convenios, peritos y talleres.',
        'Tramitador/a de daños y responsabilidad civil':
          'Los casos complejos necesitan una cabeza fría y una redacción impecable.',
      },
      tasks: [
        'Abrirás el expediente, comprobarás la cobertura y solicitarás la documentación.',
        'Coordinarás a peritos, reparadores y talleres.',
        'Mantendrás al asegurado informado en cada paso.',
        'Calcularás la indemnización y propondrás el cierre.',
      ],
      requirements: [
        'Dos años tramitando siniestros',
        'Conocimiento de la Ley de Contrato de Seguro',
        'Capacidad de negociación',
        'Redacción clara y ordenada',
        'Formación jurídica o en seguros',
      ],
    },
    {
      position: 'Analista de riesgos',
      salary: [29000, 39500],
      desk: 'digital',
      at: ['lumbral'],
      variants: {
        'Analista de riesgos':
          'El área de riesgos estudia cada operación con calma y necesita una persona más para no perder esa costumbre.',
        'Analista de riesgo de crédito':
          'Buscamos a alguien que vea lo que hay detrás de un balance y lo cuente en una página.',
        'Analista de prevención del fraude': 'El fraude cambia de forma cada mes y queremos ir un paso por delante.',
        'Analista de modelos de riesgo':
          'Estamos revisando nuestros modelos de valoración y buscamos a quien los entienda y los mejore.',
      },
      tasks: [
        'Analizarás la solvencia de personas y empresas y redactarás tu recomendación.',
        'Vigilarás las señales de alerta de la cartera.',
        'Construirás informes periódicos para el comité de riesgos.',
        'Contrastarás los modelos con los datos reales y propondrás ajustes.',
      ],
      requirements: [
        'Grado en Economía, Matemáticas, Estadística o similar',
        'Dos años de experiencia en análisis de riesgos',
        'Manejo de bases de datos y de un lenguaje estadístico',
        'Nivel B2 de inglés',
        'Capacidad de síntesis',
      ],
    },
  ],
}
