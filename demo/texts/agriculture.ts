import type { SectorTexts } from './sector-texts.ts'

export const agriculture: SectorTexts = {
  sectorId: 2,
  companies: ['bermuela'],
  setting: 'rural',
  perks: [
    'Ofrecemos contrato fijo, alta desde el primer día y ropa y herramientas de trabajo a cargo de la empresa.',
    'Pagamos el desplazamiento, y las horas extra se compensan con descanso.',
    'Te formaremos en seguridad y manejo de maquinaria, y podrás sacarte los carnés profesionales con nosotros.',
    'Trabajarás con un equipo veterano que enseña con paciencia y comparte lo que sabe.',
  ],
  fullTime: [
    'En los meses de calor empezamos temprano y a las dos hemos terminado.',
    'La jornada es continua, con el descanso del bocadillo incluido.',
    'Trabajamos de lunes a viernes, y en campaña algún sábado que se recupera después.',
  ],
  partTime: [
    'La jornada es de veinte horas semanales, repartidas según la época del año.',
    'Es un puesto de media jornada por la mañana, con ampliación en los meses de campaña.',
  ],
  jobs: [
    {
      position: 'Trabajador/a agrícola',
      salary: [17100, 18800],
      partTime: 0.15,
      at: ['bermuela'],
      variants: {
        'Trabajador/a agrícola de invernadero':
          'Empieza la campaña de hortalizas bajo plástico y queremos completar una cuadrilla estable para todo el año.',
        'Trabajador/a agrícola de olivar':
          'Nuestros olivares entran en campaña y necesitamos personas que conozcan el campo o tengan ganas de aprender.',
        'Operario/a de recolección de fruta':
          'La fruta de hueso no espera: buscamos gente cuidadosa para recogerla en su punto.',
        'Viticultor/a auxiliar':
          'Cuidamos ciento veinte hectáreas de viña y buscamos manos para la poda, el atado y la vendimia.',
        'Operario/a de vivero':
          'El vivero produce la planta de todas nuestras fincas y necesita una persona más en el equipo de semillero.',
      },
      tasks: [
        'Prepararás el terreno y ayudarás en la siembra, la poda y la recolección.',
        'Clasificarás el producto en campo según su tamaño y madurez.',
        'Revisarás el riego por goteo y avisarás de las fugas o atascos.',
        'Mantendrás limpios los pasillos, las herramientas y las cajas.',
      ],
      requirements: [
        'Ganas de trabajar al aire libre y en equipo',
        'Se valora experiencia en una campaña anterior',
        'Carné de manipulador de productos fitosanitarios o disposición para obtenerlo',
        'Posibilidad de desplazarse hasta la finca',
        'Comprensión de instrucciones de seguridad en español',
      ],
    },
    {
      position: 'Tractorista',
      salary: [19500, 24500],
      at: ['bermuela'],
      variants: {
        Tractorista: 'Renovamos el parque de tractores y buscamos a quien los lleve con mano firme y buen cuidado.',
        'Conductor/a de maquinaria agrícola':
          'Necesitamos una persona que maneje con seguridad cosechadora, sembradora y atomizador.',
        'Tractorista de finca frutal':
          'Las calles de nuestros frutales son estrechas y pedimos precisión antes que velocidad.',
        'Maquinista de vendimiadora':
          'La vendimia nocturna se hace a máquina y buscamos a la persona que la conduzca y la mantenga a punto.',
        'Tractorista con guiado por satélite':
          'Hemos instalado sistemas de guiado por satélite y queremos a alguien que les saque partido.',
      },
      tasks: [
        'Realizarás labores de laboreo, siembra, abonado y tratamiento.',
        'Harás el mantenimiento diario de la maquinaria y anotarás las horas de uso.',
        'Engancharás y regularás los aperos según el cultivo.',
        'Seguirás el plan de trabajo de la semana con la persona encargada de la finca.',
      ],
      requirements: [
        'Permiso de conducir B y experiencia con tractor',
        'Dos campañas de experiencia con maquinaria agrícola',
        'Carné de aplicador de fitosanitarios, nivel cualificado',
        'Nociones de mecánica básica',
        'Responsabilidad con las normas de seguridad',
      ],
    },
    {
      position: 'Ingeniero/a agrónomo/a',
      salary: [27000, 36000],
      at: ['bermuela'],
      variants: {
        'Ingeniero/a agrónomo/a':
          'Buscamos a la persona que acompañe técnicamente a nuestras fincas de secano y regadío.',
        'Técnico/a de campo':
          'El equipo técnico visita cada semana una treintena de parcelas y necesita una mirada más.',
        'Responsable de cultivos':
          'Queremos planificar mejor las rotaciones y confiar la decisión a alguien que conozca el suelo y los números.',
        'Técnico/a de producción ecológica':
          'Un tercio de nuestra superficie está ya en producción ecológica y queremos llegar a la mitad.',
        'Ingeniero/a agrónomo/a de riegos':
          'El agua es nuestro recurso más escaso y buscamos a quien nos ayude a usar cada gota donde hace falta.',
      },
      tasks: [
        'Planificarás siembras, abonados y tratamientos con criterios de eficiencia.',
        'Visitarás las parcelas, tomarás muestras e interpretarás los análisis de suelo y hoja.',
        'Llevarás el cuaderno de explotación y la documentación de las ayudas.',
        'Asesorarás a las personas encargadas de finca y resolverás sus dudas sobre el terreno.',
      ],
      requirements: [
        'Grado o máster en Ingeniería Agronómica',
        'Experiencia de dos años en campo',
        'Conocimiento de la normativa de producción integrada y ecológica',
        'Permiso de conducir B',
        'Manejo de sistemas de información geográfica',
      ],
    },
    {
      position: 'Técnico/a de medio ambiente',
      salary: [22500, 29500],
      desk: 'office',
      at: ['bermuela', 'helivenda'],
      variants: {
        'Técnico/a medioambiental':
          'Queremos reducir de verdad nuestro impacto y necesitamos a alguien que mida, proponga y haga seguimiento.',
        'Técnico/a de residuos':
          'Buscamos una persona que ponga orden en la gestión de residuos de todos nuestros centros.',
        'Técnico/a de evaluación ambiental':
          'Cada nuevo proyecto necesita su estudio ambiental y el equipo se ha quedado corto.',
        'Técnico/a de restauración de espacios naturales':
          'Nos comprometimos a recuperar el entorno de nuestras instalaciones y buscamos a quien dirija los trabajos.',
        'Técnico/a de huella de carbono':
          'Calculamos cada año nuestra huella de carbono y queremos que las medidas pasen del papel a los hechos.',
      },
      tasks: [
        'Elaborarás informes ambientales y coordinarás los trámites con la administración.',
        'Harás visitas de seguimiento para comprobar que las medidas se cumplen.',
        'Analizarás los datos de consumo, emisiones y residuos.',
        'Propondrás mejoras con su coste, su plazo y su beneficio esperado.',
      ],
      requirements: [
        'Grado en Ciencias Ambientales, Biología o Ingeniería de Montes',
        'Conocimiento de la legislación ambiental española',
        'Experiencia de un año en consultoría o empresa',
        'Permiso de conducir B para las visitas',
        'Redacción clara de informes técnicos',
        'Se valora conocer la norma ISO 14001',
      ],
    },
    {
      position: 'Jardinero/a',
      salary: [17100, 20500],
      partTime: 0.3,
      at: ['bermuela', 'brisalena', 'valdorriz'],
      variants: {
        'Jardinero/a':
          'Cuidamos zonas verdes muy distintas y buscamos a alguien que disfrute viéndolas cambiar con las estaciones.',
        'Oficial de jardinería':
          'Buscamos a una persona con categoría de oficial que sepa organizar su jornada y la de dos auxiliares.',
        'Jardinero/a de zonas ajardinadas':
          'La primavera duplica el trabajo en los jardines y queremos llegar a ella con el equipo completo.',
        'Técnico/a de riego y jardinería':
          'Vamos a cambiar los sistemas de riego para gastar menos agua y necesitamos quien los instale y los vigile.',
      },
      tasks: [
        'Te ocuparás del césped, los setos, los macizos de flor y el arbolado.',
        'Programarás el riego según la época y repararás pequeñas averías.',
        'Plantarás, abonarás y aplicarás tratamientos respetuosos con el entorno.',
        'Retirarás los restos de poda y dejarás limpias las zonas de paso.',
      ],
      requirements: [
        'Experiencia de un año en jardinería',
        'Manejo de desbrozadora, cortasetos y motosierra',
        'Conocimientos de riego automático',
        'Carné de aplicador de fitosanitarios, nivel básico',
        'Permiso de conducir B',
      ],
    },
  ],
}
