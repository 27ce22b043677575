import { useQuery } from '@tanstack/react-query'
import { isMailOfSite } from '#contract/values/verification.ts'
import { queries } from '#web/api/queries.ts'
import type { DraftBody } from '#web/api/types.ts'
import {
  citiesQuery,
  listQuery,
  positionsQuery,
  provincesQuery,
  sectorsQuery,
  useOptions,
  type Choice,
} from '#web/forms/fields/master-lists.ts'
import type { PreviewNames, PreviewedCompany } from './preview-of.ts'

const find = <One extends Choice>(options: readonly One[], id: number | undefined) =>
  options.find((option) => option.id === id)

/** The names of what was chosen. The form has loaded their lists. */
export function useNames(body: DraftBody): PreviewNames {
  const { options: positions } = useOptions(positionsQuery)
  const { options: sectors } = useOptions(sectorsQuery)
  const { options: communities } = useOptions(listQuery('communities'))
  const { options: provinces } = useOptions(provincesQuery(body.mst_comunidades_id ?? null))
  const { options: cities } = useOptions(citiesQuery(body.mst_provincias_id ?? null))
  const sector = find(sectors, body.mst_emp_sector_id)
  return {
    position: find(positions, body.mst_puestos_id)?.label ?? '',
    sector: sector?.label ?? '',
    sectorPicture: sector?.picture ?? '',
    community: find(communities, body.mst_comunidades_id)?.label ?? '',
    province: find(provinces, body.mst_provincias_id)?.label ?? '',
    city: find(cities, body.mst_ciudades_id)?.label ?? '',
  }
}

/** The own company as candidates see it. The dashboard has loaded it. */
export function useCompany(): PreviewedCompany {
  const { data: company } = useQuery(queries.companies.getInformation.queryOptions())
  const { data: verification } = useQuery(queries.verification.getVerification.queryOptions())
  const isVerified = verification?.estado_verificacion === 'verificada'
  // As on its page: an e-mail says something only beside a web of its domain that was checked.
  const { web, contacto_correo: email } = verification?.datos ?? {}
  const checks = verification?.comprobaciones ?? []
  const isOfSite = checks.some((one) => one.comprobacion === 'web') && web && email && isMailOfSite(email, web)
  return {
    nombre: company?.nombre ?? '',
    logo_link: company?.logo_link ?? null,
    verificada_el: isVerified ? verification.desde : null,
    comprobaciones: isOfSite ? checks : checks.filter((one) => one.comprobacion !== 'correo_corporativo'),
    slug: null,
  }
}
