import type { JobPosting } from 'schema-dts'

// Google's rules for a JobPosting (Search Central, «Job posting structured data») that a program can check.

type Json = Record<string, unknown>

/** One sentence for each rule that is broken; none for a posting that may be listed. */
export function findProblems(posting: unknown): string[] {
  if (!isObject(posting)) return ['it is no object']
  return [
    ...rule(posting['@context'] === 'https://schema.org', '@context is not https://schema.org'),
    ...rule(posting['@type'] === 'JobPosting', '@type is not JobPosting'),
    ...unknownFields(posting),
    ...textProblems(posting),
    ...organizationProblems(posting.hiringOrganization),
    ...placeProblems(posting),
    ...salaryProblems(posting),
    ...smallProblems(posting),
  ]
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const rule = (holds: boolean, problem: string): string[] => (holds ? [] : [problem])
const isTyped = (value: unknown, type: string): value is Json => isObject(value) && value['@type'] === type

const required = ['@context', '@type', 'title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation']
const recommended = ['applicantLocationRequirements', 'baseSalary', 'directApply', 'employmentType', 'identifier']
/** Further fields of schema.org that an offer may get. */
const others = [
  'educationRequirements',
  'experienceRequirements',
  'industry',
  'jobBenefits',
  'jobImmediateStart',
  'jobStartDate',
  'skills',
  'totalJobOpenings',
  'workHours',
] satisfies (keyof JobPosting)[]
const fields = new Set<string>([...required, ...recommended, ...others, 'jobLocationType', 'validThrough'])
const unknownFields = (posting: Json): string[] =>
  Object.keys(posting).flatMap((name) => rule(fields.has(name), `${name} is no property of a JobPosting`))

const entity = /^&(?:amp|lt|gt|quot|#39);/
const tag = /^<(?:\/?(?:p|ul|li)|br)>/

/** Whether every < and & of the HTML belongs to one of the few tags or entities, and what opens is closed. */
function isSoundHtml(html: string): boolean {
  const open: string[] = []
  for (const { index } of html.matchAll(/[<&]/g)) {
    const rest = html.slice(index, index + 10)
    if (rest.startsWith('&') ? !entity.test(rest) : !tag.test(rest)) return false
    const [, slash, name = ''] = /^<(\/?)(p|ul|li)>/.exec(rest) ?? []
    if (name && !slash) open.push(name)
    if (name && slash && open.pop() !== name) return false
  }
  return open.length === 0
}

function textProblems({ title, description, datePosted }: Json): string[] {
  const html = isText(description) ? description : ''
  return [
    ...rule(isText(title), 'title is missing'),
    ...rule(!isText(title) || !/\d\s?(?:€|euros?\b|eur\b)|€\s?\d/i.test(title), 'title holds a salary'),
    ...rule(html !== '', 'description is missing'),
    ...rule(html !== title, 'description is the title'),
    ...rule(html.startsWith('<p>') && isSoundHtml(html), 'description is no sound HTML of p, ul, li and br'),
    ...rule(isText(datePosted) && isIsoDate(datePosted), 'datePosted is no ISO 8601 date'),
  ]
}

const isIsoDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/.test(text) &&
  !Number.isNaN(Date.parse(text))

export function organizationProblems(organization: unknown): string[] {
  if (!isTyped(organization, 'Organization')) return ['hiringOrganization is no Organization']
  const { name, logo } = organization
  return [
    ...rule(isText(name), 'hiringOrganization has no name'),
    ...rule(logo === undefined || (isText(logo) && /^https?:\/\/[^/]+\/./.test(logo)), 'logo is no absolute address'),
  ]
}

function placeProblems({ jobLocation, jobLocationType, applicantLocationRequirements: applicants }: Json): string[] {
  const isRemote = jobLocationType === 'TELECOMMUTE'
  return [
    ...rule(isRemote || jobLocationType === undefined, 'jobLocationType may only be TELECOMMUTE'),
    ...rule(isRemote || jobLocation !== undefined, 'jobLocation is missing'),
    ...rule(!Array.isArray(jobLocation) || jobLocation.length > 1, 'a list of places has several'),
    ...[jobLocation ?? []].flat().flatMap(addressProblems),
    ...rule(isRemote === (applicants !== undefined), 'applicantLocationRequirements go with TELECOMMUTE'),
    ...rule(
      !isRemote || (isTyped(applicants, 'Country') && isText(applicants.name)),
      'applicantLocationRequirements name no Country',
    ),
  ]
}

function addressProblems(place: unknown): string[] {
  const address = isTyped(place, 'Place') ? place.address : undefined
  if (!isTyped(address, 'PostalAddress')) return ['jobLocation is no Place with a PostalAddress']
  return [
    ...rule(/^[A-Z]{2}$/.test(String(address.addressCountry)), 'addressCountry is no code of a country'),
    ...rule(isText(address.addressLocality), 'addressLocality is missing'),
    ...rule(isText(address.addressRegion), 'addressRegion is missing'),
  ]
}

const units = new Set(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'])

function salaryProblems({ baseSalary }: Json): string[] {
  if (baseSalary === undefined) return []
  if (!isTyped(baseSalary, 'MonetaryAmount')) return ['baseSalary is no MonetaryAmount']
  const { currency, value: quantity } = baseSalary
  const isQuantity = isTyped(quantity, 'QuantitativeValue')
  const amounts = isQuantity
    ? [quantity.value, quantity.minValue, quantity.maxValue].filter((one) => one !== undefined)
    : []
  return [
    ...rule(/^[A-Z]{3}$/.test(String(currency)), 'currency is no code of ISO 4217'),
    ...rule(
      amounts.length > 0 && amounts.every((amount) => typeof amount === 'number' && amount > 0),
      'baseSalary is no amount above 0',
    ),
    ...rule(isQuantity && units.has(String(quantity.unitText)), 'unitText is no unit of time'),
    ...rule(amounts.length < 2 || Number(amounts[0]) <= Number(amounts[1]), 'the range ends before it begins'),
  ]
}

const kinds = new Set(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'])

function smallProblems({ employmentType, directApply, identifier }: Json): string[] {
  const isIdentifier = isTyped(identifier, 'PropertyValue') && isText(identifier.name) && isText(identifier.value)
  return [
    ...rule(
      employmentType === undefined || [employmentType].flat().every((kind) => kinds.has(String(kind))),
      'employmentType is unknown',
    ),
    ...rule(directApply === undefined || typeof directApply === 'boolean', 'directApply is neither true nor false'),
    ...rule(identifier === undefined || isIdentifier, 'identifier is no PropertyValue with name and value'),
  ]
}
