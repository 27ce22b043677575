import type { CandidateProfile } from './candidate-profile.ts'

/** Whom people are when they try the demo account. */
export const demoAccountCandidate: CandidateProfile = {
  firstName: 'Lucía',
  firstSurname: 'Montero',
  secondSurname: 'Arce',
  sexId: 1,
  birthDate: '1994-05-17',
  countryId: 724,
  municipalityId: 28079,
  postalCode: 28012,
  sectorIds: [22, 7, 12],
  portrait: {
    skin: 'light',
    hair: 'wavy',
    hairColour: 'chestnut',
    top: 'blazer',
    topColour: 'ink',
    ground: 'yellow',
  },
  resumes: [
    {
      name: 'CV Lucía Montero',
      headline: 'Especialista en marketing digital y contenidos',
      summary:
        'Siete años ayudando a comercios y pequeñas empresas a contar lo que hacen. Me muevo con soltura entre los datos y las palabras, y disfruto cuando una campaña se nota en la caja.',
    },
    {
      name: 'CV Lucía Montero (redacción)',
      headline: 'Redactora y editora de contenidos',
      summary:
        'Escribo textos claros para webs, boletines y tiendas en línea. Me gusta hacer preguntas antes de escribir y quitar palabras después.',
    },
  ],
  experience: [
    {
      role: 'Especialista en marketing digital',
      employer: 'Librerías Tintaleve, Madrid',
      years: '2022 – actualidad',
      points: [
        'Plan anual de campañas para ocho tiendas y la venta en línea.',
        'El boletín semanal pasó de 4.000 a 19.000 lectores.',
        'Coordinación de dos personas de diseño y redacción.',
      ],
    },
    {
      role: 'Técnica de comunicación',
      employer: 'Asociación Barrio Vivo de Argandil, Madrid',
      years: '2019 – 2022',
      points: ['Web, redes y prensa de cuarenta comercios asociados.', 'Organización de la feria de otoño.'],
    },
    {
      role: 'Ayudante de redacción',
      employer: 'Revista La Plazuela, Guadalajara',
      years: '2017 – 2019',
      points: ['Entrevistas, agenda cultural y corrección de textos.'],
    },
  ],
  education: [
    { title: 'Máster en Comunicación Digital', place: 'Madrid', year: '2019' },
    { title: 'Grado en Periodismo', place: 'Madrid', year: '2016' },
  ],
  languages: ['Español: nativo', 'Inglés: C1', 'Francés: B1'],
  skills: ['Analítica web', 'Correo y fidelización', 'Posicionamiento', 'Redacción', 'Edición básica de vídeo'],
  notes: [
    'Curso de analítica web para comercio (60 horas), 2023',
    'Voluntaria en el taller de lectura del barrio',
    'Permiso de conducir B',
    'Incorporación en quince días',
  ],
}
