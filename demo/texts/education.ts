import type { SectorTexts } from './sector-texts.ts'

export const education: SectorTexts = {
  sectorId: 13,
  companies: ['altozar'],
  setting: 'anywhere',
  perks: [
    'Ofrecemos contrato para todo el curso, con posibilidad de continuidad y vacaciones escolares.',
    'Los grupos son reducidos y contarás con horas de coordinación dentro del horario.',
    'Te acompañará una persona tutora durante el primer trimestre.',
    'La formación del profesorado se hace en horario laboral y a cargo del centro.',
    'Encontrarás un claustro que comparte materiales, dudas y almuerzos.',
  ],
  fullTime: [
    'La jornada es de veinticinco horas lectivas y cinco de permanencia en el centro.',
    'El horario es de lunes a viernes, de nueve a cinco, con una tarde libre.',
    'Trabajarás en jornada continua de mañana, con una tarde de coordinación al mes.',
  ],
  partTime: [
    'La jornada es de doce horas lectivas, agrupadas en tres días.',
    'Es un puesto de quince horas semanales, en horario de mañana y mediodía.',
  ],
  jobs: [
    {
      position: 'Maestro/a de educación infantil',
      salary: [18500, 24500],
      partTime: 0.2,
      at: ['altozar'],
      variants: {
        'Maestro/a de educación infantil':
          'Abrimos una nueva aula de tres años y buscamos a quien la llene de calma y descubrimientos.',
        'Educador/a de escuela infantil':
          'El primer ciclo crece y queremos mantener la atención cercana que nos distingue.',
        'Maestro/a de apoyo en infantil':
          'Cada criatura lleva su ritmo y una persona más en el aula permite respetarlo.',
        'Tutor/a de segundo ciclo de infantil':
          'Se jubila una maestra muy querida y buscamos a alguien que recoja el testigo.',
      },
      tasks: [
        'Programarás actividades que partan del juego y de la curiosidad.',
        'Acompañarás las rutinas, los aprendizajes y las emociones del grupo.',
        'Observarás la evolución de cada criatura y la compartirás con su familia.',
        'Prepararás el aula y los materiales con el equipo de ciclo.',
      ],
      requirements: [
        'Grado en Educación Infantil o grado superior en Educación Infantil, según el ciclo',
        'Certificado negativo de delitos de naturaleza sexual',
        'Experiencia o prácticas en escuela infantil',
        'Paciencia, sensibilidad y trabajo en equipo',
        'Se valora un nivel B2 de inglés',
      ],
    },
    {
      position: 'Maestro/a de educación primaria',
      salary: [21500, 28500],
      partTime: 0.15,
      at: ['altozar'],
      variants: {
        'Maestro/a de educación primaria':
          'Necesitamos una persona para tutorizar un grupo de tercero con ganas de leerlo todo.',
        'Maestro/a de primaria con inglés':
          'Impartimos varias áreas en inglés y buscamos a quien lo haga con naturalidad.',
        'Maestro/a de educación física': 'El patio y el gimnasio son nuestra segunda aula y falta quien la dirija.',
        'Maestro/a de música':
          'Tenemos coro, instrumentos y un auditorio pequeño: solo nos falta quien los haga sonar.',
        'Maestro/a de pedagogía terapéutica':
          'Queremos reforzar el apoyo al alumnado con necesidades educativas especiales.',
      },
      tasks: [
        'Prepararás las clases con actividades variadas y objetivos claros.',
        'Evaluarás de forma continua y darás a cada alumno y alumna una orientación concreta.',
        'Mantendrás entrevistas con las familias cada trimestre.',
        'Participarás en los proyectos del centro y en las salidas.',
      ],
      requirements: [
        'Grado en Educación Primaria con la mención correspondiente',
        'Certificado negativo de delitos de naturaleza sexual',
        'Capacidad para atender ritmos distintos',
        'Competencia digital docente',
        'Se valora experiencia en aprendizaje por proyectos',
      ],
    },
    {
      position: 'Profesor/a de educación secundaria',
      salary: [24500, 32000],
      partTime: 0.3,
      at: ['altozar'],
      variants: {
        'Profesor/a de Matemáticas de secundaria':
          'Buscamos a quien demuestre que las matemáticas se entienden antes de aprenderse.',
        'Profesor/a de Lengua y Literatura':
          'Queremos que nuestro alumnado lea, escriba y discuta, y hace falta quien encienda la mecha.',
        'Profesor/a de Física y Química':
          'Tenemos laboratorio propio y buscamos a alguien que lo use todas las semanas.',
        'Profesor/a de Geografía e Historia':
          'Explicar el presente a través del pasado es un arte, y necesitamos a quien lo practique.',
        'Profesor/a de Tecnología': 'Robótica, madera y programación comparten taller y buscan docente.',
      },
      tasks: [
        'Impartirás clase en los distintos cursos de la etapa.',
        'Diseñarás situaciones de aprendizaje y pruebas justas.',
        'Harás el seguimiento del grupo y te coordinarás con orientación.',
        'Atenderás a las familias y participarás en las juntas de evaluación.',
      ],
      requirements: [
        'Titulación universitaria de la especialidad',
        'Máster de formación del profesorado',
        'Certificado negativo de delitos de naturaleza sexual',
        'Capacidad para gestionar el aula con respeto',
        'Se valora la habilitación lingüística en inglés',
      ],
    },
    {
      position: 'Profesor/a de idiomas',
      salary: [17800, 23500],
      partTime: 0.6,
      at: ['altozar'],
      variants: {
        'Profesor/a de inglés':
          'Ampliamos los grupos de conversación y buscamos a quien haga hablar hasta a quien más le cuesta.',
        'Profesor/a de francés': 'El francés gana alumnado cada curso y queremos seguir ofreciéndolo con calidad.',
        'Profesor/a de alemán': 'Buscamos a alguien que enseñe alemán útil para el trabajo y para la vida.',
        'Profesor/a de español para extranjeros':
          'Llegan personas de muchos países con ganas de aprender español y queremos recibirlas bien.',
      },
      tasks: [
        'Darás clases comunicativas en grupos pequeños.',
        'Prepararás materiales adaptados a la edad y al nivel.',
        'Harás pruebas de nivel e informes de progreso.',
        'Ayudarás a preparar los exámenes oficiales.',
      ],
      requirements: [
        'Nivel C1 o C2 del idioma que se enseña',
        'Titulación en Filología, Traducción o Magisterio',
        'Un año de experiencia docente',
        'Metodología activa',
        'Disponibilidad de tarde',
      ],
    },
    {
      position: 'Orientador/a educativo/a',
      salary: [25000, 32000],
      partTime: 0.25,
      at: ['altozar'],
      variants: {
        'Orientador/a educativo/a':
          'El departamento de orientación atiende a cuatro etapas y necesita otra persona que escuche.',
        'Psicopedagogo/a': 'Detectar pronto una dificultad cambia una historia escolar, y queremos más ojos atentos.',
        'Orientador/a académico/a y profesional':
          'Elegir estudios a los dieciséis no es fácil; buscamos a quien ayude a hacerlo con información.',
        'Coordinador/a de bienestar y convivencia':
          'Reforzamos el plan de convivencia con una persona dedicada al bienestar del alumnado.',
      },
      tasks: [
        'Realizarás evaluaciones psicopedagógicas y propondrás medidas de apoyo.',
        'Asesorarás al profesorado y a las familias.',
        'Organizarás el plan de acción tutorial y las charlas de orientación.',
        'Coordinarás los casos con los servicios externos.',
      ],
      requirements: [
        'Grado en Psicología, Pedagogía o Psicopedagogía',
        'Máster de formación del profesorado en Orientación Educativa',
        'Certificado negativo de delitos de naturaleza sexual',
        'Dos años de experiencia en centros educativos',
        'Discreción y empatía',
      ],
    },
  ],
}
