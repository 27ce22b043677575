import type { CandidateProfile } from './candidate-profile.ts'

export const officeCandidates: readonly CandidateProfile[] = [
  {
    firstName: 'Andrés',
    firstSurname: 'Quiroga',
    secondSurname: 'Beltrán',
    sexId: 2,
    birthDate: '1988-11-02',
    countryId: 724,
    municipalityId: 47186,
    postalCode: 47003,
    sectorIds: [15, 1, 19],
    portrait: {
      skin: 'light',
      hair: 'side',
      hairColour: 'ink',
      top: 'shirt',
      topColour: 'blue',
      ground: 'cream',
      beard: true,
    },
    resumes: [
      {
        name: 'CV_Andres_Quiroga',
        headline: 'Contable',
        summary:
          'Once años cerrando meses sin sobresaltos. Llevo la contabilidad completa de varias sociedades, preparo impuestos y atiendo a la auditoría.',
      },
    ],
    experience: [
      {
        role: 'Contable de grupo',
        employer: 'Maderas Alcorlo, Valladolid',
        years: '2019 – actualidad',
        points: [
          'Cierre mensual de cuatro sociedades en cinco días.',
          'Cambio del programa contable sin parar la facturación.',
        ],
      },
      {
        role: 'Técnico contable',
        employer: 'Gestoría Puente Mayor, Palencia',
        years: '2014 – 2019',
        points: ['Contabilidad e impuestos de treinta y cinco pymes y autónomos.'],
      },
    ],
    education: [{ title: 'Grado en Administración y Dirección de Empresas', place: 'Valladolid', year: '2013' }],
    languages: ['Español: nativo', 'Inglés: B2'],
    skills: [
      'Plan General de Contabilidad',
      'IVA, IRPF y sociedades',
      'Hojas de cálculo avanzadas',
      'Conciliación bancaria',
    ],
    notes: [
      'Curso de consolidación de cuentas (80 horas), 2022',
      'Miembro del colegio de economistas',
      'Permiso de conducir B',
      'Disponibilidad para viajar algún día al mes',
    ],
  },
  {
    firstName: 'Nerea',
    firstSurname: 'Etxarte',
    secondSurname: 'Landa',
    sexId: 1,
    birthDate: '1997-02-21',
    countryId: 724,
    municipalityId: 48020,
    postalCode: 48005,
    sectorIds: [23, 1, 25],
    portrait: {
      skin: 'light',
      hair: 'bob',
      hairColour: 'blond',
      top: 'jumper',
      topColour: 'green',
      ground: 'grey',
      glasses: true,
    },
    resumes: [
      {
        name: 'Curriculum Nerea Etxarte',
        headline: 'Técnica de selección y recursos humanos',
        summary:
          'Psicóloga del trabajo. Hago entrevistas estructuradas, doy respuesta a todas las candidaturas y creo que una buena acogida ahorra muchas despedidas.',
      },
    ],
    experience: [
      {
        role: 'Técnica de selección',
        employer: 'Personalia Norte, Bilbao',
        years: '2021 – actualidad',
        points: [
          'Unos setenta procesos al año, de taller a oficina técnica.',
          'Guía interna de entrevistas sin sesgos.',
        ],
      },
      {
        role: 'Prácticas en recursos humanos',
        employer: 'Cooperativa Ardila, Durango',
        years: '2020 – 2021',
        points: ['Plan de acogida y encuesta de clima.'],
      },
    ],
    education: [
      { title: 'Máster en Recursos Humanos', place: 'Bilbao', year: '2020' },
      { title: 'Grado en Psicología', place: 'Donostia', year: '2019' },
    ],
    languages: ['Español y euskera: nativos', 'Inglés: B2'],
    skills: ['Entrevista por competencias', 'Redacción de ofertas', 'Planes de igualdad', 'Formación bonificada'],
    notes: [
      'Curso de entrevista estructurada (40 horas), 2022',
      'Formación en igualdad (100 horas), 2021',
      'Permiso de conducir B y vehículo propio',
    ],
  },
  {
    firstName: 'Youssef',
    firstSurname: 'Benali',
    secondSurname: null,
    sexId: 2,
    birthDate: '1992-08-09',
    countryId: 504,
    municipalityId: 8101,
    postalCode: 8901,
    sectorIds: [3, 21, 7],
    portrait: {
      skin: 'olive',
      hair: 'short',
      hairColour: 'ink',
      top: 'tshirt',
      topColour: 'yellow',
      ground: 'blue',
      beard: true,
    },
    resumes: [
      {
        name: 'CV Youssef Benali',
        headline: 'Agente de atención al cliente multilingüe',
        summary:
          'Atiendo en cuatro lenguas y procuro que nadie tenga que llamar dos veces. Seis años en centros de atención y dos en almacén.',
      },
      {
        name: 'CV Youssef Benali - almacén',
        headline: 'Preparador de pedidos y carretillero',
        summary:
          'Experiencia con lector, inventarios y carretilla frontal y retráctil. Carné en vigor y cero accidentes.',
      },
    ],
    experience: [
      {
        role: 'Agente de atención al cliente',
        employer: 'Contacto Llobregat, Cornellà de Llobregat',
        years: '2020 – actualidad',
        points: [
          'Consultas por teléfono y chat en español, catalán, francés y árabe.',
          'Formación de nuevas incorporaciones.',
        ],
      },
      {
        role: 'Mozo de almacén y carretillero',
        employer: 'Almacenes Portaferra, El Prat de Llobregat',
        years: '2017 – 2020',
        points: ['Preparación de pedidos, carga de camiones e inventarios.'],
      },
    ],
    education: [
      { title: 'Grado medio en Actividades Comerciales', place: 'L’Hospitalet de Llobregat', year: '2016' },
      { title: 'Carné de carretillero', place: 'Barcelona', year: '2017' },
    ],
    languages: ['Árabe: nativo', 'Español y catalán: C1', 'Francés: C1', 'Inglés: B1'],
    skills: ['Gestión de incidencias', 'Programas de gestión de clientes', 'Radiofrecuencia', 'Trato con el público'],
    notes: [
      'Curso de atención por escrito (30 horas), 2021',
      'Intérprete voluntario en el centro de salud',
      'Disponibilidad para turnos',
    ],
  },
]
