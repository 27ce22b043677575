import { spawn } from 'node:child_process'

// Its input ends when the process at the other end is gone, however that came about.
const script = `read _
kill -INT "$0"
tries=0
while kill -0 "$0" && [ $tries -lt 300 ]; do sleep 0.1; tries=$((tries + 1)); done
if [ $# -gt 0 ]; then rm -rf "$@"; fi`

/** Stops a server, and then removes folders, should this process end without doing so: a kill -9 leaves nothing. */
export function watchOver(pid: number, folders: string[]): () => void {
  const shell = spawn('/bin/sh', ['-c', script, String(pid), ...folders], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    // Neither a Ctrl-C nor the end of our process group may end it before its time.
    detached: true,
  })
  // Without a shell the next start finds the orphan and stops it.
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  shell.unref()
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref()
  return () => void shell.kill('SIGKILL')
}
