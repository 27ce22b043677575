import type { OpenAPI } from '@orpc/contract'
import { oo } from '@orpc/openapi'
import { os, type Router } from '@orpc/server'
import { headings, type contract } from '#contract/contract.ts'
import { APPLICATION_STATES } from '#contract/values/applications/application-states.ts'
import { apiTexts, statusTexts } from './api-texts.ts'
import type { Env } from '#server/config/env.ts'
import { errors, type ErrorCode } from '#server/error-texts.ts'
import { calls, type Call } from '../calls/calls.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '../implement.ts'

type Operation = OpenAPI.OperationObject

/** Every error code with its status and its sentence, sorted by status. */
export const errorCodes = (Object.keys(errors) as ErrorCode[])
  .map((code) => ({ code, status: new AppError(code).status, sentence: errors[code] }))
  .toSorted((one, other) => one.status - other.status)

/** The parts of the document that the contract does not contain: the URL of the API, how to sign in, and the errors. */
export const documentBase = ({ brand, baseUrl }: Pick<Env, 'brand' | 'baseUrl'>) => ({
  info: {
    title: apiTexts.title(brand.name),
    version: '1.0.0',
    description: [apiTexts.intro, apiTexts.dates, apiTexts.errors, apiTexts.machine].join('\n\n'),
  },
  servers: [{ url: baseUrl }],
  tags: headings,
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer' } as const },
    schemas: { Error: errorSchema },
    responses: Object.fromEntries(Object.keys(statusTexts).map((status) => [nameOf(status), errorResponse(status)])),
  },
})

const errorSchema: OpenAPI.SchemaObject = {
  type: 'object',
  properties: {
    error: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errors) },
    state: { type: 'string', enum: [...APPLICATION_STATES], description: apiTexts.errorState },
  },
  required: ['error', 'code'],
}

const nameOf = (status: string | number) => `Error${status}`

function errorResponse(status: string): OpenAPI.ResponseObject {
  const codes = errorCodes.filter((error) => String(error.status) === status).map(({ code }) => code)
  return {
    description: `${statusTexts[Number(status)]} (${codes.join(', ')})`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}

const anyRouter = os.$context<ApiContext>()

const describeCalls = oo.spec(
  anyRouter.middleware(({ next }) => next()),
  (operation) => {
    const call = calls.find(({ name }) => name === operation.operationId)
    return call ? describe(call, operation) : operation
  },
)

/** Adds to each call its summary, its access and its errors. */
export const describedRouter = (router: Router<typeof contract, ApiContext>) =>
  // The `os` of ./implement.ts cannot do this: its routers are described from the contract alone.
  anyRouter.use(describeCalls).router(router)

function describe(call: Call, operation: Operation): Operation {
  const statuses = failuresOf(call, operation)
  return {
    ...operation,
    tags: call.name.split('.').slice(0, 1),
    summary: call.summary,
    parameters: (operation.parameters ?? []).map(withWholeNumbers),
    security: call.access === 'public' ? [] : [{ session: [] }],
    responses: {
      ...operation.responses,
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }])),
    },
  }
}

function failuresOf(
  { access, path, errors: further = [] }: Call,
  { requestBody, parameters = [] }: Operation,
): number[] {
  const statuses = [500, 503, ...further]
  if (requestBody) statuses.push(400, 413, 415)
  if (parameters.some((parameter) => 'in' in parameter && parameter.in === 'query')) statuses.push(400)
  if (access !== 'public') statuses.push(401)
  // 403 for an account of the other role, 409 for one without a profile.
  if (access !== 'public' && access !== 'session') statuses.push(403, 409)
  if (path.includes('{')) statuses.push(404)
  return [...new Set(statuses)].toSorted((one, other) => one - other)
}

/** Parameters arrive as text, so the generator sees any number. All of ours are whole numbers from 1. */
function withWholeNumbers<Parameter extends object>(parameter: Parameter): Parameter {
  const isNumber = JSON.stringify('schema' in parameter ? parameter.schema : {}).includes('"number"')
  return isNumber ? { ...parameter, schema: { type: 'integer', minimum: 1 } } : parameter
}
