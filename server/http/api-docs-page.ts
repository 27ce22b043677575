import type { OpenAPI } from '@orpc/contract'
import { html, raw } from 'hono/html'
import { accessTexts, apiPageTexts as texts, featureTexts } from '#server/api-texts.ts'
import { apiDocsStyle } from './api-docs-style.ts'
import { listFields, type Field, type Schema } from './api-fields.ts'
import { calls, type Call } from './calls.ts'
import { errorCodes } from './openapi.ts'

const features = [...new Set(calls.map(featureOf))]

/** The description of the API for people to read: plain HTML, no scripts. */
export const apiDocsPage = (document: OpenAPI.Document) =>
  html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <style>
          ${raw(apiDocsStyle)}
        </style>
      </head>
      <body>
        <a class="skip" href="#contenido">${texts.skip}</a>
        <header>
          <div class="frame">
            <h1>${document.info.title}</h1>
            <p>${texts.intro}</p>
            <p>${texts.datesIntro}</p>
            <a href="/api/openapi.json">${texts.machine}<code>/api/openapi.json</code></a>
          </div>
        </header>
        <main id="contenido" class="frame">
          <nav aria-label="${texts.contents}">
            <ul>
              ${[...features, 'errors'].map((name) => html`<li><a href="#${name}">${titleOf(name)}</a></li>`)}
            </ul>
          </nav>
          ${features.map((feature) => featureSection(feature, document))} ${errorSection()}
        </main>
      </body>
    </html>`

function featureOf({ name }: Call): string {
  return name.split('.')[0] ?? name
}

const titleOf = (feature: string) => (feature === 'errors' ? texts.errors : (featureTexts[feature] ?? feature))

const featureSection = (feature: string, document: OpenAPI.Document) =>
  html`<section aria-labelledby="${feature}">
    <h2 id="${feature}">${titleOf(feature)}</h2>
    ${calls.filter((call) => featureOf(call) === feature).map((call) => callArticle(call, document))}
  </section>`

function callArticle(call: Call, { paths }: OpenAPI.Document) {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
  const operation: OpenAPI.OperationObject = paths?.[call.path]?.[method] ?? {}
  return html`<article id="${call.name}">
    <h3><span class="method ${method}">${call.method}</span><code>${call.path}</code></h3>
    <p>${operation.summary}</p>
    <p class="who">${accessTexts[call.access]}</p>
    ${fieldTable(texts.parameters, parametersOf(operation))} ${fieldTable(texts.request, requestOf(operation))}
    ${fieldTable(texts.headers, headersOf(operation))} ${fieldTable(texts.response, responseOf(operation))}
  </article>`
}

function fieldTable(title: string, fields: Field[]) {
  if (fields.length === 0) return ''
  return html`<details>
    <summary>${title}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">${texts.field}</th>
          <th scope="col">${texts.type}</th>
          <th scope="col">${texts.presence}</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(
          ({ name, type, isRequired }) =>
            html`<tr>
              <td><code>${name}</code></td>
              <td>${type}</td>
              <td class="note">${isRequired ? texts.required : texts.optional}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`
}

const errorSection = () =>
  html`<section aria-labelledby="errors">
    <h2 id="errors">${texts.errors}</h2>
    <p>${texts.errorsIntro}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${texts.status}</th>
          <th scope="col">${texts.code}</th>
          <th scope="col">${texts.sentence}</th>
        </tr>
      </thead>
      <tbody>
        ${errorCodes.map(
          ({ status, code, sentence }) =>
            html`<tr>
              <td>${status}</td>
              <td><code>${code}</code></td>
              <td>${sentence}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`

const jsonOf = (part: object | undefined): Field[] => {
  const { content } = (part ?? {}) as { content?: Record<string, { schema?: Schema }> }
  const schema = content?.['application/json']?.schema
  return schema ? listFields(schema) : []
}

const requestOf = ({ requestBody }: OpenAPI.OperationObject) => jsonOf(requestBody)
const responseOf = ({ responses }: OpenAPI.OperationObject) => jsonOf(responses?.['200'])

function parametersOf({ parameters = [] }: OpenAPI.OperationObject): Field[] {
  return parameters.flatMap((parameter) => ('in' in parameter ? named(parameter.name, parameter) : []))
}

function headersOf({ responses }: OpenAPI.OperationObject): Field[] {
  const { headers = {} } = (responses?.['200'] ?? {}) as { headers?: Record<string, object> }
  return Object.entries(headers).flatMap(([name, header]) => named(name, header))
}

const named = (name: string, { schema = {}, required = false }: { schema?: unknown; required?: boolean }): Field[] =>
  listFields(schema as Schema).map(({ type }) => ({ name, type, isRequired: required }))
