import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer, type RunningServer } from '#e2e/support/running-server.ts'
import { findFreePort, type OwnDatabase } from './database.ts'
import type { Users } from './use.ts'

const TIMES = 10
const RELOAD_MS = 1000

interface Given {
  database: OwnDatabase
  env: Record<string, string>
  populate: (address: string) => Promise<Users>
  fail: (sentence: string) => void
  tryInUse: (
    tried: { name: string; port: number; users: Users; finalAddress: () => string },
    happen: () => Promise<void>,
  ) => Promise<void>
}

// A request that reaches a listening socket in the moment of its end is lost, and no proxy may repeat a POST. So the proxy
// leaves a server out before it is stopped.
const configuration = ({ folder, port, servers }: Place, without: number | null): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream faro {
    ${servers.map((server) => `server 127.0.0.1:${server}${server === without ? ' down' : ''};`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 8m;
    location / {
      proxy_pass http://faro;
      proxy_next_upstream error;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`

interface Place {
  folder: string
  port: number
  servers: readonly number[]
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
}

/** nginx in front of these servers, as an unprivileged program with a folder of its own. */
async function startProxy(servers: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'faro-nginx-'))
  const port = await findFreePort()
  const write = (without: number | null) =>
    writeFileSync(join(folder, 'nginx.conf'), configuration({ folder, port, servers }, without))
  write(null)
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  await once(nginx, 'spawn')
  await untilListening(port)
  return {
    port,
    /** Sends no new request to this server, or to all of them again. */
    leaveOut: async (server: number | null) => {
      write(server)
      nginx.kill('SIGHUP')
      await wait(RELOAD_MS)
    },
    stop: async () => {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Two processes behind nginx; each is stopped and started again ten times while the site is used. */
export async function restartByTurns({ database, env, populate, fail, tryInUse }: Given): Promise<void> {
  const ports = [await findFreePort(), await findFreePort()] as const
  const start = (port: number) =>
    startServer({
      env: { ...env, TRUST_PROXY: '1', PORT: String(port), DATABASE_URL: database.addressAt(database.port) },
    })
  const running = new Map<number, RunningServer>()
  for (const port of ports) running.set(port, await start(port))
  const proxy = await startProxy(ports)
  try {
    const users = await populate(`http://127.0.0.1:${proxy.port}`)
    const finalAddress = () => database.addressAt(database.port)
    await tryInUse({ name: 'restarts', port: proxy.port, users, finalAddress }, async () => {
      for (let turn = 0; turn < TIMES * ports.length; turn += 1) {
        const port = ports[turn % ports.length] ?? 0
        const server = running.get(port)
        await proxy.leaveOut(port)
        const stopped = performance.now()
        await server?.stop()
        const code = await server?.ended
        const ms = performance.now() - stopped
        if (code !== 0 || ms > 10_000) fail(`a process ended with ${code} after ${ms.toFixed(0)} ms`)
        running.set(port, await start(port))
        await proxy.leaveOut(null)
      }
    })
  } finally {
    await proxy.stop()
    for (const server of running.values()) await server.stop()
  }
}
