import type { SectorPositions } from './sector-positions.ts'

/** Positions of the land, the workshop, the building site and the road. */
export const tradePositions: SectorPositions[] = [
  {
    sectorId: 2, // Agricultura y Medio Ambiente
    names: {
      9: 'Trabajador/a agrícola',
      10: 'Tractorista',
      11: 'Jardinero/a',
      12: 'Ingeniero/a agrónomo/a',
      13: 'Técnico/a de medio ambiente',
      14: 'Agente forestal',
      15: 'Ganadero/a',
      16: 'Veterinario/a',
      17: 'Enólogo/a',
    },
  },
  {
    sectorId: 4, // Automoción y Mecánica
    names: {
      25: 'Mecánico/a de automóviles',
      26: 'Electromecánico/a de vehículos',
      27: 'Chapista',
      28: 'Pintor/a de vehículos',
      29: 'Recepcionista de taller',
      30: 'Jefe/a de taller',
      31: 'Vendedor/a de vehículos',
      32: 'Mecánico/a de motocicletas',
    },
  },
  {
    sectorId: 8, // Construcción e Inmobiliaria
    names: {
      59: 'Albañil',
      60: 'Operario/a de construcción',
      61: 'Encargado/a de obra',
      62: 'Jefe/a de obra',
      63: 'Arquitecto/a',
      64: 'Arquitecto/a técnico/a',
      65: 'Fontanero/a',
      66: 'Carpintero/a',
      67: 'Pintor/a de interiores y fachadas',
      68: 'Agente inmobiliario/a',
    },
  },
  {
    sectorId: 14, // Energía
    names: {
      113: 'Instalador/a de placas solares',
      114: 'Técnico/a de energías renovables',
      115: 'Técnico/a de mantenimiento de aerogeneradores',
      116: 'Auditor/a energético/a',
      117: 'Operador/a de central eléctrica',
      118: 'Instalador/a de gas',
      119: 'Gestor/a energético/a',
    },
  },
  {
    sectorId: 17, // Industria y Producción
    names: {
      139: 'Operario/a de producción',
      140: 'Soldador/a',
      141: 'Tornero/a fresador/a',
      142: 'Electricista industrial',
      143: 'Técnico/a de calidad',
      144: 'Jefe/a de producción',
      145: 'Manipulador/a de alimentos',
      146: 'Operador/a de máquinas',
      147: 'Técnico/a de automatización',
    },
  },
  {
    sectorId: 20, // Limpieza y Mantenimiento
    names: {
      165: 'Limpiador/a',
      166: 'Limpiacristales',
      167: 'Técnico/a de mantenimiento',
      168: 'Electricista',
      169: 'Conserje',
      170: 'Técnico/a de climatización',
      171: 'Operario/a de control de plagas',
      172: 'Encargado/a de limpieza',
    },
  },
  {
    sectorId: 21, // Logística y Transporte
    names: {
      173: 'Mozo/a de almacén',
      174: 'Carretillero/a',
      175: 'Conductor/a de camión',
      176: 'Repartidor/a',
      177: 'Conductor/a de autobús',
      178: 'Taxista',
      179: 'Jefe/a de almacén',
      180: 'Técnico/a de logística',
      181: 'Jefe/a de tráfico',
    },
  },
]
