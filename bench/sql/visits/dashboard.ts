import { randomBytes } from 'node:crypto'
import { renewalPath } from '#server/features/offers/expiry/renewal-link.ts'
import type { Visitor } from '../visits.ts'

const offers = [
  'pagina=1',
  'pagina=166',
  'estado=1',
  'estado=0&pagina=9',
  'buscar=tecnico',
  'buscar=madrid',
  'buscar=nadie',
  'buscar=a',
  'proyecto=1',
  'oferta=1',
]
const candidates = [
  'pagina=1',
  'pagina=330',
  'estado=1',
  'estado=0',
  'buscar=ana',
  'buscar=ana+madrid',
  'buscar=nadie',
  'buscar=prueba',
  'oferta=1',
]
const projects = ['pagina=1', 'pagina=16', 'estado=1', 'buscar=equipo', 'buscar=nadie']

/** The dashboard of a company. */
export async function visitDashboard({ call }: Visitor, token: string): Promise<void> {
  await call('companies.getInformation', { token })
  await call('companies.getLogoImage', { token })
  await call('mailChoices.getApplicationMail', { token })
  await call('mailChoices.saveApplicationMail', { token, body: { avisos_candidaturas: 'resumen' } })
  await call('offers.listCompanyOffers', { token, variant: 'all' })
  for (const query of offers) await call('offers.listCompanyOffers', { token, query })
  await call('applications.listCompanyCandidates', { token, variant: 'all' })
  for (const query of candidates) await call('applications.listCompanyCandidates', { token, query })
  await call('projects.listProjects', { token, variant: 'all' })
  for (const query of projects) await call('projects.listProjects', { token, query })
  await call('projects.getProject', { token, id: 1 })
}

const offer = {
  nombre: 'Oferta que mide',
  descripcion: 'Atención al público y caja.',
  salario_anual: 24_000,
  mst_puestos_id: 50,
  mst_emp_sector_id: 7,
  mst_comunidades_id: 7,
  mst_provincias_id: 28,
  mst_ciudades_id: 28079,
  requirements_list: ['Inglés', 'Carné B'],
}

const preguntas = [
  { tipo: 'si_no', texto: '¿Tienes carné de conducir?' },
  { tipo: 'numero', texto: '¿Cuántos años de experiencia tienes?', unidad: 'años' },
  { tipo: 'texto', texto: '¿Por qué quieres este puesto?', obligatoria: false },
]

/** Publishes offers in a new project of a company. Returns the ids of the project and of two, of which the first has questions. */
export async function visitPublishing({ call }: Visitor, token: string, publications: number) {
  const body = { nombre: 'Proyecto que mide', descripcion: 'Se borra al final.' }
  const made = await call<{ project: { emp_proyectos_id: number } }>('projects.createProject', { token, body })
  const project = made.project.emp_proyectos_id
  await call('projects.updateProject', { token, id: project, body: { descripcion: 'Se borra al final del todo.' } })
  // One is rejected later, and the text of a rejected offer is held back when it is published again.
  const nombre = `${offer.nombre} ${randomBytes(4).toString('hex')}`
  const published = { ...offer, nombre, emp_proyectos_id: project }
  await call('offers.createOffer', { token, body: published, times: publications })
  await call('offers.createOffer', { token, variant: 'with questions', body: { ...published, preguntas } })
  const own = await call<{ emp_ofertas_id: number }[]>('offers.listCompanyOffers', {
    token,
    query: `proyecto=${project}`,
  })
  const [id = 0, reported = 0] = own.map((row) => row.emp_ofertas_id)
  await call('offers.updateOffer', { token, id, body: { nombre: 'Oferta cambiada', requirements_list: ['Francés'] } })
  return { project, offer: id, reported }
}

/** Deletes what was published, with its applications. */
export async function visitDeleting({ call, site }: Visitor, token: string, made: { project: number; offer: number }) {
  const renewed = await call<{ caduca_el: string }>('offers.renewOffer', { token, id: made.offer })
  const path = renewalPath(site.deps.appSecret, { offerId: made.offer, expiresOn: renewed.caduca_el })
  await call('offers.renewOfferByLink', { body: { token: path.split('=')[1] } })
  await call('offers.duplicateOffer', { token, id: made.offer })
  await call('offers.closeOffer', { token, id: made.offer, body: { cubierta_aqui: true } })
  await call('offers.deleteOffer', { token, id: made.offer })
  await call('projects.updateProject', { token, variant: 'switches it off', id: made.project, body: { estado: 0 } })
  await call('projects.deleteProject', { token, id: made.project })
}
