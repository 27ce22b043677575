/** The settings of a server of our own, given at every start so that an older cluster gets today's. */
export function serverOptions({ folder, port, durable }: { folder: string; port: number; durable: boolean }): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // Its only address is the one above: a socket would need a folder that both users reach.
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    // Data on flash: a jump costs about as much as the next page.
    random_page_cost: 1.1,
    // Queries of milliseconds: compiling them takes longer than running them.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Refused statements are the application's to tell, and hold what people typed. Starts and crashes stay.
    log_min_messages: 'log',
    ...(durable ? {} : careless),
  }
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** For databases that nobody misses. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  autovacuum: 'off',
}
