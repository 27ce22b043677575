import * as z from 'zod'
import { says } from '../call.ts'
import { DEFAULT_COMMUNITY_ID, DEFAULT_PROVINCE_ID, FILE_BODY_MAX_BYTES, LENGTH_MAX } from '../constants.ts'
import { OwnPage } from './company-pages.ts'
import { City, clearable, Id, ImageLink, Message, ProfileImage, requiredLine } from '../shapes.ts'

const CompanyProfile = z.object({
  nombre: requiredLine(LENGTH_MAX.title),
  acronimo: requiredLine(LENGTH_MAX.name),
  mst_comunidades_id: Id,
  mst_provincias_id: Id,
  mst_ciudades_id: clearable(Id),
  image: ProfileImage,
})

export const NewCompanyProfile = CompanyProfile.extend({
  mst_comunidades_id: Id.default(DEFAULT_COMMUNITY_ID),
  mst_provincias_id: Id.default(DEFAULT_PROVINCE_ID),
  mst_ciudades_id: CompanyProfile.shape.mst_ciudades_id.default(null),
})

/** Omitted fields keep their values. */
export const CompanyProfileChanges = CompanyProfile.partial()

export const Company = z.object({
  emp_empresas_id: Id,
  nombre: z.string(),
  acronimo: z.string(),
  fecha_alta: z.string(),
  mst_comunidades_id: Id,
  mst_provincias_id: Id,
  mst_ciudades_id: City.nullable(),
  suscripcion: z.enum(['gratis', 'premium']),
  /** The day on which a cancelled Premium ends. */
  suscripcion_hasta: z.string().nullable(),
  /** True where the last charge failed while Premium still runs. */
  pago_fallido: z.boolean(),
  /** Offers that count for the free plan, and how many of them are held. */
  ofertas_activas: z.int(),
  ofertas_en_revision: z.int(),
  logo_link: z.string().nullable(),
  pagina: OwnPage,
})

export const companies = {
  createProfile: says('Crea el perfil de empresa de la cuenta. Repetida, lo actualiza y devuelve el mismo id.')
    .call('POST /api/companies/create-company-profile', {
      access: 'new-company',
      bodyMaxBytes: FILE_BODY_MAX_BYTES,
      errors: [507],
      changesPublic: true,
    })
    .input(NewCompanyProfile)
    .output(z.array(z.object({ emp_empresas_id: Id }))),
  updateProfile: says('Cambia el perfil de empresa. Lo que no se envía queda como está.')
    .call('PUT /api/companies/update-profile', {
      access: 'company',
      bodyMaxBytes: FILE_BODY_MAX_BYTES,
      errors: [507],
      changesPublic: true,
    })
    .input(CompanyProfileChanges)
    .output(Message),
  getInformation: says('Los datos de la propia empresa.')
    .call('GET /api/companies/company-information', { access: 'company' })
    .output(Company),
  getLogoImage: says('Enlace al logotipo de la empresa; null si no tiene.')
    .call('GET /api/companies/get-logo-image', { access: 'company' })
    .output(ImageLink),
}
