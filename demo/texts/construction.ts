import type { SectorTexts } from './sector-texts.ts'

export const construction: SectorTexts = {
  sectorId: 8,
  companies: ['valdorriz'],
  setting: 'urban',
  perks: [
    'Ofrecemos contrato indefinido, dietas y desplazamientos pagados.',
    'La seguridad no se negocia: recibirás formación, equipos nuevos y tiempo para usarlos bien.',
    'Cobrarás el último día de cada mes y según convenio provincial, con los pluses aparte.',
    'Podrás obtener la tarjeta profesional de la construcción con nosotros.',
    'Tenemos obra contratada para los dos próximos años, así que buscamos a quien quiera quedarse.',
  ],
  fullTime: [
    'La jornada es de lunes a viernes, de ocho a cinco, con una hora para comer.',
    'En verano empezamos a las siete y acabamos a las tres.',
    'Trabajarás de lunes a jueves de ocho a seis, y los viernes hasta las dos.',
  ],
  partTime: ['La jornada es de veinticinco horas semanales, en horario de mañana.'],
  jobs: [
    {
      position: 'Albañil',
      salary: [19500, 25000],
      at: ['valdorriz'],
      variants: {
        'Oficial de albañilería':
          'Arranca la fase de tabiquería y buscamos a una persona con oficio que deje las paredes a plomo.',
        'Albañil para rehabilitación':
          'Rehabilitamos edificios con más de un siglo y necesitamos manos que respeten lo que hay.',
        'Albañil de reformas':
          'El equipo de reformas entra en casas habitadas y cuida tanto el trabajo como la limpieza.',
        'Solador/a alicatador/a': 'Nos faltan manos finas para suelos y alicatados de gran formato.',
        'Ayudante de albañilería':
          'Queremos incorporar a alguien que esté empezando y enseñarle el oficio junto a un veterano.',
      },
      tasks: [
        'Levantarás muros y tabiques y harás enfoscados y revestimientos.',
        'Interpretarás planos y marcarás niveles y replanteos.',
        'Prepararás morteros y cuidarás el material y la herramienta.',
        'Dejarás el tajo limpio y señalizado al acabar la jornada.',
      ],
      requirements: [
        'Experiencia en obra o reforma',
        'Curso de prevención de riesgos de veinte horas',
        'Permiso de conducir B',
        'Capacidad para interpretar planos sencillos',
        'Uso constante de los equipos de protección',
      ],
    },
    {
      position: 'Jefe/a de obra',
      salary: [36000, 48000],
      at: ['valdorriz'],
      variants: {
        'Jefe/a de obra de edificación':
          'Empezamos una promoción de sesenta y cuatro viviendas y buscamos a quien la lleve hasta las llaves.',
        'Jefe/a de obra civil':
          'Tenemos adjudicada la mejora de un tramo de carretera y hace falta alguien que la dirija.',
        'Jefe/a de obra de rehabilitación':
          'La rehabilitación energética de barrios enteros nos pide más jefaturas de obra.',
        'Ayudante de jefatura de obra':
          'Buscamos a una persona recién titulada, o casi, que quiera aprender a pie de obra.',
        'Jefe/a de obra de equipamientos':
          'Colegios, centros de salud y polideportivos: obras que usa todo el mundo y que no admiten retrasos.',
      },
      tasks: [
        'Planificarás los trabajos, los medios y las compras.',
        'Coordinarás a las subcontratas y resolverás los imprevistos en el tajo.',
        'Controlarás costes, plazos y certificaciones.',
        'Velarás por la seguridad y la calidad junto con la dirección facultativa.',
      ],
      requirements: [
        'Titulación en Arquitectura Técnica, Ingeniería Civil o similar',
        'Experiencia en obra, según la responsabilidad del puesto',
        'Manejo de programas de presupuestos y planificación',
        'Permiso de conducir B',
        'Capacidad de negociación con proveedores',
        'Formación en prevención de riesgos laborales',
      ],
    },
    {
      position: 'Arquitecto/a técnico/a',
      salary: [27000, 36000],
      desk: 'office',
      at: ['valdorriz'],
      variants: {
        'Arquitecto/a técnico/a': 'Buscamos a la persona que mida, compare y avise antes de que el problema sea caro.',
        'Técnico/a de mediciones y presupuestos':
          'El departamento de estudios presenta dos ofertas a la semana y necesita refuerzo.',
        'Arquitecto/a técnico/a de rehabilitación':
          'Rehabilitamos edificios habitados, y hace falta quien mire cada detalle antes de empezar.',
        'Técnico/a de inspección de edificios':
          'Revisamos el estado de edificios en varias provincias y buscamos a alguien riguroso e independiente.',
      },
      tasks: [
        'Elaborarás mediciones, presupuestos y comparativos.',
        'Visitarás las obras o los inmuebles y redactarás el informe correspondiente.',
        'Revisarás la documentación técnica y detectarás incoherencias.',
        'Resolverás consultas de la obra y de los proveedores.',
      ],
      requirements: [
        'Grado en Arquitectura Técnica o Edificación',
        'Dos años de experiencia',
        'Manejo de programas de dibujo y mediciones',
        'Conocimiento del Código Técnico de la Edificación',
        'Permiso de conducir B',
      ],
    },
    {
      position: 'Fontanero/a',
      salary: [19500, 26000],
      at: ['valdorriz'],
      variants: {
        'Fontanero/a de obra nueva':
          'Las instalaciones de dos promociones avanzan a buen ritmo y necesitamos otro par de manos.',
        'Oficial de fontanería':
          'Buscamos a una persona con categoría de oficial que lea un plano y sepa adelantarse a la avería.',
        'Fontanero/a calefactor/a':
          'Cambiamos calderas antiguas por aerotermia y queremos contar con quien sepa de ambas.',
        'Fontanero/a de mantenimiento':
          'El servicio de mantenimiento atiende a varias comunidades y busca a alguien resolutivo.',
      },
      tasks: [
        'Instalarás redes de agua, saneamiento y calefacción.',
        'Harás las pruebas de presión y dejarás constancia de ellas.',
        'Localizarás y repararás fugas y atascos.',
        'Montarás sanitarios, griferías y equipos de producción de agua caliente.',
      ],
      requirements: [
        'Formación profesional en instalaciones de fluidos',
        'Dos años de experiencia como fontanero o fontanera',
        'Carné de instalaciones térmicas en edificios, o disposición para obtenerlo',
        'Permiso de conducir B',
        'Trato correcto con los vecinos',
      ],
    },
    {
      position: 'Agente inmobiliario/a',
      salary: [18500, 27000],
      partTime: 0.15,
      at: ['valdorriz'],
      variants: {
        'Agente inmobiliario/a':
          'Buscamos a quien acompañe a las familias en la compra de su casa sin presiones ni sorpresas.',
        'Asesor/a de vivienda nueva':
          'Abrimos la oficina de ventas de una nueva promoción y queremos una persona cercana al frente.',
        'Gestor/a de alquileres':
          'Administramos trescientas viviendas en alquiler y necesitamos a alguien que cuide de ambas partes.',
        'Captador/a de inmuebles':
          'Cada vez más propietarios confían en nosotros y hace falta quien los escuche y valore su piso.',
      },
      tasks: [
        'Enseñarás los inmuebles y responderás con transparencia a todas las preguntas.',
        'Prepararás la documentación de compraventa o alquiler.',
        'Mantendrás al día la cartera de inmuebles y de interesados.',
        'Coordinarás las firmas con notaría, banco y propiedad.',
      ],
      requirements: [
        'Experiencia comercial, mejor si es en el sector inmobiliario',
        'Permiso de conducir B',
        'Trato cuidado y paciencia',
        'Nociones de contratos de arrendamiento y compraventa',
        'Nivel B1 de inglés en zonas de costa',
      ],
    },
  ],
}
