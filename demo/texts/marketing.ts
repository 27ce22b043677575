import type { SectorTexts } from './sector-texts.ts'

export const marketing: SectorTexts = {
  sectorId: 22,
  companies: ['nubarela', 'mirasierpe', 'brisalena', 'lumbral'],
  setting: 'urban',
  perks: [
    'Ofrecemos contrato indefinido, equipo portátil y presupuesto para formación.',
    'No trabajamos de noche por una campaña: se planifica y se respeta.',
    'Medimos el resultado de las ideas, no las horas de silla.',
    'Contarás con un equipo que combina datos, diseño y buena escritura.',
    'Cada trimestre puedes dedicar dos días a probar algo nuevo.',
  ],
  fullTime: [
    'El horario es flexible, con un tramo común de diez a dos.',
    'Los viernes acabamos a las tres durante todo el año.',
    'La jornada es de treinta y nueve horas semanales, con entrada entre las ocho y las diez.',
  ],
  partTime: [
    'Es un puesto de veinticinco horas semanales, con horario a convenir.',
    'La jornada es de veinte horas a la semana, por la mañana.',
  ],
  jobs: [
    {
      position: 'Especialista en marketing digital',
      salary: [23500, 33000],
      desk: 'digital',
      partTime: 0.1,
      variants: {
        'Especialista en marketing digital':
          'Queremos unir canales que hoy van cada uno por su lado, y buscamos a quien los ordene.',
        'Técnico/a de marketing digital':
          'El equipo lanza varias campañas al mes y necesita una persona organizada y con iniciativa.',
        'Especialista en correo y fidelización':
          'Un buen correo se espera con gusto; queremos enviar menos y que interesen más.',
        'Especialista en marketing local': 'Cada ciudad tiene su carácter, y las campañas deberían notarlo.',
      },
      tasks: [
        'Planificarás campañas y su calendario.',
        'Coordinarás textos, diseño y publicación.',
        'Analizarás los resultados y contarás lo aprendido.',
        'Propondrás pruebas pequeñas antes de las grandes inversiones.',
      ],
      requirements: [
        'Formación en Marketing, Comunicación o similar',
        'Dos años de experiencia',
        'Manejo de herramientas de analítica',
        'Buena redacción en español',
        'Nivel B2 de inglés',
      ],
    },
    {
      position: 'Gestor/a de redes sociales',
      salary: [20000, 27000],
      desk: 'digital',
      partTime: 0.35,
      variants: {
        'Gestor/a de redes sociales':
          'Buscamos a quien conteste con gracia, publique con sentido y sepa cuándo callar.',
        'Responsable de comunidad en línea':
          'Nuestra comunidad opina, pregunta y propone, y merece una voz propia al otro lado.',
        'Creador/a de contenidos para redes':
          'Tenemos historias que contar y nos falta quien las grabe y las monte con frescura.',
        'Gestor/a de redes y atención en línea':
          'Cada vez más personas nos preguntan por las redes, y queremos responder en el día.',
      },
      tasks: [
        'Prepararás el calendario editorial y lo mantendrás vivo.',
        'Crearás piezas de texto, foto y vídeo corto.',
        'Responderás comentarios y mensajes con el tono de la casa.',
        'Medirás el alcance y ajustarás lo que no funcione.',
      ],
      requirements: [
        'Un año de experiencia gestionando perfiles de marca',
        'Ortografía y estilo cuidados',
        'Nociones de fotografía y edición de vídeo',
        'Criterio ante comentarios delicados',
        'Se valora una lengua cooficial',
      ],
    },
    {
      position: 'Especialista en posicionamiento SEO',
      salary: [25000, 35000],
      desk: 'digital',
      variants: {
        'Especialista en posicionamiento SEO': 'Quien nos busca debería encontrarnos, y aún no siempre ocurre.',
        'Técnico/a de posicionamiento web':
          'El sitio tiene miles de páginas y buscamos a quien las haga fáciles de encontrar y de leer.',
        'Especialista en SEO y contenidos':
          'Queremos contenidos que respondan a preguntas reales y que además posicionen.',
        'Especialista en SEO técnico': 'Velocidad, estructura y enlaces: buscamos a quien disfrute con los cimientos.',
      },
      tasks: [
        'Estudiarás qué busca la gente y qué le ofrecemos.',
        'Revisarás la estructura, la velocidad y los enlaces del sitio.',
        'Darás pautas a quienes escriben y a quienes programan.',
        'Seguirás las posiciones y explicarás su evolución.',
      ],
      requirements: [
        'Dos años de experiencia en posicionamiento',
        'Manejo de herramientas de rastreo y analítica',
        'Conocimientos de HTML',
        'Capacidad para explicar prioridades',
        'Buena redacción',
      ],
    },
    {
      position: 'Especialista en publicidad en línea',
      salary: [24000, 34000],
      desk: 'digital',
      variants: {
        'Especialista en publicidad en línea':
          'El presupuesto de publicidad ha crecido y queremos que cada euro cuente.',
        'Gestor/a de campañas de pago': 'Buscamos a quien disfrute probando mensajes, públicos y formatos con método.',
        'Técnico/a de compra de medios digitales':
          'Planificamos en muchos soportes y nos falta quien compare y decida.',
        'Analista de campañas': 'Los datos de campaña cuentan una historia, y buscamos a quien sepa leerla.',
      },
      tasks: [
        'Configurarás campañas en buscadores y redes.',
        'Controlarás la inversión y el coste por resultado.',
        'Probarás anuncios y páginas de destino.',
        'Elaborarás informes breves con recomendaciones.',
      ],
      requirements: [
        'Dos años gestionando campañas de pago',
        'Soltura con hojas de cálculo',
        'Conocimiento de medición y consentimiento',
        'Capacidad analítica',
        'Nivel B1 de inglés',
      ],
    },
    {
      position: 'Redactor/a de contenidos',
      salary: [20000, 27500],
      desk: 'digital',
      partTime: 0.35,
      at: ['mirasierpe'],
      variants: {
        'Redactor/a de contenidos':
          'Escribimos para que se entienda a la primera y buscamos a quien lo haga con gusto.',
        'Redactor/a publicitario/a': 'Una buena frase ahorra muchas explicaciones, y nos faltan unas cuantas.',
        'Redactor/a de textos de producto': 'Miles de fichas esperan una descripción honesta y útil.',
        'Editor/a de blog y boletín': 'El boletín tiene lectores fieles y queremos que lo sigan siendo.',
      },
      tasks: [
        'Investigarás, escribirás y corregirás textos para web, correo y tienda.',
        'Cuidarás el tono y la coherencia de la marca.',
        'Propondrás temas a partir de las preguntas del público.',
        'Revisarás textos de otras personas y explicarás los cambios.',
      ],
      requirements: [
        'Formación en Periodismo, Filología o Comunicación',
        'Muestra de textos publicados',
        'Dominio de la norma y del estilo del español',
        'Nociones de posicionamiento',
        'Curiosidad por temas muy distintos',
      ],
    },
  ],
}
