import type { SectorTexts } from './sector-texts.ts'

export const design: SectorTexts = {
  sectorId: 12,
  companies: ['mirasierpe', 'nubarela'],
  setting: 'urban',
  perks: [
    'Ofrecemos contrato indefinido, licencias y equipo de primera, y un rincón con buena luz.',
    'Respetamos los plazos del diseño: nada se pide para ayer.',
    'Contarás con un presupuesto propio para libros, cursos y exposiciones.',
    'Los créditos de cada trabajo llevan el nombre de quien lo hizo.',
    'Las correcciones llegan juntas, por escrito y con motivos.',
  ],
  fullTime: [
    'El horario es de lunes a viernes, con entrada entre las ocho y media y las diez.',
    'Trabajarás treinta y ocho horas semanales, con los viernes por la tarde libres.',
    'En verano la jornada es intensiva durante dos meses.',
  ],
  partTime: [
    'Es un puesto de veinte horas semanales, con horario flexible.',
    'La jornada es de veinticinco horas a la semana, compatible con encargos propios.',
  ],
  jobs: [
    {
      position: 'Diseñador/a gráfico/a',
      salary: [19500, 27000],
      desk: 'digital',
      partTime: 0.25,
      at: ['mirasierpe', 'bermuela'],
      variants: {
        'Diseñador/a gráfico/a': 'La marca ha cambiado y queda por delante el trabajo más bonito: aplicarla a todo.',
        'Diseñador/a de envases':
          'Renovamos la imagen de sesenta productos y buscamos a quien piense también en cómo se abren.',
        'Diseñador/a editorial': 'Publicamos catálogos, memorias y guías, y queremos que se lean hasta el final.',
        'Diseñador/a de cartelería y punto de venta':
          'Cada campaña llena de color nuestras tiendas y alguien tiene que darle forma.',
      },
      tasks: [
        'Diseñarás piezas para imprenta y para pantalla con una misma voz visual.',
        'Prepararás artes finales y hablarás con la imprenta.',
        'Presentarás propuestas razonadas y recogerás los comentarios.',
        'Mantendrás ordenada la biblioteca de recursos.',
      ],
      requirements: [
        'Formación en Diseño Gráfico',
        'Carpeta de trabajos reciente',
        'Dominio de programas de ilustración, retoque y maquetación',
        'Conocimientos de preimpresión',
        'Dos años de experiencia en estudio o empresa',
      ],
    },
    {
      position: 'Diseñador/a de interiores',
      salary: [22000, 30000],
      at: ['valdorriz'],
      variants: {
        'Diseñador/a de interiores': 'Buscamos a alguien que piense los espacios desde quienes los van a usar.',
        'Interiorista de espacios comerciales':
          'Tenemos en marcha la reforma de varios locales y falta quien cuide cada rincón.',
        'Interiorista de alojamientos': 'Reformamos hoteles y residencias, y queremos que inviten a quedarse.',
        'Proyectista de cocinas y baños':
          'El servicio de reformas diseña a medida y necesita a quien convierta deseos en planos.',
      },
      tasks: [
        'Desarrollarás el proyecto desde la toma de medidas hasta la entrega.',
        'Elegirás materiales, mobiliario e iluminación dentro del presupuesto.',
        'Elaborarás planos e imágenes en tres dimensiones.',
        'Visitarás la obra y resolverás los remates.',
      ],
      requirements: [
        'Formación en Diseño de Interiores o Arquitectura',
        'Manejo de programas de dibujo y modelado en tres dimensiones',
        'Dos años de experiencia en proyectos ejecutados',
        'Conocimiento de materiales',
        'Permiso de conducir B',
      ],
    },
    {
      position: 'Ilustrador/a',
      salary: [19000, 26000],
      desk: 'digital',
      partTime: 0.4,
      at: ['mirasierpe', 'altozar'],
      variants: {
        'Ilustrador/a': 'Queremos un estilo propio que se reconozca sin necesidad de ver el nombre.',
        'Ilustrador/a de materiales educativos':
          'Preparamos cuadernos y juegos, y necesitamos dibujos que enseñen y hagan sonreír.',
        'Ilustrador/a de producto':
          'Cuadernos, láminas y carteles: buscamos a quien dibuje cosas que luego se usan a diario.',
        'Ilustrador/a y animador/a':
          'Buscamos a alguien que dibuje bien y sepa, además, poner sus dibujos en movimiento.',
      },
      tasks: [
        'Crearás ilustraciones a partir de un encargo y de tus propias ideas.',
        'Definirás personajes, paletas y recursos comunes.',
        'Adaptarás los dibujos a distintos formatos.',
        'Compartirás bocetos pronto para no perder el rumbo.',
      ],
      requirements: [
        'Carpeta de trabajos con estilo definido',
        'Dominio de ilustración vectorial y digital',
        'Experiencia en encargos con plazo',
        'Apertura a la crítica constructiva',
        'Se valoran conocimientos de animación',
      ],
    },
    {
      position: 'Fotógrafo/a',
      salary: [19500, 26000],
      partTime: 0.3,
      at: ['mirasierpe'],
      variants: {
        'Fotógrafo/a de producto': 'El catálogo crece en dos mil referencias y cada una necesita su mejor retrato.',
        'Fotógrafo/a y retocador/a': 'Buscamos a quien domine la luz en el plató y la paciencia ante la pantalla.',
        'Fotógrafo/a de espacios': 'Documentamos locales y proyectos por toda España y nos falta una buena mirada.',
        'Fotógrafo/a de contenidos':
          'Queremos dejar atrás las imágenes de archivo y contar lo que hacemos con fotos propias.',
      },
      tasks: [
        'Prepararás el plató, la iluminación y el atrezo.',
        'Realizarás las sesiones y seleccionarás las mejores tomas.',
        'Retocarás con naturalidad y exportarás para cada uso.',
        'Archivarás las imágenes con sus permisos y palabras clave.',
      ],
      requirements: [
        'Formación en Fotografía o Imagen',
        'Un año de experiencia profesional',
        'Dominio del revelado y el retoque digital',
        'Carpeta de trabajos',
        'Permiso de conducir B',
      ],
    },
    {
      position: 'Editor/a de vídeo',
      salary: [20500, 28500],
      desk: 'digital',
      partTime: 0.2,
      variants: {
        'Editor/a de vídeo': 'Grabamos más de lo que conseguimos montar y queremos ponernos al día.',
        'Editor/a de vídeo y grafismo': 'Buscamos a alguien que monte con ritmo y sepa animar un rótulo con gusto.',
        'Realizador/a audiovisual':
          'Preparamos una serie de reportajes cortos y falta quien los piense, los grabe y los termine.',
        'Editor/a de vídeo para redes': 'Los formatos verticales y breves tienen su oficio, y lo queremos en casa.',
      },
      tasks: [
        'Ordenarás el material y propondrás el primer montaje.',
        'Cuidarás el color, el sonido y los subtítulos.',
        'Animarás rótulos y cabeceras sencillas.',
        'Adaptarás cada pieza a los distintos canales.',
      ],
      requirements: [
        'Grado superior en Realización o similar',
        'Dos años de experiencia en montaje',
        'Dominio de un programa profesional de edición',
        'Nociones de animación gráfica',
        'Muestra de trabajos de menos de dos minutos',
      ],
    },
  ],
}
