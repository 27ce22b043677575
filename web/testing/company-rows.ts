/** A project as its company reads it. */
export const ownProject = {
  emp_proyectos_id: 4,
  nombre: 'Apertura',
  descripcion: 'Equipo nuevo',
  fecha_inicio: '2026-05-10',
  fecha_fin: '2026-06-10',
  estado: 1 as 0 | 1,
  emp_empresas_id: 2,
  version: 1,
  numero_ofertas: 0,
  numero_candidaturas: 0,
}

const madrid = {
  mst_ciudades_id: 28_079,
  nombre: 'Madrid',
  mst_provincias_id: {
    mst_provincias_id: 28,
    nombre: 'Madrid',
    mst_comunidades_id: { mst_comunidades_id: 7, nombre_corto: 'Comunidad de Madrid' },
  },
}

/** An offer as its company reads it. */
export const ownOffer = {
  emp_ofertas_id: 9,
  nombre: 'Dependiente',
  descripcion: 'Atención al público.',
  salario_anual: 18_000,
  mst_puestos_id: { mst_puestos_id: 50, nombre: 'Dependiente/a' },
  mst_modalidad_id: 1,
  mst_jornada_id: 1,
  mst_emp_sector_id: { mst_emp_sector_id: 7, descripcion: 'Comercio y Ventas', link_imagen: '/sectores/x.svg' },
  mst_ciudades_id: madrid,
  emp_proyectos_id: {
    emp_proyectos_id: 4,
    nombre: 'Apertura',
    emp_empresas_id: { nombre: 'Talleres Ejemplo', logo_link: null },
    estado: 1 as 0 | 1,
  },
  fecha_creacion: '2026-11-20',
  estado: 1 as 0 | 1,
  requirements_list: [{ descripcion: 'Inglés' }],
  version: 1,
  numero_candidaturas: 0,
  limite_gratis: false,
}

/** Somebody who applied to it. */
export const companyCandidate = {
  can_cv_ofertas_id: 6,
  nb_usuarios_id: {
    foto_link: null,
    nombre: 'Ana',
    primer_apellido: 'Núñez',
    mst_ciudades_id: { nombre: 'Madrid' },
    telefono_movil: '600 000 001',
    email: 'ana@prueba.example',
  },
  emp_ofertas_id: { emp_ofertas_id: 9, nombre: 'Dependiente' },
  can_cv_id: { nombre: 'CV de Ana', cv_link: '/files/cv/ana.pdf' },
}
