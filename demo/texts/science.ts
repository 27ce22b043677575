import type { SectorTexts } from './sector-texts.ts'

export const science: SectorTexts = {
  sectorId: 6,
  companies: ['valdesana', 'bermuela'],
  setting: 'urban',
  perks: [
    'Ofrecemos contrato estable, tiempo reservado para formación y ayuda para asistir a congresos.',
    'Trabajarás con equipos revisados cada año y con protocolos claros.',
    'El horario respeta la vida personal, y las horas de más se compensan.',
    'Publicamos los resultados con el nombre de todas las personas que han participado.',
    'Contarás con una persona que tutele tus primeros seis meses.',
  ],
  fullTime: [
    'La jornada es de lunes a viernes, con entrada flexible entre las siete y media y las nueve y media.',
    'Trabajarás en horario de mañana, de ocho a tres y media.',
    'Hay dos franjas de horario, y podrás elegir la que mejor te venga.',
  ],
  partTime: ['Es un puesto de veinte horas semanales, en horario de mañana.'],
  jobs: [
    {
      position: 'Técnico/a de laboratorio',
      salary: [19500, 25000],
      partTime: 0.2,
      variants: {
        'Técnico/a de laboratorio':
          'El laboratorio recibe más muestras que nunca y necesita manos firmes y registros impecables.',
        'Técnico/a de laboratorio de microbiología':
          'Ampliamos la sección de microbiología y buscamos a quien trabaje con seguridad en cabina.',
        'Técnico/a de laboratorio fisicoquímico':
          'Buscamos a una persona que disfrute afinando métodos y repitiendo hasta que el dato sea fiable.',
        'Auxiliar de laboratorio': 'Necesitamos un apoyo ordenado para la preparación de muestras, medios y material.',
      },
      tasks: [
        'Recibirás, identificarás y prepararás las muestras.',
        'Realizarás los análisis según los procedimientos acreditados.',
        'Verificarás los equipos y anotarás las calibraciones.',
        'Introducirás los resultados y avisarás de cualquier valor anómalo.',
      ],
      requirements: [
        'Grado superior en Laboratorio de Análisis y de Control de Calidad o similar',
        'Un año de experiencia en laboratorio',
        'Conocimiento de buenas prácticas de laboratorio',
        'Minuciosidad en el registro de datos',
        'Se valora conocer la norma ISO 17025',
      ],
    },
    {
      position: 'Investigador/a',
      salary: [26000, 36000],
      variants: {
        'Investigador/a en nutrición':
          'Iniciamos una línea de trabajo sobre alimentación y envejecimiento y buscamos a quien la impulse.',
        'Investigador/a en biotecnología':
          'Queremos llevar al terreno lo que ya funciona en la placa, y hace falta una persona con método.',
        'Investigador/a posdoctoral':
          'Tenemos financiación para tres años y una pregunta que merece la pena responder.',
        'Personal investigador en formación':
          'Ofrecemos la oportunidad de hacer la tesis dentro de la empresa, con dirección académica y sueldo digno.',
      },
      tasks: [
        'Diseñarás los ensayos, fijarás las variables y cuidarás la calidad de los datos.',
        'Analizarás los resultados con herramientas estadísticas.',
        'Redactarás artículos, memorias e informes para las entidades que financian.',
        'Presentarás los avances en las reuniones mensuales del grupo.',
      ],
      requirements: [
        'Grado y máster en el área de ciencias de la vida',
        'Experiencia en diseño experimental',
        'Nivel C1 de inglés escrito',
        'Manejo de programas de análisis estadístico',
        'Capacidad para trabajar con otros grupos',
        'Se valora el doctorado',
      ],
    },
    {
      position: 'Biólogo/a',
      salary: [23000, 30000],
      at: ['bermuela'],
      variants: {
        'Biólogo/a de control biológico':
          'Sustituimos insecticidas por insectos aliados y buscamos a quien los críe y los estudie.',
        'Biólogo/a de calidad de aguas':
          'Controlamos el agua que usamos y la que devolvemos, y queremos hacerlo aún mejor.',
        'Biólogo/a de laboratorio':
          'El equipo científico busca una persona curiosa que combine la poyata con el trabajo de gabinete.',
        'Técnico/a en biodiversidad':
          'Hacemos inventarios de fauna y flora y nos falta una persona que conozca bien el terreno.',
      },
      tasks: [
        'Planificarás los muestreos y participarás en las salidas.',
        'Identificarás especies y mantendrás la colección de referencia.',
        'Tratarás los datos y elaborarás mapas y gráficos.',
        'Redactarás informes que puedan entender quienes no son especialistas.',
      ],
      requirements: [
        'Grado en Biología',
        'Un año de experiencia en trabajo de campo o laboratorio',
        'Manejo de microscopía y claves de identificación',
        'Permiso de conducir B',
        'Conocimientos de estadística',
      ],
    },
    {
      position: 'Químico/a',
      salary: [24000, 32000],
      at: ['bermuela'],
      variants: {
        'Químico/a analista': 'Buscamos a la persona que ponga a punto los nuevos métodos de cromatografía.',
        'Químico/a de control de calidad':
          'Nada sale de nuestras instalaciones sin su análisis, y el equipo necesita refuerzo.',
        'Químico/a de desarrollo': 'Queremos reformular varios productos con ingredientes más sencillos y seguros.',
        'Responsable de laboratorio químico':
          'Se abre la plaza de responsable y buscamos a alguien que combine rigor y buen trato.',
      },
      tasks: [
        'Desarrollarás y validarás métodos de análisis.',
        'Interpretarás los resultados y firmarás los informes de ensayo.',
        'Gestionarás los reactivos y su almacenamiento seguro.',
        'Investigarás las desviaciones y propondrás acciones para corregirlas.',
      ],
      requirements: [
        'Grado en Química o Ingeniería Química',
        'Dos años de experiencia en cromatografía o espectroscopía',
        'Conocimiento de validación de métodos',
        'Nivel B2 de inglés',
        'Rigor con la seguridad química',
      ],
    },
    {
      position: 'Bioinformático/a',
      salary: [27000, 36500],
      desk: 'digital',
      at: ['valdesana'],
      variants: {
        'Analista de datos clínicos':
          'Los estudios generan muchos datos y queremos que cada conclusión se apoye en ellos.',
        'Bioestadístico/a':
          'El grupo necesita a alguien que haga las preguntas incómodas antes de recoger la primera muestra.',
        'Analista de datos científicos':
          'Buscamos a la persona que ordene diez años de ensayos y los convierta en conocimiento útil.',
        'Especialista en bioinformática':
          'Empezamos a trabajar con datos genómicos y queremos hacerlo con buenas prácticas desde el principio.',
      },
      tasks: [
        'Depurarás los datos y documentarás cada transformación.',
        'Aplicarás modelos estadísticos y discutirás sus límites con el equipo.',
        'Prepararás gráficos y tablas para informes y publicaciones.',
        'Automatizarás los procesos que hoy se hacen a mano.',
      ],
      requirements: [
        'Grado en Estadística, Matemáticas, Biología o similar',
        'Experiencia con R o Python',
        'Conocimientos de inferencia y modelos mixtos',
        'Nivel B2 de inglés',
        'Gusto por la reproducibilidad',
      ],
    },
  ],
}
