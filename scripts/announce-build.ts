import type { Plugin } from 'vite'

/** Tells the parent process which build begins: that of the browser's pages (`client`), or of the server's (`ssr`). */
export const announceBuild: Plugin = {
  name: 'announce-build',
  apply: 'build',
  buildStart() {
    process.send?.(this.environment.name)
  },
}
