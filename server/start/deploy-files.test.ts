import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FILE_BODY_MAX_BYTES } from '#contract/constants.ts'
import { capacity } from '#server/config/capacity.ts'
import { flatEnv } from '#server/config/env-variables.ts'
import { projectRoot } from '#server/config/project-root.ts'
import { release } from '#server/config/release.ts'
import { healthPaths } from '#server/http/health.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const { scripts, dependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const [, command = ''] = scripts?.start?.split('exec node ') ?? []
const settings = Object.keys(flatEnv.shape)

/** All first groups of a pattern in a file. */
const found = (path: string, pattern: RegExp) =>
  [...read(path).matchAll(new RegExp(pattern, 'gm'))].map(([, value = '']) => value)

/** The lines of one service of the compose file. */
const serviceOf = (name: string) =>
  new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(read('deploy/compose.yaml'))?.[1] ?? ''

const megabytes = (path: string, pattern: RegExp, unit: number) => Number(found(path, pattern)[0]) * unit

test('image, service and «npm start» run the same program with the same bounds on memory', () => {
  expect(JSON.parse(found('Dockerfile', /^CMD (.*)$/)[0] ?? '')).toEqual(['node', ...command.split(' ')])
  expect(found('deploy/faro-empleo.service', /^ExecStart=\S+\/node (.*)$/)).toEqual([command])
})

test('both stages of the image have the Node that the project runs on', () => {
  const node = dependencies?.node
  expect(found('Dockerfile', /^FROM node:([\d.]+)-/)).toEqual([node, node])
})

test('every setting that the deploy files name is one of the product', () => {
  const ofApp = [...(/environment:\n((?: {6}.*\n)+)/.exec(serviceOf('app'))?.[1] ?? '').matchAll(/^ {6}(\w+):/gm)]
  const names = ofApp.map(([, name]) => name)
  expect(names).toContain('DATABASE_URL')
  expect(names.filter((name) => !settings.includes(name ?? ''))).toEqual([])
  const inImage = [...(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name)
  expect(inImage.filter((name) => ![...settings, 'NODE_ENV'].includes(name ?? ''))).toEqual([])
})

test('every variable that the compose file asks for is in its example', () => {
  const asked = new Set(found('deploy/compose.yaml', /\$\{(\w+):\?\}/))
  const given = found('deploy/compose.env.example', /^(\w+)=/)
  expect(given.toSorted()).toEqual([...asked].toSorted())
})

test('the container makes a backup of each night, into a volume that its user may write', () => {
  const app = serviceOf('app')
  const [, folder = ''] = /^ {6}BACKUP_DIR: (\S+)$/m.exec(app) ?? []
  expect(app).toMatch(/^ {6}BACKUP_RECIPIENT: /m)
  expect(app).toMatch(new RegExp(`volumes: .*\\w+:${folder}'`))
  // A new volume takes owner and mode from the folder in the image.
  expect(found('Dockerfile', /install --directory --owner=faro-empleo .* --mode=0700 (.*)$/)[0]?.split(' ')).toContain(
    folder,
  )
})

// Seen to fail: POSTGRES_USER made the role of the product a superuser, and a forged backup could have run programs.
test('the role of the product owns its database in the containers, and is no superuser', () => {
  const [, role, base] = /^ {6}DATABASE_URL: postgres:\/\/(\w+):.*\/(\w+)$/m.exec(serviceOf('app')) ?? []
  const postgres = serviceOf('postgres')
  expect(postgres).not.toMatch(/POSTGRES_(USER|DB):/)
  const [, file = ''] = /- \.\/(\S+):\/docker-entrypoint-initdb\.d\/\S+:ro/.exec(postgres) ?? []
  expect(read(`deploy/${file}`).split('\n')).toEqual([
    '\\getenv password POSTGRES_PASSWORD',
    `create role ${role} login password :'password';`,
    `create database ${base} owner ${role};`,
    'alter role postgres password null;',
    '',
  ])
})

test('the compose file and the changelog name the version of the release', () => {
  expect(found('deploy/compose.yaml', /image: faro-empleo:(\S+)$/)).toEqual([release])
  expect(found('CHANGELOG.md', /^## \[(\d\S+)\]/)[0]).toBe(release)
})

test('proxies, image and product agree on the port', () => {
  const port = String(flatEnv.shape.PORT.parse(undefined))
  expect(found('Dockerfile', /^EXPOSE (\d+)$/)).toEqual([port])
  expect(found('deploy/Caddyfile', /UPSTREAM:127\.0\.0\.1:(\d+)/)).toEqual([port])
  expect(found('deploy/nginx.conf', /server 127\.0\.0\.1:(\d+)/)).toEqual([port])
  expect(serviceOf('caddy')).toContain(`UPSTREAM: app:${port}`)
})

test('the image asks for the address that answers while the process runs', () => {
  const [path] = found('Dockerfile', /HEALTHCHECK[^]*\{process\.env\.PORT\}(\/\w+)/)
  expect(healthPaths).toContain(path)
})

test('both proxies let the largest upload through, and little more', () => {
  const limits = [
    megabytes('deploy/nginx.conf', /client_max_body_size (\d+)m;/, 1024 * 1024),
    megabytes('deploy/Caddyfile', /max_size (\d+)MB/, 1_000_000),
  ]
  for (const limit of limits) {
    expect(limit).toBeGreaterThanOrEqual(FILE_BODY_MAX_BYTES)
    expect(limit).toBeLessThan(FILE_BODY_MAX_BYTES * 1.1)
  }
})

test('both proxies close idle connections before the product does', () => {
  const seconds = [
    ...found('deploy/nginx.conf', /keepalive_timeout (\d+)s;/),
    ...found('deploy/Caddyfile', /keepalive (\d+)s/),
  ]
  expect(seconds).toHaveLength(2)
  for (const second of seconds) expect(Number(second) * 1000).toBeLessThan(capacity.server.keepAliveMs)
})

test('both proxies replace the address that a visitor claims to have', () => {
  expect(read('deploy/nginx.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  expect(read('deploy/Caddyfile')).toContain('header_up X-Forwarded-For {remote_host}')
})

test('containers and systemd wait longer than the product takes to stop', () => {
  const [longest] = found('server/process/stop.ts', /LONGEST_MS = ([\d_]+)/)
  const waits = [
    ...found('deploy/faro-empleo.service', /TimeoutStopSec=(\d+)/),
    ...found('deploy/compose.yaml', /stop_grace_period: (\d+)s/),
  ]
  expect(waits).toHaveLength(2)
  for (const wait of waits) expect(Number(wait) * 1000).toBeGreaterThan(Number(longest?.replace('_', '')))
})
