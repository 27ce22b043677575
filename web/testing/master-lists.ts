const community = (mst_comunidades_id: number, nombre_corto: string) => ({ mst_comunidades_id, nombre_corto })
const province = (mst_provincias_id: number, nombre: string) => ({ mst_provincias_id, nombre })
const city = (mst_ciudades_id: number, nombre: string) => ({ mst_ciudades_id, nombre })

/** Enough of the master lists for the forms, for `stubApi`. */
export const masterLists = {
  'GET /api/master/communities': [
    community(7, 'Comunidad de Madrid'),
    community(9, 'Cataluña'),
    community(3, 'Asturias'),
  ],
  'GET /api/master/communities/7/provinces': [province(28, 'Madrid')],
  'GET /api/master/communities/9/provinces': [province(8, 'Barcelona'), province(17, 'Girona')],
  'GET /api/master/communities/3/provinces': [province(33, 'Asturias')],
  'GET /api/master/provinces': [
    { ...province(28, 'Madrid'), mst_comunidades_id: 7 },
    { ...province(8, 'Barcelona'), mst_comunidades_id: 9 },
    { ...province(17, 'Girona'), mst_comunidades_id: 9 },
  ],
  'GET /api/master/provinces/17/cities': [city(17_079, 'Girona'), city(17_066, 'Figueres')],
  'GET /api/master/provinces/28/cities': [city(28_079, 'Madrid'), city(28_005, 'Alcalá de Henares')],
  'GET /api/master/provinces/8/cities': [city(8019, 'Barcelona')],
  'GET /api/master/provinces/33/cities': [city(33_044, 'Oviedo')],
  'GET /api/master/sectors': [
    { mst_emp_sector_id: 7, descripcion: 'Comercio y Ventas', link_imagen: '/sectores/x.svg' },
  ],
  'GET /api/master/job-positions': [
    { mst_puestos_id: 50, nombre: 'Dependiente/a', mst_emp_sector_id: 7, sinonimos: [] },
  ],
  'GET /api/master/job-modality': [{ mst_modalidad_id: 1, descripcion: 'Presencial' }],
  'GET /api/master/working-day': [{ mst_jornada_id: 1, descripcion: 'Completa' }],
  'GET /api/master/genres': [{ mst_sexo_id: 1, descripcion: 'Mujer' }],
  'GET /api/master/countries': [{ mst_paises_id: 724, nombre: 'España' }],
  'GET /api/master/document-types': [
    { mst_clases_doc_id: 1, clase: 'DNI' },
    { mst_clases_doc_id: 2, clase: 'NIE' },
  ],
}
