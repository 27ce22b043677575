import type { SectorTexts } from './sector-texts.ts'

export const technology: SectorTexts = {
  sectorId: 26,
  companies: ['nubarela', 'lumbral', 'helivenda', 'transcefiro'],
  setting: 'urban',
  perks: [
    'Ofrecemos contrato indefinido, equipo a elegir y un presupuesto anual de formación.',
    'Las guardias, cuando las hay, son voluntarias y se pagan bien.',
    'Trabajamos en ciclos de dos semanas y dejamos sitio para pagar la deuda técnica.',
    'El salario sigue una tabla conocida por todo el mundo y se revisa cada enero.',
    'Puedes asistir a dos congresos al año, con viaje y entrada pagados.',
  ],
  fullTime: [
    'El horario es flexible, con un tramo común de diez a dos.',
    'La jornada es de treinta y ocho horas semanales, con viernes intensivo.',
    'Entre junio y septiembre la jornada es continua, de ocho a tres.',
  ],
  partTime: ['Es un puesto de veinticinco horas semanales, con horario a convenir.'],
  jobs: [
    {
      position: 'Programador/a',
      salary: [25000, 38000],
      desk: 'digital',
      partTime: 0.08,
      variants: {
        'Programador/a de aplicaciones':
          'Desarrollamos programas que se usan a diario en oficinas y almacenes, y el equipo crece.',
        'Programador/a de aplicaciones móviles':
          'La aplicación móvil es ya la puerta principal, y queremos que abra suave.',
        'Programador/a júnior con tutoría':
          'Ofrecemos un primer empleo con tutoría real y código que llega a producción.',
        'Programador/a de integraciones':
          'Nuestros sistemas hablan con los de muchos clientes, y buscamos a quien haga de intérprete.',
      },
      tasks: [
        'Desarrollarás nuevas funciones y corregirás errores.',
        'Escribirás pruebas y documentación breve.',
        'Revisarás el código de otras personas con respeto.',
        'Estimarás el trabajo y avisarás pronto si algo se tuerce.',
      ],
      requirements: [
        'Grado superior en Desarrollo de Aplicaciones o Ingeniería Informática',
        'Conocimiento de al menos un lenguaje orientado a objetos',
        'Manejo de control de versiones',
        'Nociones de bases de datos',
        'Ganas de aprender y de preguntar',
      ],
    },
    {
      position: 'Analista de datos',
      salary: [26000, 37000],
      desk: 'digital',
      variants: {
        'Analista de datos': 'Tenemos muchos datos y pocas respuestas, y queremos invertir la proporción.',
        'Analista de inteligencia de negocio':
          'Cada departamento pide su informe, y buscamos a quien los haga hablar entre sí.',
        'Analista de datos de operaciones':
          'Las operaciones generan millones de registros que esconden ahorros y sorpresas.',
        'Ingeniero/a de datos':
          'Antes de analizar hay que traer, limpiar y ordenar: buscamos a quien construya las tuberías.',
      },
      tasks: [
        'Traducirás preguntas de negocio en consultas y gráficos.',
        'Construirás cuadros de mando que se entiendan sin manual.',
        'Cuidarás la calidad y el significado de los datos.',
        'Presentarás conclusiones y sus límites.',
      ],
      requirements: [
        'Dominio de SQL',
        'Dos años de experiencia en análisis de datos',
        'Manejo de una herramienta de visualización',
        'Conocimientos de Python o R',
        'Capacidad para contar historias con datos',
      ],
    },
    {
      position: 'Administrador/a de sistemas',
      salary: [26000, 36500],
      desk: 'digital',
      variants: {
        'Administrador/a de sistemas':
          'Los sistemas que mejor funcionan son los que no se notan, y queremos más de esos.',
        'Administrador/a de sistemas Linux':
          'Un centenar de servidores esperan actualizaciones, automatismos y un poco de cariño.',
        'Técnico/a de sistemas y puesto de trabajo':
          'Buscamos a quien cuide tanto los servidores como a las personas que los usan.',
        'Administrador/a de sistemas en la nube':
          'Trasladamos servicios a la nube y queremos hacerlo sin sustos en la factura.',
      },
      tasks: [
        'Instalarás, actualizarás y vigilarás servidores y servicios.',
        'Automatizarás tareas repetidas.',
        'Gestionarás copias de seguridad y comprobarás que se restauran.',
        'Resolverás incidencias y documentarás la causa.',
      ],
      requirements: [
        'Grado superior en Administración de Sistemas o experiencia equivalente',
        'Dos años administrando servidores',
        'Conocimientos de redes y virtualización',
        'Programación de guiones de sistema',
        'Inglés técnico',
      ],
    },
    {
      position: 'Especialista en ciberseguridad',
      salary: [31000, 46000],
      desk: 'digital',
      variants: {
        'Especialista en ciberseguridad':
          'Proteger lo que otros nos confían es una tarea diaria, y ampliamos el equipo que la hace.',
        'Analista de seguridad':
          'Miles de alertas llegan cada día y solo unas pocas importan: buscamos a quien las distinga.',
        'Técnico/a de seguridad de la información':
          'Nos preparamos para una nueva certificación de seguridad y queremos hacerlo a conciencia.',
        'Auditor/a de seguridad informática':
          'Buscamos a quien intente entrar antes que nadie y luego nos cuente por dónde.',
      },
      tasks: [
        'Vigilarás alertas y responderás a los incidentes.',
        'Revisarás configuraciones, permisos y vulnerabilidades.',
        'Formarás a la plantilla contra el fraude y el engaño.',
        'Escribirás procedimientos que se puedan seguir a las tres de la mañana.',
      ],
      requirements: [
        'Formación en Informática o Telecomunicaciones',
        'Dos años de experiencia en seguridad',
        'Conocimiento de marcos de seguridad y gestión de riesgos',
        'Nivel B2 de inglés',
        'Ética y discreción',
        'Se valora alguna certificación del sector',
      ],
    },
    {
      position: 'Ingeniero/a DevOps',
      salary: [34000, 50000],
      desk: 'digital',
      variants: {
        'Ingeniero/a DevOps': 'Publicamos varias veces al día y queremos que siga siendo aburrido.',
        'Ingeniero/a de plataforma':
          'Los equipos de desarrollo necesitan un terreno firme, y buscamos a quien lo construya.',
        'Ingeniero/a de fiabilidad':
          'Medimos lo que tarda, lo que falla y lo que cuesta, y buscamos a quien lo mejore.',
        'Especialista en infraestructura como código':
          'Lo que se hace a mano se olvida; queremos todo escrito, revisado y repetible.',
      },
      tasks: [
        'Mantendrás los procesos de integración y despliegue.',
        'Definirás la infraestructura como código.',
        'Mejorarás la observación y las alertas.',
        'Ayudarás a los equipos a publicar con seguridad.',
      ],
      requirements: [
        'Tres años de experiencia en infraestructura o desarrollo',
        'Manejo de contenedores y de su orquestación',
        'Conocimiento de un proveedor de nube',
        'Programación en Python, Go o similar',
        'Inglés para documentación y reuniones',
      ],
    },
    {
      position: 'Técnico/a de redes',
      salary: [21500, 29000],
      variants: {
        'Técnico/a de redes': 'Unimos decenas de centros y buscamos a quien mantenga el hilo que los conecta.',
        'Técnico/a de redes y telecomunicaciones':
          'Renovamos la red de varias sedes y necesitamos a quien planifique y remate.',
        'Técnico/a de soporte y redes':
          'Buscamos a alguien que arregle una conexión y explique, de paso, qué ha pasado.',
        'Técnico/a de infraestructura de comunicaciones':
          'Fibra, radio y armarios de comunicaciones piden orden, y lo queremos impecable.',
      },
      tasks: [
        'Configurarás equipos de red y puntos de acceso.',
        'Diagnosticarás cortes y lentitudes.',
        'Etiquetarás, documentarás y harás inventario.',
        'Atenderás a las sedes en persona o a distancia.',
      ],
      requirements: [
        'Grado superior en Sistemas de Telecomunicaciones o Informática',
        'Un año de experiencia',
        'Conocimiento de redes conmutadas e inalámbricas',
        'Permiso de conducir B',
        'Orden y buena comunicación',
      ],
    },
  ],
}
