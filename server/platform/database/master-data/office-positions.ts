import type { SectorPositions } from './sector-positions.ts'

/** Positions of offices, shops and services to companies. */
export const officePositions: SectorPositions[] = [
  {
    sectorId: 1, // Administración y Oficina
    names: {
      1: 'Administrativo/a',
      2: 'Auxiliar administrativo/a',
      3: 'Recepcionista',
      4: 'Secretario/a de dirección',
      5: 'Asistente de dirección',
      6: 'Jefe/a de administración',
      7: 'Grabador/a de datos',
      8: 'Gestor/a documental',
    },
  },
  {
    sectorId: 3, // Atención al Cliente
    names: {
      18: 'Agente de atención al cliente',
      19: 'Teleoperador/a',
      20: 'Agente de soporte técnico',
      21: 'Coordinador/a de centro de atención telefónica',
      22: 'Responsable de atención al cliente',
      23: 'Gestor/a de reclamaciones',
      24: 'Gestor/a de cuentas de clientes',
    },
  },
  {
    sectorId: 5, // Banca y Seguros
    names: {
      33: 'Gestor/a comercial de banca',
      34: 'Director/a de sucursal bancaria',
      35: 'Cajero/a de banco',
      36: 'Analista de riesgos',
      37: 'Asesor/a financiero/a',
      38: 'Agente de seguros',
      39: 'Tramitador/a de siniestros',
      40: 'Perito/a de seguros',
      41: 'Actuario/a',
    },
  },
  {
    sectorId: 7, // Comercio y Ventas
    names: {
      50: 'Dependiente/a',
      51: 'Comercial',
      52: 'Cajero/a de supermercado',
      53: 'Encargado/a de tienda',
      54: 'Reponedor/a',
      55: 'Responsable de ventas',
      56: 'Delegado/a comercial',
      57: 'Escaparatista',
      58: 'Responsable de compras',
    },
  },
  {
    sectorId: 15, // Finanzas y Contabilidad
    names: {
      120: 'Contable',
      121: 'Auxiliar contable',
      122: 'Auditor/a',
      123: 'Asesor/a fiscal',
      124: 'Controlador/a de gestión',
      125: 'Director/a financiero/a',
      126: 'Tesorero/a',
      127: 'Técnico/a de facturación',
      128: 'Analista financiero/a',
    },
  },
  {
    sectorId: 19, // Legal
    names: {
      157: 'Abogado/a',
      158: 'Procurador/a',
      159: 'Asesor/a jurídico/a',
      160: 'Auxiliar jurídico/a',
      161: 'Oficial de notaría',
      162: 'Graduado/a social',
      163: 'Responsable de cumplimiento normativo',
      164: 'Delegado/a de protección de datos',
    },
  },
  {
    sectorId: 23, // Recursos Humanos
    names: {
      190: 'Técnico/a de recursos humanos',
      191: 'Director/a de recursos humanos',
      192: 'Técnico/a de selección',
      193: 'Técnico/a de nóminas',
      194: 'Responsable de formación',
      195: 'Especialista en relaciones laborales',
      196: 'Técnico/a de prevención de riesgos laborales',
    },
  },
]
