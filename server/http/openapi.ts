import type { OpenAPI } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#contract/contract.ts'
import { apiPageTexts, callTexts, featureTexts, statusTexts } from '#server/api-texts.ts'
import type { Env } from '#server/env.ts'
import { errors, type ErrorCode } from '#server/texts.ts'
import { calls, type Call } from './calls.ts'
import { AppError } from './errors.ts'

type Operation = OpenAPI.OperationObject

/** Every code with its status and its sentence, in the order of the statuses. */
export const errorCodes = (Object.keys(errors) as ErrorCode[])
  .map((code) => ({ code, status: new AppError(code).status, sentence: errors[code] }))
  .toSorted((one, other) => one.status - other.status)

/** What a call may answer besides what its access, its body and its path say already. */
const furtherStatuses: Record<string, number[]> = {
  'auth.login': [401, 429],
  'auth.signup': [409, 429],
  'master.setRole': [409],
  'applications.registerIntoOffer': [404],
  'offers.createOffer': [404],
  'payments.createCheckoutSession': [404, 503],
  'payments.getCheckoutSession': [503],
  'payments.createBillingPortal': [503],
}

/** The contract as OpenAPI 3.1, with what the generator can't know: who may call, and how a call may fail. */
export async function generateOpenApi({ brand, baseUrl }: Pick<Env, 'brand' | 'baseUrl'>): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: apiPageTexts.title(brand.name), version: '1.0.0', description: apiPageTexts.intro },
    servers: [{ url: baseUrl }],
    tags: Object.keys(contract).map((name) => ({ name, description: featureTexts[name] ?? name })),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
      responses: Object.fromEntries(Object.keys(statusTexts).map((status) => [nameOf(status), errorResponse(status)])),
    },
  })
  const { paths = {} } = document
  return {
    ...document,
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, complete(path, item)])),
  }
}

const errorSchema: OpenAPI.SchemaObject = {
  type: 'object',
  properties: { error: { type: 'string' }, code: { type: 'string', enum: Object.keys(errors) } },
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

/** The operations of one path, each completed from its call. */
function complete(path: string, item: OpenAPI.PathItemObject | undefined): OpenAPI.PathItemObject {
  const onPath = calls.filter((call) => call.path === path)
  const operations = onPath.map((call) => {
    const method = call.method.toLowerCase() as 'get'
    return [method, describe(call, item?.[method] ?? {})]
  })
  return Object.fromEntries(operations)
}

function describe(call: Call, operation: Operation): Operation {
  const statuses = failuresOf(call, operation)
  const [feature = ''] = call.name.split('.')
  return {
    ...operation,
    tags: [feature],
    summary: callTexts[call.name] ?? call.name,
    parameters: (operation.parameters ?? []).map(withWholeNumbers),
    security: call.access === 'public' ? [] : [{ session: [] }],
    responses: {
      ...operation.responses,
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }])),
    },
  }
}

function failuresOf({ name, access, path }: Call, { requestBody, parameters = [] }: Operation): number[] {
  const statuses = [500, 503, ...(furtherStatuses[name] ?? [])]
  if (requestBody) statuses.push(400, 413, 415)
  if (parameters.some((parameter) => 'in' in parameter && parameter.in === 'query')) statuses.push(400)
  if (access !== 'public') statuses.push(401)
  // Of an account with a role: the wrong one, or without its profile.
  if (access !== 'public' && access !== 'session') statuses.push(403, 409)
  if (path.includes('{')) statuses.push(404)
  return [...new Set(statuses)].toSorted((one, other) => one - other)
}

/** What stands in an address arrives as text, and so reads as any number; all of ours are whole, from 1 on. */
function withWholeNumbers<Parameter extends object>(parameter: Parameter): Parameter {
  const isNumber = JSON.stringify('schema' in parameter ? parameter.schema : {}).includes('"number"')
  return isNumber ? { ...parameter, schema: { type: 'integer', minimum: 1 } } : parameter
}
