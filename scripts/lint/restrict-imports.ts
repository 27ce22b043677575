import { dirname } from 'node:path/posix'
import type { OxlintOverride } from 'oxlint'
import { arrows, type Arrow } from './arrows.ts'

const subjectOf = ({ of, tests }: Arrow): string => `${tests ? 'Tests' : 'Files'} of ${of}`

/** The lint's message for an import that an arrow forbids. */
function messageOf(arrow: Arrow): string {
  const { of, knows, packages = ['packages'] } = arrow
  const names = knows.map((path) => (path.startsWith('virtual:') ? path : `#${path}`))
  const own = isFile(of) ? [] : ['their own folder (./, ../)']
  return `${subjectOf(arrow)} import only: ${[...own, ...names, ...packages].join(', ')} (scripts/lint/arrows.ts).`
}

// In the patterns of oxlint the last one that matches an import counts: «!» allows it again. A leading # would make a
// comment, hence \#.
const forbidden = ['\\#*/**', 'virtual:*/**']

const isFile = (path: string) => /\.(ts|tsx|\{ts,tsx\})$/.test(path)
const allow = (name: string) => (isFile(name) ? `!${name}` : `!${name}/**`)
const allowByName = ({ knows }: Arrow) => knows.map((path) => allow(path.startsWith('virtual:') ? path : `\\#${path}`))

const override = (arrow: Arrow, files: string, group: readonly string[]): OxlintOverride => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group: [...group], message: messageOf(arrow) }] }] },
})

/** Files use ./ only for files in their own folder and its subfolders. */
function restrictFile(arrow: Arrow): OxlintOverride[] {
  const folder = dirname(arrow.of)
  const known = arrow.knows.filter((path) => `${path}/`.startsWith(`${folder}/`))
  const siblings = known.map((path) => allow(`.${path.slice(folder.length)}`))
  return [override(arrow, arrow.of, [...forbidden, './**', '../**', ...siblings, ...allowByName(arrow)])]
}

// A pattern sees only the text of an import. How many ../ lead out of a folder depends on how deep the file lies.
const deepest = 5
const depths = [5, 4, 3, 2, 1, 0]

/** Files use ./ and ../ inside their folder, and # for the rest of the project. */
function restrictFolder(arrow: Arrow): OxlintOverride[] {
  const { of, tests, packages } = arrow
  const files = tests ? '*.test.{ts,tsx}' : '*'
  const closed = packages ? ['**', '!./**', '!../**', ...packages.map((name) => `!${name}`)] : []
  return depths.map((depth) => {
    const outside = `${'../'.repeat(depth + 1)}**`
    const between = depth === deepest ? '**/' : '*/'.repeat(depth)
    return override(arrow, `${of}/${between}${files}`, [...closed, ...forbidden, outside, ...allowByName(arrow)])
  })
}

export const importRestrictions: OxlintOverride[] = arrows.flatMap((arrow) =>
  isFile(arrow.of) ? restrictFile(arrow) : restrictFolder(arrow),
)
