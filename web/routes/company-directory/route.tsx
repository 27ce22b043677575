import { Form } from 'react-router'
import { DIRECTORY_PAGE_SIZE, LENGTH_MAX } from '#contract/constants.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { api } from '#web/api/client.ts'
import { apiContext } from '#web/api/context.ts'
import type { ListedCompany } from '#web/api/types.ts'
import { lateScripts } from '#web/document/late-scripts/late-scripts.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import {
  filterAddress,
  filtersIn,
  givenFilters,
  id,
  narrows,
  page,
  words,
  type ValuesOf,
} from '#web/forms/filters/filters.ts'
import { VisitorFrame } from '#web/frames/visitor-frame.tsx'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { VerifiedMark } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { AppLink } from '#web/ui/navigation/app-link.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { Route } from './+types/route'
import { directoryTexts as texts } from './texts.ts'

const filters = { nombre: words(LENGTH_MAX.title), provincia: id, sector: id, pagina: page }

async function findDirectory(from: ApiClient, request: Request) {
  const asked = filtersIn(filters, new URL(request.url).searchParams)
  const [{ body, headers }, provinces, sectors] = await Promise.all([
    from.companyPages.listDirectory(givenFilters(filters, asked)),
    from.master.listAllProvinces(),
    from.master.listSectors(),
  ])
  return {
    asked,
    companies: body,
    total: Number(headers['x-total-count']),
    provinces: provinces.map((one) => ({ id: one.mst_provincias_id, label: one.nombre })),
    sectors: sectors.map((one) => ({ id: one.mst_emp_sector_id, label: one.descripcion })),
  }
}

export const loader = ({ context, request }: Route.LoaderArgs) => findDirectory(context.get(apiContext), request)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => findDirectory(api, request)

export const handle = lateScripts

/** Search engines index the pages of the whole directory, and no search in it. */
export const meta: Route.MetaFunction = (args) => {
  const { asked, total } = args.loaderData ?? {}
  const pagina = asked?.pagina ?? 1
  return pageMeta(args, {
    title: texts.metaTitle(pagina),
    description: texts.description,
    canonical: addressOf({ pagina }),
    isHidden: !total || !asked || narrows(filters, asked),
  })
}

const addressOf = (asked: Partial<ValuesOf<typeof filters>>) => filterAddress('/empresas', filters, asked)

export default function Directory({ loaderData }: Route.ComponentProps) {
  const { asked, companies, total, provinces, sectors } = loaderData
  return (
    <VisitorFrame>
      <main id={MAIN_ID} className="page grid grid-cols-1 content-start gap-6 pt-8 pb-14">
        <h1 className="text-24 font-bold small:text-32">{texts.title}</h1>
        <search aria-label={texts.search}>
          {/* Other filters are other fields: what was typed belongs to the address before. */}
          <Form
            key={addressOf(asked)}
            action="/empresas"
            className="grid items-end gap-3 small:grid-cols-2 large:grid-cols-[1.3fr_1fr_1fr_auto]"
          >
            <TextField
              label={texts.name}
              name="nombre"
              type="search"
              defaultValue={asked.nombre}
              maxLength={LENGTH_MAX.title}
            />
            <SelectField
              label={texts.province}
              name="provincia"
              placeholder={texts.anyProvince}
              options={provinces}
              defaultValue={asked.provincia ?? ''}
            />
            <SelectField
              label={texts.sector}
              name="sector"
              placeholder={texts.anySector}
              options={sectors}
              defaultValue={asked.sector ?? ''}
            />
            <Button type="submit">{texts.submit}</Button>
          </Form>
        </search>
        <p role="status" className="font-semibold">
          {texts.found(total)}
        </p>
        {companies.length === 0 && (
          <EmptyState
            illustration={<EmptyProjects />}
            title={texts.none}
            action={<LinkButton href="/empresas">{texts.all}</LinkButton>}
          />
        )}
        <ul className="grid grid-cols-1 gap-4 small:grid-cols-2 large:grid-cols-3">
          {companies.map((company) => (
            <CompanyCard key={company.emp_empresas_id} company={company} />
          ))}
        </ul>
        <Pagination
          page={asked.pagina}
          pageCount={Math.ceil(total / DIRECTORY_PAGE_SIZE)}
          hrefFor={(pagina) => addressOf({ ...asked, pagina })}
        />
      </main>
    </VisitorFrame>
  )
}

/** The whole card leads to the page of the company. */
function CompanyCard({ company }: { company: ListedCompany }) {
  const place = company.mst_ciudades_id ?? company.mst_provincias_id
  return (
    <Card as="li" isInteractive className="flex items-center gap-3">
      <Avatar name={company.nombre} src={company.logo_link} />
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 font-semibold wrap-anywhere">
          <AppLink href={`/empresas/${company.slug}`} className="stretched">
            {company.nombre}
          </AppLink>
        </h2>
        <p className="text-14 text-gray-text">{`${place.nombre} · ${texts.offers(company.ofertas_activas)}`}</p>
        {company.verificada_el && <VerifiedMark />}
      </div>
    </Card>
  )
}
