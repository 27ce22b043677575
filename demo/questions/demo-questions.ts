/** Questions of some demo offers, with answers. An offer asks the first ones of its list. */
export const demoQuestions = [
  {
    kind: 'numero',
    text: '¿Cuántos años de experiencia tienes en un puesto parecido?',
    unit: 'años',
    isRequired: true,
    answers: [3, 1, 6, 0, 2.5, 11, 4],
  },
  {
    kind: 'opcion',
    text: '¿Qué horario prefieres?',
    options: ['Mañana', 'Tarde', 'Me da igual'],
    isRequired: true,
    answers: ['Me da igual', 'Mañana', 'Tarde', 'Mañana', 'Me da igual'],
  },
  {
    kind: 'si_no',
    text: '¿Puedes empezar antes de un mes?',
    isRequired: true,
    answers: [true, true, false, true],
  },
  {
    kind: 'texto',
    text: '¿Qué te gusta de este puesto?',
    isRequired: false,
    answers: [
      'Me gusta tratar con la gente y trabajar en equipo. Busco un sitio donde quedarme muchos años.',
      null,
      'Está cerca de casa y es lo que he estudiado.',
    ],
  },
] as const
