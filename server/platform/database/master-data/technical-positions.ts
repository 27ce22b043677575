import type { SectorPositions } from './sector-positions.ts'

/** Positions of science, engineering, design and the digital trades. */
export const technicalPositions: SectorPositions[] = [
  {
    sectorId: 6, // Ciencia e Investigación
    names: {
      42: 'Investigador/a',
      43: 'Técnico/a de laboratorio',
      44: 'Biólogo/a',
      45: 'Químico/a',
      46: 'Físico/a',
      47: 'Biotecnólogo/a',
      48: 'Bioinformático/a',
      49: 'Gestor/a de proyectos de investigación',
    },
  },
  {
    sectorId: 11, // Desarrollo Web
    names: {
      87: 'Desarrollador/a web',
      88: 'Programador/a frontend',
      89: 'Programador/a backend',
      90: 'Programador/a full stack',
      91: 'Maquetador/a web',
      92: 'Diseñador/a de experiencia de usuario',
      93: 'Desarrollador/a de comercio electrónico',
      94: 'Especialista en accesibilidad web',
    },
  },
  {
    sectorId: 12, // Diseño y Arte
    names: {
      95: 'Diseñador/a gráfico/a',
      96: 'Diseñador/a de interiores',
      97: 'Diseñador/a de moda',
      98: 'Diseñador/a de producto',
      99: 'Ilustrador/a',
      100: 'Fotógrafo/a',
      101: 'Director/a de arte',
      102: 'Animador/a 3D',
      103: 'Editor/a de vídeo',
    },
  },
  {
    sectorId: 18, // Ingeniería
    names: {
      148: 'Ingeniero/a industrial',
      149: 'Ingeniero/a mecánico/a',
      150: 'Ingeniero/a eléctrico/a',
      151: 'Ingeniero/a de caminos, canales y puertos',
      152: 'Ingeniero/a químico/a',
      153: 'Ingeniero/a de telecomunicaciones',
      154: 'Ingeniero/a de procesos',
      155: 'Delineante',
      156: 'Jefe/a de proyecto',
    },
  },
  {
    sectorId: 22, // Marketing Digital
    names: {
      182: 'Especialista en marketing digital',
      183: 'Gestor/a de redes sociales',
      184: 'Especialista en posicionamiento SEO',
      185: 'Especialista en publicidad en línea',
      186: 'Redactor/a de contenidos',
      187: 'Analista web',
      188: 'Especialista en automatización de marketing',
      189: 'Responsable de marketing',
    },
  },
  {
    sectorId: 26, // Tecnología
    names: {
      215: 'Programador/a',
      216: 'Analista de datos',
      217: 'Científico/a de datos',
      218: 'Administrador/a de sistemas',
      219: 'Administrador/a de bases de datos',
      220: 'Técnico/a de redes',
      221: 'Especialista en ciberseguridad',
      222: 'Arquitecto/a de software',
      223: 'Ingeniero/a DevOps',
      224: 'Técnico/a de pruebas de software',
    },
  },
]
