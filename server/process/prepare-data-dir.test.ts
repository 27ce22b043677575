import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { meaningOf, prepareDataDir } from './prepare-data-dir.ts'

const parent = mkdtempSync(join(tmpdir(), 'faro-data-dir-'))
const file = join(parent, 'file')
writeFileSync(file, '')
afterAll(() => rmSync(parent, { recursive: true }))

test('a missing DATA_DIR is created with its parents, and stays empty', async () => {
  const dataDir = join(parent, 'new/data')
  await prepareDataDir(dataDir)
  await prepareDataDir(dataDir)
  expect(readdirSync(dataDir)).toEqual([])
})

test.each([
  ['a file', file, `${file} no puede ser la carpeta de datos: esa ruta pasa por un archivo`],
  ['inside a file', join(file, 'a/b'), `${file}/a/b no puede ser la carpeta de datos: esa ruta pasa por un archivo`],
  [
    'longer than a file name may be',
    join(parent, 'n'.repeat(300)),
    'El nombre de la carpeta de datos es demasiado largo',
  ],
])('a DATA_DIR that is %s is refused', async (_, dataDir, sentence) => {
  await expect(prepareDataDir(dataDir)).rejects.toThrow(sentence)
})

test.runIf(process.platform === 'linux')('a DATA_DIR in /proc is refused', async () => {
  await expect(prepareDataDir('/proc/faro/data')).rejects.toThrow(
    'No se puede crear la carpeta de datos /proc/faro/data (ENOENT): elige otra con DATA_DIR.',
  )
})

// A test cannot fill a disk or mount one, so it uses the errors that the system would throw.
test.each([
  ['EACCES', 'No hay permiso para escribir en la carpeta de datos /srv/faro'],
  ['EPERM', 'No hay permiso para escribir en la carpeta de datos /srv/faro'],
  ['EROFS', 'La carpeta de datos /srv/faro está en un sistema de archivos de solo lectura'],
  ['ENOSPC', 'No queda espacio en el disco de la carpeta de datos /srv/faro'],
  ['EDQUOT', 'No queda espacio en el disco de la carpeta de datos /srv/faro'],
])('%s is reported in one sentence', (code, sentence) => {
  const { message } = meaningOf(Object.assign(new Error(`${code}: raw`), { code }), '/srv/faro')
  expect(message).toContain(sentence)
  expect(message).toContain('DATA_DIR')
})

// Root may write to every folder, so this test runs as another user.
test.each(['', 'below'])('a folder without write permission is refused («%s»)', (name) => {
  const closed = mkdtempSync(join(parent, 'closed-'))
  chmodSync(parent, 0o755)
  chmodSync(closed, 0o555)
  const dataDir = join(closed, name)
  const module = JSON.stringify(import.meta.resolve('./prepare-data-dir.ts'))
  const code = `import { prepareDataDir } from ${module}
    if (process.getuid() === 0) process.setuid(65534)
    await prepareDataDir(${JSON.stringify(dataDir)}).catch(({ message }) => console.log(message))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  expect(stdout).toBe(
    `No hay permiso para escribir en la carpeta de datos ${dataDir}: cambia sus permisos o elige otra con DATA_DIR.\n`,
  )
  expect(statSync(closed).mode & 0o777).toBe(0o555)
})
