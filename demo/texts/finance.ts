import type { SectorTexts } from './sector-texts.ts'

export const finance: SectorTexts = {
  sectorId: 15,
  companies: ['quintaluz', 'lumbral', 'valdorriz', 'mirasierpe'],
  setting: 'urban',
  perks: [
    'Ofrecemos contrato indefinido, seguro médico y horario adaptado a los cierres.',
    'Los cierres se planifican entre todo el equipo, y las horas de más se devuelven.',
    'Pagamos la formación que necesites y, cuando procede, la cuota colegial.',
    'Contarás con herramientas modernas y con un equipo que no vive pegado al papel.',
    'La promoción se decide con criterios escritos y se revisa cada año.',
  ],
  fullTime: [
    'El horario es de lunes a viernes, con salida a las tres los viernes y en verano.',
    'Puedes entrar entre las siete y media y las nueve y media.',
    'Trabajarás cuarenta horas semanales en temporada de cierres y treinta y cinco el resto del año.',
  ],
  partTime: ['Es un puesto de veinticinco horas semanales, en horario de mañana.'],
  jobs: [
    {
      position: 'Contable',
      salary: [22500, 30000],
      desk: 'office',
      partTime: 0.15,
      variants: {
        Contable: 'Buscamos a alguien que lleve la contabilidad completa de varias sociedades sin perder el detalle.',
        'Técnico/a contable': 'El departamento contable cierra cada mes en cinco días y quiere mantener ese ritmo.',
        'Contable de grupo': 'Consolidamos varias sociedades y necesitamos a quien entienda el conjunto.',
        'Contable con experiencia en impuestos':
          'Queremos unir en una sola persona la contabilidad diaria y la preparación de impuestos.',
      },
      tasks: [
        'Registrarás y conciliarás las operaciones del mes.',
        'Prepararás los cierres, el balance y la cuenta de resultados.',
        'Presentarás los impuestos periódicos.',
        'Atenderás a la auditoría y explicarás las variaciones.',
      ],
      requirements: [
        'Grado en Administración de Empresas, Economía o similar',
        'Dos años de experiencia contable',
        'Dominio del Plan General de Contabilidad',
        'Manejo avanzado de hojas de cálculo',
        'Rigor y respeto por los plazos',
      ],
    },
    {
      position: 'Auxiliar contable',
      salary: [18000, 22000],
      desk: 'office',
      partTime: 0.3,
      variants: {
        'Auxiliar contable': 'El equipo necesita una persona que registre, concilie y pregunte cuando algo no cuadra.',
        'Auxiliar contable de proveedores': 'Recibimos más de mil facturas al mes y queremos pagarlas bien y a tiempo.',
        'Auxiliar contable de clientes y cobros':
          'Buscamos a alguien que reclame un cobro con firmeza y sin perder la cortesía.',
        'Auxiliar de administración y contabilidad':
          'Ofrecemos un primer paso en la contabilidad con quien te enseñe el porqué de cada asiento.',
      },
      tasks: [
        'Contabilizarás facturas, cobros y pagos.',
        'Conciliarás las cuentas bancarias cada semana.',
        'Archivarás los justificantes y reclamarás los que falten.',
        'Ayudarás en el cierre del mes y en los impuestos.',
      ],
      requirements: [
        'Grado medio o superior en Administración',
        'Conocimientos de contabilidad',
        'Manejo de hojas de cálculo',
        'Atención al detalle',
        'Se valoran prácticas en un departamento contable',
      ],
    },
    {
      position: 'Asesor/a fiscal',
      salary: [27000, 38000],
      desk: 'office',
      at: ['quintaluz'],
      variants: {
        'Asesor/a fiscal': 'Nuestros clientes confían en que alguien les explique los impuestos sin asustarles.',
        'Asesor/a fiscal de pymes':
          'El área de pequeñas empresas crece y busca a una persona que responda rápido y bien.',
        'Asesor/a fiscal de autónomos y profesionales':
          'Acompañamos a profesionales de oficios muy distintos, y cada uno tiene sus preguntas.',
        'Asesor/a en fiscalidad internacional':
          'Los clientes con actividad fuera de España son cada vez más y merecen un equipo propio.',
        'Técnico/a fiscal y contable': 'Buscamos un perfil completo para una cartera de clientes fieles.',
      },
      tasks: [
        'Prepararás declaraciones y planificarás el año fiscal con cada cliente.',
        'Responderás requerimientos e inspecciones.',
        'Redactarás notas claras cuando cambie la norma.',
        'Revisarás la contabilidad que sirve de base a los impuestos.',
      ],
      requirements: [
        'Grado en Derecho, Economía o Administración de Empresas',
        'Tres años de experiencia en asesoría fiscal',
        'Conocimiento de los principales impuestos',
        'Capacidad para explicar lo complejo',
        'Se valora un máster en Tributación',
      ],
    },
    {
      position: 'Controlador/a de gestión',
      salary: [30000, 41000],
      desk: 'office',
      at: ['lumbral', 'valdorriz', 'mirasierpe'],
      variants: {
        'Controlador/a de gestión': 'Queremos que cada decisión llegue con sus números y que los números se entiendan.',
        'Controlador/a financiero/a de proyectos':
          'Cada proyecto tiene su cuenta de resultados y buscamos a quien la vigile.',
        'Analista de control presupuestario':
          'El presupuesto del próximo año está en marcha y falta quien lo siga mes a mes.',
        'Controlador/a de costes': 'Saber lo que cuesta de verdad cada cosa es el primer paso para mejorarla.',
      },
      tasks: [
        'Elaborarás el presupuesto con cada área y analizarás las desviaciones.',
        'Construirás cuadros de mando sencillos y fiables.',
        'Calcularás márgenes y costes, y propondrás mejoras.',
        'Presentarás cada mes los resultados a dirección.',
      ],
      requirements: [
        'Grado en Administración de Empresas, Economía o Ingeniería',
        'Tres años de experiencia en control de gestión o auditoría',
        'Hojas de cálculo a nivel experto',
        'Manejo de herramientas de análisis de datos',
        'Nivel B2 de inglés',
      ],
    },
    {
      position: 'Auditor/a',
      salary: [25000, 35500],
      desk: 'office',
      at: ['quintaluz'],
      variants: {
        'Auditor/a de cuentas':
          'El equipo de auditoría trabaja con empresas medianas y busca a alguien con criterio y curiosidad.',
        'Auditor/a interno/a': 'Buscamos una mirada independiente que ayude a hacer mejor las cosas.',
        'Ayudante de auditoría':
          'Empezamos la temporada de auditorías y queremos incorporar a personas con ganas de aprender.',
        'Auditor/a de procesos':
          'Detrás de un error repetido suele haber un proceso mal pensado, y hay que encontrarlo.',
      },
      tasks: [
        'Planificarás las pruebas y recogerás la evidencia.',
        'Revisarás cuentas, contratos y controles.',
        'Redactarás conclusiones y recomendaciones útiles.',
        'Visitarás a los equipos y explicarás el objetivo de cada revisión.',
      ],
      requirements: [
        'Grado en Administración de Empresas o Economía',
        'Conocimientos sólidos de contabilidad',
        'Disponibilidad para viajar en temporada alta',
        'Nivel B2 de inglés',
        'Discreción y pensamiento crítico',
      ],
    },
  ],
}
