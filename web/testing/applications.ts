import { eachLine } from '#contract/offer/lines.ts'
import type { Application, ApplicationDetails } from '#web/api/types.ts'

type Change = Application['historial'][number]

/** A change of an application, as its candidate reads it. */
export const aChange = (fields: Partial<Change> = {}): Change => ({
  estado_candidatura: 'enviada',
  fecha: '2026-11-19',
  texto: null,
  motivo: null,
  ...fields,
})

/** An application as its candidate reads it: sent, to an offer that is active. */
export const anApplication = (fields: Partial<Application> = {}): Application => ({
  can_cv_ofertas_id: 5,
  estado: 1,
  estado_candidatura: 'enviada',
  historial: [aChange()],
  sin_respuesta: null,
  mensaje_pendiente: false,
  puede_preguntar: false,
  pregunto_el: null,
  fecha_creacion: '2026-11-19',
  aviso: null,
  con_pagina: true,
  cv: { can_cv_id: 9, nombre: 'CV de Ana' },
  ...fields,
  emp_ofertas_id: {
    emp_ofertas_id: 31,
    nombre: 'Cocinera',
    estado: 1,
    mst_emp_sector_id: { descripcion: 'Hostelería y Turismo' },
    mst_ciudades_id: { nombre: 'Vigo' },
    otras_ciudades: 0,
    toda_espana: false,
    emp_proyectos_id: { emp_empresas_id: { nombre: 'Casa Ría', slug: 'casa-ria-4' } },
    ...fields.emp_ofertas_id,
  },
})

/** The same, opened. */
export const anOpenedApplication = (fields: Partial<ApplicationDetails> = {}): ApplicationDetails => ({
  respuestas: [],
  nota: null,
  oferta: {
    nombre: 'Cocinera',
    empresa: 'Casa Ría',
    descripcion: 'Guisos de siempre.',
    salario_anual: 21_000,
    salario_max: null,
    salario: '21.000\u00a0€ al año',
    ...eachLine(() => null),
    reservada_discapacidad: null,
    tipo_contrato: 'indefinido',
    experiencia: 'junior',
    vacantes: 2,
    puesto: 'Cocinero/a',
    modalidad: 'Presencial',
    jornada: 'Completa',
    sector: 'Hostelería y Turismo',
    provincia: 'Pontevedra',
    ciudad: 'Vigo',
    mas_ciudades: [],
    toda_espana: false,
    requirements_list: ['Carné de manipulador de alimentos'],
  },
  ha_cambiado: false,
  conversacion: { mensajes: [], turno: 'suyo' },
  ...fields,
  ...anApplication(fields),
})
