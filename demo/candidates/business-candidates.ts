import type { CandidateProfile } from './candidate-profile.ts'

export const businessCandidates: readonly CandidateProfile[] = [
  {
    firstName: 'Carmen',
    firstSurname: 'Zaldívar',
    secondSurname: 'Roca',
    sexId: 1,
    birthDate: '1976-04-30',
    countryId: 724,
    municipalityId: 46250,
    postalCode: 46004,
    sectorIds: [1, 3, 5],
    portrait: {
      skin: 'light',
      hair: 'bun',
      hairColour: 'silver',
      top: 'shirt',
      topColour: 'white',
      ground: 'yellow',
      glasses: true,
      earrings: true,
    },
    resumes: [
      {
        name: 'CV Carmen Zaldívar',
        headline: 'Secretaria de dirección',
        summary:
          'Veinticinco años ordenando agendas ajenas con discreción. Me anticipo a los problemas y redacto con cuidado.',
      },
    ],
    experience: [
      {
        role: 'Secretaria de dirección',
        employer: 'Cerámicas Albufereta, Paterna',
        years: '2009 – 2026',
        points: ['Agenda, viajes y actas del consejo.', 'Organización de cuatro ferias internacionales.'],
      },
      {
        role: 'Administrativa comercial',
        employer: 'Naranjas Torrent del Molí, Alzira',
        years: '2000 – 2009',
        points: ['Pedidos, facturación y atención a clientes europeos.'],
      },
    ],
    education: [{ title: 'Técnica Superior en Asistencia a la Dirección', place: 'València', year: '1999' }],
    languages: ['Español y valenciano: nativos', 'Inglés: C1', 'Alemán: B1'],
    skills: ['Protocolo', 'Redacción y corrección', 'Presentaciones', 'Gestión de viajes', 'Archivo digital'],
    notes: [
      'Curso de protocolo empresarial (50 horas), 2018',
      'Taller de lenguaje claro, 2024',
      'Incorporación inmediata',
    ],
  },
  {
    firstName: 'Iván',
    firstSurname: 'Robledo',
    secondSurname: 'Mesa',
    sexId: 2,
    birthDate: '1985-12-12',
    countryId: 724,
    municipalityId: 41091,
    postalCode: 41010,
    sectorIds: [7, 5, 8],
    portrait: {
      skin: 'tan',
      hair: 'bald',
      hairColour: 'chestnut',
      top: 'blazer',
      topColour: 'grey',
      ground: 'cream',
      beard: true,
    },
    resumes: [
      {
        name: 'Iván Robledo CV',
        headline: 'Responsable de ventas',
        summary:
          'Dirijo equipos comerciales desde el ejemplo: la mitad de mi semana transcurre en la carretera, con ellos.',
      },
    ],
    experience: [
      {
        role: 'Jefe de ventas regional',
        employer: 'Distribuciones Guadalcentro, Sevilla',
        years: '2018 – actualidad',
        points: ['Equipo de nueve comerciales en tres provincias.', 'Crecimiento del 34 % en cinco años.'],
      },
      {
        role: 'Comercial de zona',
        employer: 'Aceites Alminar, Dos Hermanas',
        years: '2010 – 2018',
        points: ['Cartera de ciento veinte clientes de hostelería y tienda.'],
      },
    ],
    education: [{ title: 'Diplomatura en Ciencias Empresariales', place: 'Sevilla', year: '2008' }],
    languages: ['Español: nativo', 'Inglés: B2', 'Portugués: B1'],
    skills: ['Negociación', 'Gestión de equipos', 'Presupuesto de ventas', 'Grandes cuentas'],
    notes: [
      'Programa de dirección comercial (120 horas), 2019',
      'Permiso de conducir B y vehículo propio',
      'Disponibilidad para viajar',
    ],
  },
  {
    firstName: 'Mei',
    firstSurname: 'Chen',
    secondSurname: null,
    sexId: 1,
    birthDate: '1999-09-14',
    countryId: 156,
    municipalityId: 28065,
    postalCode: 28901,
    sectorIds: [15, 26, 5],
    portrait: { skin: 'light', hair: 'long', hairColour: 'ink', top: 'jumper', topColour: 'yellow', ground: 'blue' },
    resumes: [
      {
        name: 'CV Mei Chen',
        headline: 'Analista financiera y de datos',
        summary:
          'Economista con afición por las bases de datos. Convierto hojas de cálculo interminables en informes de una página.',
      },
    ],
    experience: [
      {
        role: 'Analista de control de gestión',
        employer: 'Envases Marbela, Getafe',
        years: '2023 – actualidad',
        points: ['Cuadro de mando mensual para ocho áreas.', 'Automatización de informes que antes pedían tres días.'],
      },
      {
        role: 'Ayudante de auditoría',
        employer: 'Auditores Ribalbor, Madrid',
        years: '2021 – 2023',
        points: ['Trabajo de campo en empresas industriales y de distribución.'],
      },
    ],
    education: [{ title: 'Grado en Economía y Análisis de Datos', place: 'Madrid', year: '2021' }],
    languages: ['Chino y español: nativos', 'Inglés: C1'],
    skills: ['SQL', 'Python', 'Presupuestos', 'Visualización de datos', 'Hojas de cálculo a nivel experto'],
    notes: [
      'Curso de visualización de datos (60 horas), 2024',
      'Profesora voluntaria de chino para familias',
      'Disponibilidad para trabajo híbrido',
    ],
  },
  {
    firstName: 'Elena',
    firstSurname: 'Vilches',
    secondSurname: 'Pardo',
    sexId: 1,
    birthDate: '1990-01-26',
    countryId: 724,
    municipalityId: 50297,
    postalCode: 50006,
    sectorIds: [19, 15, 1],
    portrait: {
      skin: 'light',
      hair: 'ponytail',
      hairColour: 'auburn',
      top: 'blazer',
      topColour: 'blue',
      ground: 'grey',
    },
    resumes: [
      {
        name: 'CV Elena Vilches',
        headline: 'Abogada laboralista',
        summary:
          'Asesoro a empresas y comités desde hace nueve años. Prefiero un buen acuerdo a un mal pleito, y explico las cosas sin latín.',
      },
    ],
    experience: [
      {
        role: 'Abogada laboralista',
        employer: 'Despacho Ribera del Pilón, Zaragoza',
        years: '2019 – actualidad',
        points: ['Negociación de convenios y planes de igualdad.', 'Asistencia a juicios y conciliaciones.'],
      },
      {
        role: 'Abogada júnior',
        employer: 'Vallés y Sanmartín Asociados, Huesca',
        years: '2016 – 2019',
        points: ['Procedimientos laborales y de Seguridad Social.'],
      },
    ],
    education: [
      { title: 'Máster de Acceso a la Abogacía', place: 'Zaragoza', year: '2016' },
      { title: 'Grado en Derecho', place: 'Zaragoza', year: '2014' },
    ],
    languages: ['Español: nativo', 'Inglés: B2', 'Francés: B2'],
    skills: ['Derecho laboral', 'Negociación colectiva', 'Protección de datos', 'Redacción jurídica clara'],
    notes: ['Colegiada desde 2016', 'Curso de mediación laboral (100 horas), 2020', 'Permiso de conducir B'],
  },
]
