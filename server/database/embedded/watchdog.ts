import { spawn } from 'node:child_process'

// `read` returns when the parent process has ended, even after kill -9.
const script = `read _
kill -INT "$0"
tries=0
while kill -0 "$0" && [ $tries -lt 300 ]; do sleep 0.1; tries=$((tries + 1)); done
if [ $# -gt 0 ]; then rm -rf "$@"; fi`

/** Starts a shell that stops the server and deletes the folders if this process ends without doing so (kill -9). */
export function startWatchdog(pid: number, folders: string[]): () => void {
  const shell = spawn('/bin/sh', ['-c', script, String(pid), ...folders], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C or the end of our process group must not stop the watchdog.
    detached: true,
  })
  // Without a shell the next start stops the orphaned server.
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  shell.unref()
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref()
  return () => void shell.kill('SIGKILL')
}
