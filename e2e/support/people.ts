import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { candidateFields, companyFields, offerFields, projectFields } from '#server/testing/factories.ts'
import { aPdf } from '#server/testing/sample-files.ts'

// People and their data, created through the API.

type Fields = Record<string, unknown>
type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/** An account: enough to sign in on a page or to call the API. */
export interface Person {
  email: string
  password: string
  token: string
}

export interface People {
  anAccount: () => Promise<Person>
  aCandidate: (fields?: Fields) => Promise<Person>
  /** Makes a candidate of an account. */
  aProfile: (person: Person) => Promise<void>
  aCompany: (fields?: Fields) => Promise<Person>
  /** Returns its id. */
  aProject: (company: Person, fields?: Fields) => Promise<number>
  /** In a new project unless `emp_proyectos_id` is given. Returns its id. */
  anOffer: (company: Person, fields?: Fields) => Promise<number>
  /** Switches it off, so that it has a page and takes no applications. */
  withdrawOffer: (company: Person, id: number) => Promise<void>
  /** Returns its id. */
  aCv: (candidate: Person, name?: string) => Promise<number>
  anApplication: (candidate: Person, choice: { offerId: number; cvId: number }) => Promise<void>
}

const password = 'luz-de-faro-2026'

/** A machine that is busy refuses with 503, and says when to come back. The refused call has changed nothing. */
async function fetchPatiently(address: string, options: RequestInit, triesLeft = 5): Promise<Response> {
  const response = await fetch(address, options)
  if (response.status !== 503 || triesLeft === 0) return response
  await setTimeout(Number(response.headers.get('retry-after')) * 1000)
  return fetchPatiently(address, options, triesLeft - 1)
}

/** Functions that create people and their data on one server. */
export const peopleAt = (address: string): People => {
  const ask = async <Body = unknown>(call: Call, { token, body }: { token?: string; body?: unknown }) => {
    const [method, path] = call.split(' ')
    const response = await fetchPatiently(`${address}${path}`, {
      ...(method ? { method } : {}),
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${call} answered ${response.status}: ${await response.text()}`)
    const answer: Body = await response.json()
    return answer
  }

  const anAccount = async (): Promise<Person> => {
    const email = `${randomBytes(6).toString('hex')}@prueba.example`
    const body = { email, password, confirmPassword: password }
    const { session } = await ask<{ session: string }>('POST /api/auth/signup', { body })
    return { email, password, token: session }
  }

  const aMember = async ({ roleId, call, fields }: { roleId: 1 | 2; call: Call; fields: Fields }) => {
    const person = await anAccount()
    await ask('POST /api/master/set-role', { token: person.token, body: { roleId } })
    await ask(call, { token: person.token, body: fields })
    return person
  }

  const aProject: People['aProject'] = async ({ token }, fields = {}) => {
    const body = { ...projectFields, ...fields }
    const made = await ask<{ project: { emp_proyectos_id: number } }>('POST /api/companies/create-project', {
      token,
      body,
    })
    return made.project.emp_proyectos_id
  }

  return {
    anAccount,
    aProject,
    aCandidate: (fields = {}) =>
      aMember({ roleId: 1, call: 'POST /api/users/create-user-profile', fields: { ...candidateFields, ...fields } }),
    aProfile: async ({ token }) => {
      await ask('POST /api/users/create-user-profile', { token, body: candidateFields })
    },
    aCompany: (fields = {}) =>
      aMember({
        roleId: 2,
        call: 'POST /api/companies/create-company-profile',
        fields: { ...companyFields, ...fields },
      }),
    anOffer: async (company, fields = {}) => {
      const projectId = fields.emp_proyectos_id ?? (await aProject(company))
      const body = { ...offerFields, ...fields, emp_proyectos_id: projectId }
      await ask('POST /api/companies/create-offer-in-project', { token: company.token, body })
      const offers = await ask<{ emp_ofertas_id: number }[]>('GET /api/companies/all-company-offers', company)
      return Math.max(...offers.map((offer) => offer.emp_ofertas_id))
    },
    withdrawOffer: async ({ token }, id) => {
      await ask(`PUT /api/companies/update-offer/${id}`, { token, body: { estado: 0 } })
    },
    aCv: async ({ token }, name = 'CV de Ana') => {
      const body = { name, file: await aPdf() }
      const made = await ask<{ can_cv_id: number }>('POST /api/users/upload-cv-file', { token, body })
      return made.can_cv_id
    },
    anApplication: async ({ token }, body) => {
      await ask('POST /api/users/register-into-offer', { token, body })
    },
  }
}
