import { totalmem } from 'node:os'

const MEGABYTE = 1024 * 1024

/** Megabytes for PostgreSQL's own cache: an eighth of the memory, from 128 to 1,024. A small site fills only a part of it. */
export function cacheMegabytes(memoryBytes = findMemory()): number {
  return Math.min(1024, Math.max(128, Math.floor(memoryBytes / 8 / MEGABYTE)))
}

/** The memory of the machine, or the limit of the container. */
const findMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** The settings of the embedded server. They are given at every start, so an older cluster gets them too. */
export function serverOptions({ folder, port, durable }: { folder: string; port: number; durable: boolean }): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // No socket: it would need a folder that both users can enter.
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: `${cacheMegabytes()}MB`,
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    // On an SSD a random read costs about as much as a sequential one.
    random_page_cost: 1.1,
    // The queries are short: compiling them takes longer than running them.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Logs starts and crashes, not failed statements: those contain personal data.
    log_min_messages: 'log',
    ...(durable ? {} : withoutDurability),
  }
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** For temporary databases. */
const withoutDurability = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  autovacuum: 'off',
}
