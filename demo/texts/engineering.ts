import type { SectorTexts } from './sector-texts.ts'

export const engineering: SectorTexts = {
  sectorId: 18,
  companies: ['valdorriz', 'helivenda'],
  setting: 'industrial',
  perks: [
    'Ofrecemos contrato indefinido, coche compartido para las visitas y seguro de vida y accidentes.',
    'Pagamos la colegiación y dos semanas de formación técnica al año.',
    'Trabajarás en equipos pequeños, con revisión entre iguales y sin heroicidades de última hora.',
    'Los proyectos se asignan según tus intereses siempre que se puede.',
    'Creemos en el trabajo bien documentado: tendrás tiempo para hacerlo.',
  ],
  fullTime: [
    'El horario es flexible, con los viernes hasta las tres.',
    'La jornada es de cuarenta horas semanales, con horario intensivo en julio y agosto.',
    'Trabajarás de lunes a viernes, con una o dos visitas de obra al mes.',
  ],
  partTime: ['La jornada es de veinticinco horas semanales, con horario de mañana.'],
  jobs: [
    {
      position: 'Ingeniero/a industrial',
      salary: [29000, 41000],
      desk: 'office',
      variants: {
        'Ingeniero/a industrial':
          'Diseñamos y dirigimos instalaciones industriales, y el equipo técnico necesita una persona más.',
        'Ingeniero/a de instalaciones':
          'Cada edificio lleva dentro un organismo complejo, y buscamos a quien lo calcule.',
        'Ingeniero/a de proyectos industriales':
          'Tenemos sobre la mesa la ampliación de dos fábricas y hace falta quien las proyecte.',
        'Responsable de oficina técnica':
          'La oficina técnica ha crecido y busca una persona que la coordine con serenidad.',
      },
      tasks: [
        'Redactarás proyectos, memorias y cálculos.',
        'Dirigirás la ejecución y resolverás dudas en obra.',
        'Compararás ofertas técnicas y asesorarás en la compra.',
        'Legalizarás las instalaciones ante la administración.',
      ],
      requirements: [
        'Máster o grado en Ingeniería Industrial',
        'Dos años de experiencia en proyectos',
        'Manejo de programas de cálculo y dibujo',
        'Conocimiento de la reglamentación industrial',
        'Nivel B2 de inglés',
        'Permiso de conducir B',
      ],
    },
    {
      position: 'Ingeniero/a eléctrico/a',
      salary: [29000, 40500],
      desk: 'office',
      variants: {
        'Ingeniero/a eléctrico/a':
          'Las conexiones a la red marcan el paso de nuestros proyectos y buscamos a quien las domine.',
        'Ingeniero/a de alta tensión':
          'Abordamos subestaciones y líneas, y queremos reforzar los cálculos y la supervisión.',
        'Ingeniero/a eléctrico/a de edificación':
          'Buscamos a quien dimensione cuadros, circuitos y puntos de recarga sin derrochar cobre.',
        'Ingeniero/a de protecciones eléctricas':
          'Una buena protección no se nota hasta que hace falta; buscamos a quien la ajuste.',
      },
      tasks: [
        'Calcularás instalaciones de baja, media y alta tensión.',
        'Elaborarás esquemas unifilares y especificaciones.',
        'Tramitarás los puntos de conexión con la distribuidora.',
        'Participarás en las pruebas y la puesta en servicio.',
      ],
      requirements: [
        'Grado en Ingeniería Eléctrica o similar',
        'Dos años de experiencia en diseño eléctrico',
        'Dominio de los reglamentos electrotécnicos',
        'Manejo de programas de cálculo',
        'Disponibilidad para viajes cortos',
      ],
    },
    {
      position: 'Ingeniero/a de caminos, canales y puertos',
      salary: [31000, 44000],
      at: ['valdorriz'],
      variants: {
        'Ingeniero/a de caminos': 'Carreteras, puentes y depuradoras: buscamos a quien los vea crecer desde el plano.',
        'Ingeniero/a de estructuras':
          'El cálculo de estructuras es el corazón de la oficina técnica y queremos reforzarlo.',
        'Ingeniero/a hidráulico/a': 'Modernizamos redes de agua en varios municipios y necesitamos a quien las modele.',
        'Ingeniero/a de obra civil para estudios':
          'El departamento de estudios prepara las licitaciones que darán trabajo a los próximos años.',
        'Ingeniero/a civil de mantenimiento de carreteras':
          'La conservación de carreteras pide planificación, datos y presencia.',
      },
      tasks: [
        'Desarrollarás los cálculos y los planos de cada actuación.',
        'Estudiarás alternativas con su coste y su impacto.',
        'Visitarás las obras y harás el seguimiento técnico.',
        'Redactarás la parte técnica de las ofertas.',
      ],
      requirements: [
        'Máster en Ingeniería de Caminos o grado en Ingeniería Civil',
        'Dos años de experiencia en proyecto u obra',
        'Manejo de programas de trazado o estructuras',
        'Permiso de conducir B',
        'Capacidad de redacción técnica',
      ],
    },
    {
      position: 'Delineante',
      salary: [19500, 26000],
      desk: 'office',
      partTime: 0.15,
      variants: {
        Delineante: 'Los proyectos se amontonan y hace falta alguien que dibuje limpio y a la primera.',
        'Delineante proyectista':
          'Buscamos a quien no solo dibuje, sino que vea dónde va a chocar una tubería con una viga.',
        'Modelador/a BIM': 'Pasamos todos los proyectos a modelos digitales y queremos hacerlo con orden.',
        'Delineante de instalaciones':
          'Electricidad, clima y agua comparten techo, y alguien tiene que encajarlas en el plano.',
      },
      tasks: [
        'Dibujarás planos y detalles a partir de croquis y cálculos.',
        'Tomarás medidas y levantarás el estado actual.',
        'Revisarás las interferencias entre disciplinas.',
        'Mantendrás el archivo de planos con sus versiones.',
      ],
      requirements: [
        'Grado superior en Proyectos de Edificación o de Obra Civil',
        'Dominio de dibujo asistido por ordenador',
        'Un año de experiencia en oficina técnica',
        'Se valora el manejo de modelado BIM',
        'Precisión y orden',
      ],
    },
    {
      position: 'Jefe/a de proyecto',
      salary: [36000, 49000],
      desk: 'office',
      variants: {
        'Jefe/a de proyecto': 'Un proyecto de dos años necesita a alguien que vea el final desde el principio.',
        'Jefe/a de proyecto de instalaciones':
          'Coordinar diseño, compra y montaje es lo nuestro, y buscamos a quien lleve la batuta.',
        'Director/a de proyectos de ingeniería':
          'Gestionamos una decena de proyectos a la vez y queremos una mirada de conjunto.',
        'Coordinador/a técnico/a de proyecto': 'Buscamos el enlace entre la oficina técnica, el cliente y la obra.',
      },
      tasks: [
        'Definirás alcance, plazo, coste y riesgos.',
        'Coordinarás a los equipos internos y a las empresas colaboradoras.',
        'Serás la persona de contacto del cliente.',
        'Informarás del avance y corregirás a tiempo las desviaciones.',
      ],
      requirements: [
        'Titulación en Ingeniería o Arquitectura',
        'Cinco años de experiencia, dos de ellos coordinando',
        'Capacidad de negociación',
        'Nivel B2 de inglés',
        'Disponibilidad para viajar',
        'Se valora una certificación en dirección de proyectos',
      ],
    },
  ],
}
