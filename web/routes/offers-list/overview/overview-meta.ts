import type { MetaDescriptor } from 'react-router'
import { breadcrumbs, itemList } from '#web/document/listed-data.ts'
import { pageMeta, siteOf, type MetaArguments } from '#web/document/page-meta.ts'
import { trailOf, type Found } from './find-overview.ts'
import { overviewTexts as texts } from './texts.ts'

export const titleOf = ({ sector, provincia }: Found['overview']): string =>
  sector || provincia ? texts.title(sector?.descripcion, provincia?.nombre) : texts.all

function descriptionOf(overview: Found['overview']): string {
  if (!overview.cifras) return texts.allDescription
  const { numero_ofertas: offers, numero_empresas: companies, sueldo_mediano: salary, puestos } = overview.cifras
  const pay = salary === null ? [] : `${texts.pay}: ${texts.payValue(salary)}`
  const positions = puestos.length > 0 ? `${texts.positions}: ${puestos.slice(0, 3).join(', ')}` : []
  return `${titleOf(overview)}: ${[texts.count(offers, companies), pay, positions].flat().join('. ')}.`
}

/** The metadata of an overview. Search engines also get its offers and the way to it as lists. */
export function overviewMeta(args: MetaArguments, found: Found | undefined): MetaDescriptor[] {
  if (!found) return pageMeta(args, { title: texts.all, isHidden: true })
  const { overview, offers } = found
  const baseUrl = siteOf(args)?.baseUrl ?? ''
  const cards = offers.map(({ emp_ofertas_id: id, nombre }) => ({ name: nombre, path: `/vista-oferta-completa/${id}` }))
  const steps = [{ name: texts.root, path: '/empleo' }, ...trailOf(overview)]
  return [
    ...pageMeta(args, { title: titleOf(overview), description: descriptionOf(overview), canonical: overview.ruta }),
    ...(cards.length > 0 ? [itemList({ baseUrl, items: cards })] : []),
    ...(steps.length > 1 ? [breadcrumbs({ baseUrl, items: steps })] : []),
  ]
}
