import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of package.json. Sources and the bundle lie at different depths below it. */
export const projectRoot = dirname(findPackageJSON(import.meta.url) ?? '')

const isBundled = import.meta.filename.endsWith('.js')

/** The program of a thread: its source, or the file that the build makes of it. */
export const threadProgram = (folder: string, name: string): string =>
  isBundled ? join(import.meta.dirname, `${name}.js`) : join(projectRoot, folder, `${name}.ts`)
