import type { CandidateProfile } from './candidate-profile.ts'

export const serviceCandidates: readonly CandidateProfile[] = [
  {
    firstName: 'Álvaro',
    firstSurname: 'Peñalver',
    secondSurname: 'Duarte',
    sexId: 2,
    birthDate: '1996-08-31',
    countryId: 724,
    municipalityId: 35016,
    postalCode: 35010,
    sectorIds: [10, 9, 16],
    portrait: { skin: 'tan', hair: 'side', hairColour: 'chestnut', top: 'tshirt', topColour: 'red', ground: 'blue' },
    resumes: [
      {
        name: 'CV Álvaro Peñalver',
        headline: 'Entrenador y monitor deportivo',
        summary: 'Fuerza, agua y aire libre. Me gusta ver mejorar a quien creía que el deporte no era lo suyo.',
      },
    ],
    experience: [
      {
        role: 'Monitor de sala y actividades',
        employer: 'Centro Deportivo Las Dunas, Las Palmas de Gran Canaria',
        years: '2020 – actualidad',
        points: ['Grupos de fuerza para mayores de sesenta años.', 'Coordinación de sustituciones.'],
      },
      {
        role: 'Socorrista y monitor de natación',
        employer: 'Piscinas Barranco Hondillo, Telde',
        years: '2016 – 2020',
        points: ['Vigilancia y cursos de iniciación.'],
      },
    ],
    education: [
      {
        title: 'Grado en Ciencias de la Actividad Física y del Deporte',
        place: 'Las Palmas de Gran Canaria',
        year: '2020',
      },
      { title: 'Socorrista acuático', place: 'Telde', year: '2016' },
    ],
    languages: ['Español: nativo', 'Inglés: B2', 'Alemán: A2'],
    skills: ['Entrenamiento de fuerza', 'Natación', 'Primeros auxilios', 'Desfibrilador', 'Senderismo'],
    notes: [
      'Curso de entrenamiento en mayores (60 horas), 2023',
      'Desfibrilador y primeros auxilios, en vigor',
      'Permiso de conducir B',
    ],
  },
  {
    firstName: 'Oksana',
    firstSurname: 'Kovalenko',
    secondSurname: null,
    sexId: 1,
    birthDate: '1986-10-20',
    countryId: 804,
    municipalityId: 3014,
    postalCode: 3002,
    sectorIds: [16, 20, 25],
    portrait: { skin: 'light', hair: 'braids', hairColour: 'blond', top: 'shirt', topColour: 'blue', ground: 'yellow' },
    resumes: [
      {
        name: 'CV Oksana Kovalenko',
        headline: 'Recepcionista de hotel',
        summary:
          'Recibo a cada huésped como si llegara a casa. Cinco idiomas y siete años de mostrador, también de noche.',
      },
    ],
    experience: [
      {
        role: 'Recepcionista',
        employer: 'Hotel Playa Cabriana, Benidorm',
        years: '2022 – actualidad',
        points: ['Entradas, salidas, facturación y quejas.', 'Sustitución de la jefatura de recepción.'],
      },
      {
        role: 'Recepcionista de noche',
        employer: 'Hostal Santa Ondina, Alacant',
        years: '2019 – 2022',
        points: ['Cierre diario y atención en cuatro idiomas.'],
      },
    ],
    education: [{ title: 'Grado en Filología', place: 'Leópolis', year: '2008' }],
    languages: ['Ucraniano y ruso: nativos', 'Español: C1', 'Inglés: C1', 'Polaco: B2'],
    skills: ['Gestión hotelera', 'Reservas', 'Cierre de caja', 'Trato con huéspedes'],
    notes: [
      'Curso de gestión hotelera (120 horas), 2021',
      'Intérprete voluntaria en acogida de familias',
      'Disponibilidad para turnos, también de noche',
    ],
  },
  {
    firstName: 'Tomás',
    firstSurname: 'Iriondo',
    secondSurname: 'Blasco',
    sexId: 2,
    birthDate: '1972-07-07',
    countryId: 724,
    municipalityId: 39075,
    postalCode: 39004,
    sectorIds: [21, 4, 20],
    portrait: {
      skin: 'light',
      hair: 'bald',
      hairColour: 'silver',
      top: 'workwear',
      topColour: 'green',
      ground: 'grey',
      beard: true,
      glasses: true,
    },
    resumes: [
      {
        name: 'CV Tomás Iriondo',
        headline: 'Conductor de camión',
        summary:
          'Dos millones de kilómetros y ningún parte por mi culpa. Todos los permisos en vigor y ganas de rutas de día.',
      },
    ],
    experience: [
      {
        role: 'Conductor de tráiler frigorífico',
        employer: 'Transportes Peñalbora, Santander',
        years: '2008 – actualidad',
        points: ['Rutas nacionales y a Francia.', 'Tutor de seis conductores noveles.'],
      },
      {
        role: 'Repartidor',
        employer: 'Lácteos Valdoreña, Torrelavega',
        years: '1994 – 2008',
        points: ['Reparto en tienda y hostelería.'],
      },
    ],
    education: [
      { title: 'Certificado de aptitud profesional y mercancías peligrosas', place: 'Santander', year: '2024' },
      { title: 'Permisos C, C+E y D', place: 'Santander', year: '1998' },
    ],
    languages: ['Español: nativo', 'Francés: A2'],
    skills: ['Tacógrafo digital', 'Sujeción de cargas', 'Mecánica básica', 'Cadena de frío'],
    notes: [
      'Tarjeta de tacógrafo digital, en vigor',
      'Curso de conducción eficiente (20 horas), 2023',
      'Preferencia por rutas de día',
    ],
  },
  {
    firstName: 'Valentina',
    firstSurname: 'Rojas',
    secondSurname: 'Medina',
    sexId: 1,
    birthDate: '2001-04-12',
    countryId: 862,
    municipalityId: 15030,
    postalCode: 15008,
    sectorIds: [7, 16, 22],
    portrait: {
      skin: 'brown',
      hair: 'afro',
      hairColour: 'ink',
      top: 'dungarees',
      topColour: 'ink',
      ground: 'yellow',
      earrings: true,
    },
    resumes: [
      {
        name: 'CV Valentina Rojas',
        headline: 'Dependienta',
        summary: 'Cuatro años en mostrador y caja. Recuerdo el nombre de quien vuelve y el pan que se lleva.',
      },
    ],
    experience: [
      {
        role: 'Dependienta',
        employer: 'Frutería Montalbor, A Coruña',
        years: '2023 – actualidad',
        points: ['Atención, caja y encargos.', 'Cuentas de la tienda en redes.'],
      },
      {
        role: 'Camarera',
        employer: 'Café Orillazul, A Coruña',
        years: '2021 – 2023',
        points: ['Barra y terraza.'],
      },
    ],
    education: [{ title: 'Técnica en Actividades Comerciales', place: 'A Coruña', year: '2022' }],
    languages: ['Español: nativo', 'Gallego: B2', 'Inglés: B1'],
    skills: ['Caja y datáfono', 'Escaparate', 'Manipulación de alimentos', 'Redes sociales'],
    notes: [
      'Curso de escaparatismo (40 horas), 2024',
      'Carné de manipulación de alimentos, en vigor',
      'Disponibilidad de mañana o de tarde',
    ],
  },
]
