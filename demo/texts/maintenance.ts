import type { SectorTexts } from './sector-texts.ts'

export const maintenance: SectorTexts = {
  sectorId: 20,
  companies: ['brisalena', 'valdesana', 'valdorriz', 'altozar'],
  setting: 'anywhere',
  perks: [
    'Ofrecemos contrato directo, sin intermediarios, y ropa de trabajo lavada por la empresa.',
    'Usamos productos de bajo impacto y carros que cuidan la espalda.',
    'Se paga el plus de festivos y se respetan los descansos.',
    'Contarás con formación, revisión médica y una persona encargada que trabaja a tu lado.',
    'Valoramos lo que haces: participarás en las decisiones sobre productos y equipos.',
  ],
  fullTime: [
    'La jornada es de cuarenta horas semanales, en turno fijo.',
    'Trabajarás de lunes a viernes, en horario de mañana.',
    'El turno es de tarde, con dos días seguidos de descanso.',
  ],
  partTime: [
    'La jornada es de veinte horas semanales, de lunes a viernes.',
    'El contrato es de veinticinco horas a la semana, en horario de mañana.',
  ],
  jobs: [
    {
      position: 'Limpiador/a',
      salary: [17100, 18900],
      partTime: 0.55,
      at: ['valdesana', 'altozar', 'brisalena'],
      variants: {
        'Limpiador/a': 'Buscamos a una persona cuidadosa para un equipo que lleva años trabajando junto.',
        'Limpiador/a de oficinas':
          'Ampliamos el servicio en las oficinas centrales y queremos contar con alguien de confianza.',
        'Limpiador/a de zonas comunes': 'La limpieza también cuida, y en nuestros centros es parte de la atención.',
        'Especialista en limpieza de suelos':
          'Abrillantar, decapar y proteger pide oficio, y necesitamos a quien lo tenga.',
      },
      tasks: [
        'Limpiarás las zonas asignadas siguiendo el plan de trabajo.',
        'Repondrás los materiales y avisarás cuando queden pocos.',
        'Separarás los residuos y los llevarás a su punto.',
        'Anotarás las tareas hechas y cualquier desperfecto.',
      ],
      requirements: [
        'Experiencia en limpieza profesional',
        'Conocimiento de productos y dosificación',
        'Puntualidad y discreción',
        'Capacidad para trabajar con autonomía',
      ],
    },
    {
      position: 'Técnico/a de mantenimiento',
      salary: [20000, 26500],
      variants: {
        'Técnico/a de mantenimiento':
          'Un edificio bien cuidado avisa antes de romperse, y buscamos a quien sepa escucharlo.',
        'Técnico/a de mantenimiento polivalente':
          'Un día es una persiana y otro una bomba de agua: buscamos a alguien mañoso y ordenado.',
        'Oficial de mantenimiento de edificios':
          'El equipo de mantenimiento atiende varios inmuebles y necesita completar el turno.',
        'Responsable de mantenimiento':
          'Queremos pasar de apagar fuegos a prevenirlos, con una persona que lidere el cambio.',
      },
      tasks: [
        'Realizarás el mantenimiento preventivo de las instalaciones.',
        'Repararás averías de electricidad, fontanería y carpintería.',
        'Acompañarás a las empresas externas y comprobarás su trabajo.',
        'Registrarás las intervenciones y los consumos.',
      ],
      requirements: [
        'Formación profesional en mantenimiento o electricidad',
        'Dos años de experiencia',
        'Conocimientos de climatización y fontanería',
        'Permiso de conducir B',
        'Trato correcto con quienes usan el edificio',
      ],
    },
    {
      position: 'Técnico/a de climatización',
      salary: [21500, 28500],
      variants: {
        'Técnico/a de climatización':
          'Antes del verano hay mucho que revisar y queremos llegar con los deberes hechos.',
        Frigorista: 'Cámaras, vitrinas y equipos de aire dependen de un buen frigorista o una buena frigorista.',
        'Técnico/a de calefacción y climatización':
          'Renovamos salas de calderas y buscamos a quien las entienda por dentro.',
        'Instalador/a de aerotermia': 'Cambiamos sistemas antiguos por bombas de calor y el equipo se queda corto.',
      },
      tasks: [
        'Instalarás y pondrás en marcha equipos de frío y calor.',
        'Harás el mantenimiento y el control de fugas.',
        'Ajustarás los programas para gastar menos.',
        'Rellenarás los libros de mantenimiento.',
      ],
      requirements: [
        'Formación profesional en instalaciones de frío y climatización',
        'Carné de manipulador de gases fluorados',
        'Dos años de experiencia',
        'Permiso de conducir B',
        'Capacidad de diagnóstico',
      ],
    },
    {
      position: 'Conserje',
      salary: [17100, 19800],
      partTime: 0.25,
      variants: {
        Conserje:
          'La conserjería es el lugar donde todo el mundo pregunta, y buscamos a alguien a quien le guste responder.',
        'Conserje de edificio': 'Abrir, cerrar y estar pendiente de todo parece poco hasta que falta quien lo haga.',
        'Conserje de fin de semana':
          'Los fines de semana también hay actividad y queremos que alguien vele por el edificio.',
        Ordenanza: 'Necesitamos una persona servicial que reparta, ordene y oriente.',
      },
      tasks: [
        'Controlarás los accesos y orientarás a las visitas.',
        'Abrirás y cerrarás las instalaciones y revisarás luces y ventanas.',
        'Repartirás el correo y los paquetes.',
        'Harás pequeñas reparaciones y avisarás de las mayores.',
      ],
      requirements: [
        'Experiencia en conserjería o control de accesos',
        'Trato educado y resolutivo',
        'Conocimientos básicos de mantenimiento',
        'Disponibilidad en el turno indicado',
        'Puntualidad',
      ],
    },
    {
      position: 'Encargado/a de limpieza',
      salary: [20000, 25500],
      at: ['brisalena', 'valdesana'],
      variants: {
        'Encargado/a de limpieza':
          'Quince personas limpian cada día nuestros espacios y necesitan a alguien que las apoye.',
        'Supervisor/a de servicios de limpieza':
          'Coordinamos varios centros y queremos una presencia constante en todos ellos.',
        'Jefe/a de equipo de limpieza':
          'Buscamos a una persona que haya limpiado y sepa, por eso, organizar a quienes limpian.',
        'Coordinador/a de lavandería y limpieza':
          'La lavandería y la limpieza comparten turnos, y hace falta quien los haga encajar.',
      },
      tasks: [
        'Organizarás los turnos y las zonas de trabajo.',
        'Formarás a las personas nuevas y cuidarás su seguridad.',
        'Revisarás la calidad y propondrás mejoras.',
        'Gestionarás pedidos de productos y maquinaria.',
      ],
      requirements: [
        'Dos años coordinando equipos de limpieza',
        'Conocimiento de protocolos de higiene',
        'Manejo básico de ordenador',
        'Permiso de conducir B',
        'Capacidad para mediar en conflictos',
      ],
    },
  ],
}
