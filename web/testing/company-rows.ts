import type { CompanyCandidate, OpenedApplication, Project } from '#web/api/types.ts'
import { anOwnOffer } from './offers.ts'

/** A project as its company reads it. */
export const ownProject: Project = {
  emp_proyectos_id: 4,
  nombre: 'Apertura',
  descripcion: 'Equipo nuevo',
  fecha_inicio: '2026-05-10',
  fecha_fin: '2026-06-10',
  estado: 1,
  emp_empresas_id: 2,
  version: 1,
  numero_ofertas: 0,
  numero_candidaturas: 0,
  en_espera: 0,
}

export const ownOffer = anOwnOffer()

/** Somebody who applied to it. */
export const companyCandidate: CompanyCandidate = {
  can_cv_ofertas_id: 6,
  estado_candidatura: 'enviada',
  fecha_creacion: '2026-11-20',
  dias_sin_respuesta: 1,
  pregunto_el: null,
  nb_usuarios_id: {
    foto_link: null,
    nombre: 'Ana',
    primer_apellido: 'Núñez',
    mst_ciudades_id: { nombre: 'Madrid' },
    telefono_movil: '600 000 001',
    email: 'ana@prueba.example',
    sin_nombre: false,
  },
  emp_ofertas_id: { emp_ofertas_id: 9, nombre: 'Dependiente' },
  can_cv_id: { nombre: 'CV de Ana', cv_link: '/files/cv/ana.pdf' },
  tiene_notas: false,
  mensaje_pendiente: false,
}

/** The same, opened by the company. */
export const openedApplication: OpenedApplication = {
  ...companyCandidate,
  estado_candidatura: 'leida',
  emp_ofertas_id: {
    ...companyCandidate.emp_ofertas_id,
    emp_proyectos_id: { emp_proyectos_id: 4, nombre: 'Apertura' },
  },
  can_cv_id: { ...companyCandidate.can_cv_id, cv_vista: '/files/cv/shown.pdf' },
  historial: [
    { estado_candidatura: 'enviada', fecha: '2026-11-20', quien: 'candidato', motivo: null, texto: null },
    { estado_candidatura: 'leida', fecha: '2026-11-21T09:00:00.000Z', quien: 'empresa', motivo: null, texto: null },
  ],
  respuestas: [],
  nota: null,
  conversacion: { mensajes: [], turno: 'tuyo' },
  notas: [],
  otras_candidaturas: [],
  pendiente: null,
  opciones: ['preseleccionada', 'entrevista', 'contratada', 'descartada'],
}
