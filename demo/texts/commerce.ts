import type { SectorTexts } from './sector-texts.ts'

export const commerce: SectorTexts = {
  sectorId: 7,
  companies: ['mirasierpe', 'bermuela', 'nubarela', 'helivenda'],
  setting: 'anywhere',
  perks: [
    'Ofrecemos contrato indefinido, comisiones claras y descuento en nuestros productos.',
    'Contarás con formación de producto durante las dos primeras semanas y con apoyo constante.',
    'La retribución suma un fijo digno y un variable que se cobra todos los meses.',
    'Premiamos la permanencia: cada dos años hay revisión salarial y un día más de vacaciones.',
    'Buscamos a personas con ganas de crecer: casi todos los puestos de responsabilidad se cubren desde dentro.',
  ],
  fullTime: [
    'La jornada es de cuarenta horas semanales, con dos días de descanso seguidos.',
    'Los horarios se publican con un mes de antelación y se puede cambiar de turno.',
    'Trabajarás de lunes a viernes y dos sábados al mes, que se compensan entre semana.',
  ],
  partTime: [
    'El contrato es de veinticuatro horas semanales, de jueves a domingo.',
    'La jornada es de veinte horas a la semana, en turnos de mañana o de tarde.',
  ],
  jobs: [
    {
      position: 'Dependiente/a',
      salary: [17100, 19800],
      partTime: 0.5,
      at: ['mirasierpe', 'bermuela'],
      variants: {
        'Dependiente/a de tienda': 'Buscamos a alguien que recomiende como le recomendaría a un amigo: con sinceridad.',
        'Dependiente/a de sección': 'La sección estrena temporada y necesita una persona con gusto por los detalles.',
        'Dependiente/a de alimentación y productos frescos':
          'En el mostrador de frescos cuenta tanto el producto como la conversación, y queremos cuidar las dos cosas.',
        'Vendedor/a para campaña de Navidad':
          'Preparamos la campaña de Navidad y ampliamos la plantilla con posibilidad de quedarse después.',
      },
      tasks: [
        'Atenderás a la clientela y la ayudarás a encontrar lo que necesita.',
        'Repondrás el género y cuidarás la presentación de la tienda.',
        'Cobrarás, harás devoluciones y cuadrarás la caja.',
        'Participarás en los inventarios y en el cambio de escaparate.',
      ],
      requirements: [
        'Experiencia de seis meses en tienda o ganas de aprender',
        'Trato amable y buena escucha',
        'Disponibilidad para trabajar algún fin de semana',
        'Manejo básico de caja',
        'Capacidad para trabajar en equipo',
        'Carné de manipulación de alimentos si la sección lo pide',
      ],
    },
    {
      position: 'Encargado/a de tienda',
      salary: [22000, 28500],
      at: ['mirasierpe', 'bermuela'],
      variants: {
        'Encargado/a de tienda': 'Abrimos tienda nueva y buscamos a quien forme el equipo y le dé carácter.',
        'Segundo/a encargado/a de tienda':
          'La tienda funciona bien y queremos que siga así cuando la persona encargada libra.',
        'Responsable de sección': 'La sección con más ventas de la tienda busca a alguien que la cuide como propia.',
        'Encargado/a de apertura':
          'Vamos a abrir tres tiendas en un año y necesitamos a alguien que disfrute empezando de cero.',
      },
      tasks: [
        'Dirigirás al equipo, harás los horarios y formarás a quien llegue.',
        'Seguirás las ventas del día y decidirás qué mover, qué pedir y qué rebajar.',
        'Resolverás las reclamaciones con criterio y buen trato.',
        'Controlarás el inventario, la caja y el estado del local.',
      ],
      requirements: [
        'Dos años de experiencia dirigiendo una tienda o sección',
        'Dotes de organización y liderazgo cercano',
        'Manejo de indicadores de venta',
        'Flexibilidad horaria',
        'Conocimientos de gestión de existencias',
      ],
    },
    {
      position: 'Comercial',
      salary: [21000, 30000],
      desk: 'office',
      at: ['nubarela', 'helivenda', 'bermuela'],
      variants: {
        'Comercial de zona': 'La zona tiene clientes fieles y mucho por descubrir: falta quien la recorra con método.',
        'Comercial de empresas':
          'Vendemos a empresas que comparan, preguntan y vuelven; buscamos a quien disfrute con eso.',
        'Comercial interno/a':
          'Recibimos más peticiones de las que podemos atender bien y queremos responder el mismo día.',
        'Técnico/a comercial':
          'Nuestro producto se vende mejor cuando se entiende, y buscamos a alguien que lo explique.',
      },
      tasks: [
        'Visitarás a los clientes de tu cartera y abrirás cuentas nuevas.',
        'Prepararás ofertas a medida y negociarás las condiciones.',
        'Anotarás cada contacto en el programa de gestión comercial.',
        'Seguirás el pedido hasta la entrega y te asegurarás de que todo ha ido bien.',
      ],
      requirements: [
        'Un año de experiencia en venta a empresas',
        'Permiso de conducir B',
        'Constancia y organización',
        'Habilidad para negociar sin prisas',
        'Se valora un nivel B1 de inglés',
      ],
    },
    {
      position: 'Responsable de ventas',
      salary: [32000, 43000],
      desk: 'office',
      variants: {
        'Responsable de ventas':
          'El equipo comercial ha crecido y necesita una persona que marque el rumbo y quite obstáculos.',
        'Jefe/a de ventas regional': 'Reorganizamos el mapa comercial y buscamos a quien lleve una región completa.',
        'Responsable de grandes cuentas':
          'Diez clientes suponen casi la mitad de la facturación y merecen una atención a su altura.',
        'Responsable de nuevos canales de venta':
          'Abrimos un canal de venta distinto y buscamos a quien lo ponga en marcha.',
      },
      tasks: [
        'Definirás los objetivos con el equipo y revisarás el avance cada semana.',
        'Acompañarás a los comerciales en las visitas importantes.',
        'Negociarás los acuerdos anuales con los clientes principales.',
        'Prepararás el presupuesto de ventas y explicarás las desviaciones.',
      ],
      requirements: [
        'Cinco años de experiencia comercial, dos de ellos con equipo a cargo',
        'Formación en Administración de Empresas, Marketing o similar',
        'Capacidad de análisis y negociación',
        'Disponibilidad para viajar dos o tres días a la semana',
        'Nivel B2 de inglés',
      ],
    },
    {
      position: 'Reponedor/a',
      salary: [17100, 18600],
      partTime: 0.55,
      at: ['mirasierpe', 'bermuela'],
      variants: {
        'Reponedor/a': 'Una estantería llena y ordenada vende sola, pero alguien tiene que conseguirlo cada mañana.',
        'Reponedor/a de primera hora':
          'Buscamos madrugadores y madrugadoras para dejar la tienda lista antes de abrir.',
        'Reponedor/a y cajero/a': 'Queremos a alguien que pase con la misma soltura de la estantería a la caja.',
        'Auxiliar de inventario': 'Empezamos los inventarios trimestrales y necesitamos personas atentas y rápidas.',
      },
      tasks: [
        'Colocarás el género respetando las fechas y la imagen de la tienda.',
        'Recibirás los pedidos y comprobarás las cantidades.',
        'Cambiarás precios y carteles según la promoción.',
        'Retirarás cartones y plásticos y los llevarás a reciclar.',
      ],
      requirements: [
        'Disponibilidad en el turno indicado',
        'Capacidad para mover cajas con seguridad',
        'Atención al detalle',
        'Se valora experiencia en tienda o almacén',
      ],
    },
  ],
}
