import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

const documents = globSync(
  ['*.md', 'docs/**/*.md', '*.config.ts', '.env.example', 'knip.json', 'Dockerfile', 'deploy/*'],
  { cwd: root },
)
const featureReadmes = globSync('server/features/*/README.md', { cwd: root })
const sources = globSync('{contract,server,web,demo,e2e,scripts,bench}/**/*.{ts,tsx,css}', { cwd: root })

const folders = 'contract|server|web|demo|e2e|scripts|bench|docs|public|deploy'
const path = new RegExp(`(?<![\\w@-]|[\\w>*]/)(?:${folders})/(?:[\\w./*<>-]|\\{[\\w.,-]+\\})*`, 'g')
const link = /\]\((?!https?:)([^)#]+)/g
const ofFeature = /(?<=`)[a-z][\w./-]*(?:\/|\.ts)(?=`)/g
const comment = /^\s*(?:\/\/|\/?\*).*$/gm

/** «server/features/<feature>/wire.ts» is correct if at least one feature has such a file. */
const exists = (named: string) => {
  const glob = named.replace(/<[^>]+>/g, '*').replace(/[.,:]?\/?$/, '')
  return globSync(glob, { cwd: root }).length > 0
}

const listMissing = (file: string, text: string) => {
  const paths = [...text.matchAll(path)].map(([named]) => named)
  const links = file.endsWith('.md')
    ? [...text.matchAll(link)].map(([, target = '']) => join(dirname(file), target))
    : []
  return [...paths, ...links].filter((named) => !exists(named)).map((named) => `${file}: ${named}`)
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('every path that the documentation and the configuration name exists', () => {
  expect(documents.length).toBeGreaterThan(20)
  expect(documents.flatMap((file) => listMissing(file, read(file)))).toEqual([])
})

test('every path that the README of a feature names exists, in the repository or below the feature', () => {
  expect(featureReadmes.length).toBeGreaterThan(5)
  const missing = featureReadmes.flatMap((file) => {
    const text = read(file)
    const relative = [...text.matchAll(ofFeature)].map(([named]) => named)
    const isThere = (named: string) => exists(named) || exists(join(dirname(file), named))
    return [
      ...listMissing(file, text),
      ...relative.filter((named) => !isThere(named)).map((named) => `${file}: ${named}`),
    ]
  })
  expect(missing).toEqual([])
})

test('every path that a comment names exists', () => {
  const commentsOf = (file: string) => (read(file).match(comment) ?? []).join('\n')
  expect(sources.flatMap((file) => listMissing(file, commentsOf(file)))).toEqual([])
})
