import type { Files } from '#server/files/files.ts'
import { toPublicOffer } from '#server/domain/offers/offer-wire.ts'
import type { OverviewLink } from '#server/domain/offers/overviews/live-overviews.ts'
import type { OverviewRow } from './overview/find-overview.ts'

export const toFigures = ({ active, verified }: { active: number; verified: number }) => ({
  ofertas_activas: active,
  ofertas_verificadas: verified,
})

const toLink = ({ name, path, offers }: OverviewLink) => ({ nombre: name, ruta: path, numero_ofertas: offers })

export const toOverview = (
  { path, sector, province, figures, newest, sectors, provinces }: OverviewRow,
  now: { files: Files; today: string },
) => ({
  ruta: path,
  sector: sector ? { mst_emp_sector_id: sector.id, descripcion: sector.name } : null,
  provincia: province ? { mst_provincias_id: province.id, nombre: province.name } : null,
  cifras: figures
    ? {
        numero_ofertas: figures.offers,
        numero_empresas: figures.companies,
        sueldo_mediano: figures.usual,
        ofertas_con_sueldo: figures.paid,
        responde_por_ciento: figures.percent,
        responde_en_dias: figures.days,
        puestos: figures.positions,
        ciudades: figures.towns,
      }
    : null,
  ofertas: newest.map((row) => toPublicOffer(row, now)),
  sectores: sectors.map(toLink).filter(({ ruta }) => ruta !== path),
  provincias: provinces.map(toLink).filter(({ ruta }) => ruta !== path),
})
